import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { readEmailConfig } from '@/lib/settings';
import { type Fault, faultHeader, knownFaults, withFaults } from '@/tools/mail-service/faults';
import type { Mail } from '@/tools/mail-service/service';
import { createMailService } from '@/tools/mail-service/service';

const mails: Mail[] = [];
const service = createMailService({
  config: readEmailConfig({}),
  deliver: async (mail) => void mails.push(mail),
});
const body = JSON.stringify({
  user_id: 'key',
  service_id: 'local',
  template_id: 'contact',
  template_params: { from_name: 'Ana' },
});
const servers: Server[] = [];

async function startServer(app: { fetch: Parameters<typeof getRequestListener>[0] }) {
  const server = createServer(getRequestListener(app.fetch));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (fault?: Fault | string) =>
    fetch(`${address}/api/v1.0/email/send`, {
      method: 'POST',
      body,
      headers: fault
        ? { [faultHeader]: typeof fault === 'string' ? fault : JSON.stringify(fault) }
        : {},
    });
}

async function secondsOf(action: () => Promise<unknown>) {
  const start = performance.now();
  await action();
  return (performance.now() - start) / 1000;
}

beforeEach(() => mails.splice(0));
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

describe('the mail service with faults', () => {
  it.each(
    Object.entries<Fault>(knownFaults).filter(
      ([, { resets, waits, drips }]) => !resets && !waits && !drips,
    ),
  )('answers with the %s', async (_, fault) => {
    const send = await startServer(withFaults(service));
    const answer = await send(fault);
    expect(answer.status).toBe(fault.status);
    expect(await answer.text()).toBe(fault.text);
    expect(mails).toHaveLength(fault.delivers ? 1 : 0);
  });

  it.each(Object.entries<Fault>(knownFaults).filter(([, { resets }]) => resets))(
    'breaks the connection by a %s',
    async (_, fault) => {
      const send = await startServer(withFaults(service));
      await expect(send(fault).then((answer) => answer.text())).rejects.toThrow();
      expect(mails).toHaveLength(fault.delivers ? 1 : 0);
    },
  );

  it('hangs for the given time with the mail delivered already', async () => {
    const send = await startServer(withFaults(service));
    const seconds = await secondsOf(async () => {
      const answer = send({ delivers: true, waits: 0.4 });
      while (mails.length === 0) await new Promise(setImmediate);
      expect(await (await answer).text()).toBe('OK');
    });
    expect(seconds).toBeGreaterThanOrEqual(0.4);
  });

  it('lets its answer drip', async () => {
    const send = await startServer(withFaults(service));
    let text = '';
    const seconds = await secondsOf(async () => {
      text = await (await send({ delivers: true, drips: 0.2 })).text();
    });
    expect(text).toBe('OK');
    expect(seconds).toBeGreaterThanOrEqual(0.4);
  });

  it('goes on to serve others while one request hangs', async () => {
    const send = await startServer(withFaults(service));
    const hanging = send({ delivers: false, waits: 0.5, status: 504, text: 'late' });
    expect(await secondsOf(() => send())).toBeLessThan(0.4);
    expect(mails).toHaveLength(1);
    expect((await hanging).status).toBe(504);
  });

  it('sends as ever when no fault is asked for', async () => {
    const send = await startServer(withFaults(service));
    expect(await (await send()).text()).toBe('OK');
    expect(mails).toHaveLength(1);
  });

  it.each(['{', '{"delivers":"yes"}', '{"delivers":true,"sleeps":3}'])(
    'names the header when it holds %s',
    async (header) => {
      const answer = await (await startServer(withFaults(service)))(header);
      expect(answer.status).toBe(501);
      expect(await answer.text()).toContain('x-mail-fault is not a fault');
      expect(mails).toHaveLength(0);
    },
  );

  it('reports the service’s own refusal instead of a fault that was to deliver', async () => {
    const failing = createMailService({
      config: readEmailConfig({}),
      deliver: () => Promise.reject(new Error('mailbox full')),
    });
    const send = await startServer(withFaults(failing));
    expect((await send({ delivers: true })).status).toBe(502);
  });
});

it('the mail service of npm start plays no faults', async () => {
  const send = await startServer(service);
  const answer = await send(knownFaults['status 500']);
  expect(answer.status).toBe(200);
  expect(mails).toHaveLength(1);
});
