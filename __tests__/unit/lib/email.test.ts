/** @jest-environment jsdom */
import { sendEmail } from '@/lib/email';
import { readEmailConfig } from '@/lib/settings';

type Answer = { status: number; responseText: string } | 'unreachable';

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

it('an e-mail is one POST with exactly the specified body', async () => {
  const sent = answerWith({ status: 200, responseText: ' OK\n' });
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

describe('a message whose sending failed', () => {
  async function mayHaveArrived(answer: Answer) {
    answerWith(answer);
    const reason = await sendEmail(config, 'template', {}).catch((error) => error);
    return reason.mayHaveArrived;
  }

  it.each([
    [400, 'The template ID not found', false],
    [403, 'API calls are disabled for non-browser applications', false],
    [403, 'API calls in strict mode, but no private key was passed', false],
    [401, 'Unauthorized', false],
    [422, 'The recipients address is empty', false],
    [426, 'The monthly quota of this account has been used', false],
    [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account', false],
    [404, 'Account not found', false],
    [413, 'Variables size limit, the maximum allowed size is 50Kb', false],
    [429, 'Too Many Requests', false],
    [200, '{"error":"quota"}', true],
    [200, '<!doctype html><title>Sign in to this network</title>', true],
    [200, 'OK, almost', true],
    [202, 'OK', true],
    [400, '<html><title>400 The request is invalid</title>', true],
    [404, '404 page not found', true],
    [429, 'Gateway', true],
    [500, 'Internal Server Error: the limit', true],
    [502, 'The proxy server received an invalid response', true],
  ])('may have arrived with the answer %i "%s": %s', async (status, responseText, expected) => {
    expect(await mayHaveArrived({ status, responseText })).toBe(expected);
  });

  it('may have arrived if the connection broke, even while offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await mayHaveArrived('unreachable')).toBe(true);
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

  it('never leaves after it was canceled', async () => {
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
