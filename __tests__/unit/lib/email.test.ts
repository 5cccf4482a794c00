/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendEmail } from '@/lib/email';
import { readEmailConfig } from '@/lib/settings';

// What operators read is what the code takes for a refusal.
const guide = readFileSync(join(__dirname, '../../../deploy/README.md'), 'utf8');
const runbook = [...guide.matchAll(/^\| (4\d\d) `(.+?)` \| .+ \| .+ \|$/gm)].map(
  ([, status, text = '']) => [Number(status), text] as const,
);

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

  it.each<[status: number, text: string, mayHave: boolean]>([
    ...runbook.map(([status, text]): [number, string, boolean] => [status, text, false]),
    [403, 'API calls in strict mode, but no private key was passed', false],
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

  it('was not sent with the statuses of the runbook, and no others', async () => {
    const refused = [];
    for (let status = 400; status < 500; status += 1)
      if (!(await mayHaveArrived({ status, responseText: 'Account not found' })))
        refused.push(status);
    expect(refused).toEqual(runbook.map(([status]) => status));
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
