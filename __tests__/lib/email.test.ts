/** @jest-environment jsdom */
import { sendEmail } from '@/lib/email';
import { readEmailConfig } from '@/lib/settings';

type Answer = { status: number; responseText: string } | 'unreachable';

/** Stands in for the browser's request at the network's edge and returns what was sent through it. */
function answerWith(answer: Answer) {
  const sent: { method?: string; address?: string; body?: string } = {};
  class Request extends EventTarget {
    status = answer === 'unreachable' ? 0 : answer.status;
    responseText = answer === 'unreachable' ? '' : answer.responseText;
    setRequestHeader = () => undefined;
    open(method: string, address: string) {
      Object.assign(sent, { method, address });
    }
    send(body: string) {
      sent.body = body;
      this.dispatchEvent(new Event(answer === 'unreachable' ? 'error' : 'load'));
    }
  }
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new Request() as never);
  return sent;
}

const config = {
  ...readEmailConfig({}),
  publicKey: 'key',
  serviceId: 'service',
  origin: 'https://mail.example',
  isDemonstration: false,
};

afterEach(() => jest.restoreAllMocks());

describe('an e-mail', () => {
  it('is one POST with exactly the specified body', async () => {
    const sent = answerWith({ status: 200, responseText: 'OK' });
    await sendEmail(config, 'template', { message: 'Hello' });
    expect(sent.method).toBe('POST');
    expect(sent.address).toBe('https://mail.example/api/v1.0/email/send');
    expect(JSON.parse(sent.body ?? '')).toEqual({
      lib_version: '3.12.1',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: { message: 'Hello' },
    });
  });

  it.each([
    ['status 200', { status: 200, responseText: 'anything' }],
    ['the text OK', { status: 500, responseText: 'OK' }],
  ])('is sent when the answer has %s', async (_, answer) => {
    answerWith(answer);
    await expect(sendEmail(config, 'template', {})).resolves.toBeUndefined();
  });

  it.each([201, 400, 402, 403, 412, 413, 429, 500])(
    'is not sent with status %d',
    async (status) => {
      answerWith({ status, responseText: 'No' });
      await expect(sendEmail(config, 'template', {})).rejects.toMatchObject({ status, text: 'No' });
    },
  );

  it('reports an unreachable service as status 0, "Network Error"', async () => {
    answerWith('unreachable');
    await expect(sendEmail(config, 'template', {})).rejects.toMatchObject({
      status: 0,
      text: 'Network Error',
    });
  });

  it.each([
    ['The public key is required', { ...config, publicKey: '' }, 'template'],
    ['The service ID is required', { ...config, serviceId: '' }, 'template'],
    ['The template ID is required', config, ''],
  ])('says "%s"', async (text, incomplete, template) => {
    answerWith({ status: 200, responseText: 'OK' });
    await expect(sendEmail(incomplete, template, {})).rejects.toMatchObject({
      text: expect.stringMatching(`^${text}`),
    });
  });

  it('of a demonstration is not sent where a host answers with a page instead of OK', async () => {
    answerWith({ status: 200, responseText: '<!doctype html>' });
    const demonstration = { ...config, isDemonstration: true };
    await expect(sendEmail(demonstration, 'template', {})).rejects.toMatchObject({ status: 200 });
  });
});

describe('a message whose sending failed', () => {
  async function mayHaveArrived(answer: Answer) {
    answerWith(answer);
    const reason = await sendEmail(config, 'template', {}).catch((error) => error);
    return reason.mayHaveArrived;
  }

  it.each([400, 402, 403, 404, 412, 413, 429, 500])(
    'did not arrive where the service refused it with a status %i',
    async (status) => {
      expect(await mayHaveArrived({ status, responseText: 'No' })).toBe(false);
    },
  );

  it.each([408, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 598])(
    'may have arrived after a status %i, which is none of the service itself',
    async (status) => {
      expect(await mayHaveArrived({ status, responseText: 'Gateway' })).toBe(true);
    },
  );

  it.each([
    '\n<!DOCTYPE html><title>A host</title>',
    '<!-- a host --><html>',
    '<?xml version="1.0"?>',
  ])('did not arrive where a page, “%s”, answered with status 200', async (responseText) => {
    expect(await mayHaveArrived({ status: 200, responseText })).toBe(false);
  });

  it('may have arrived when the connection broke, even if the browser went offline by that', async () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true);
    isOnline.mockReturnValue(false);
    expect(await mayHaveArrived('unreachable')).toBe(true);
  });

  it('did not arrive where the browser was offline before it left', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await mayHaveArrived('unreachable')).toBe(false);
  });

  it.each([
    ['did not arrive where a policy blocked it', config.origin, false],
    ['may have arrived where a policy blocked something else', 'https://other.example', true],
  ])('%s', async (_, blocked, expected) => {
    const sending = mayHaveArrived('unreachable');
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'connect-src',
      blockedURI: `${blocked}/api/v1.0/email/send`,
    });
    setTimeout(() => document.dispatchEvent(violation));
    expect(await sending).toBe(expected);
  });

  it('never leaves once it was canceled', async () => {
    const sent = answerWith({ status: 200, responseText: 'OK' });
    const onLeave = jest.fn();
    const options = { signal: AbortSignal.abort(), onLeave };
    await expect(sendEmail(config, 'template', {}, options)).rejects.toMatchObject({
      mayHaveArrived: false,
    });
    expect(onLeave).not.toHaveBeenCalled();
    expect(sent).toEqual({});
  });
});
