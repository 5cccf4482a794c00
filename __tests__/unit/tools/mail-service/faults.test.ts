import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEmailConfig } from '@/lib/settings';
import { type Fault, faultHeader, knownFaults, withFaults } from '@/tools/mail-service/faults';
import { createMailService } from '@/tools/mail-service/service';
import { listenerOf } from '@/tools/serve-site';

let delivered = 0;
let refusal: Error | undefined;
const service = createMailService({
  config: readEmailConfig({}),
  deliver: async () => {
    if (refusal) throw refusal;
    delivered += 1;
  },
});
const template_params = { from_name: 'Ana' };
const request = { user_id: 'key', service_id: 'local', template_id: 'contact', template_params };
const faulty = createServer(listenerOf(withFaults(service)));
const plain = createServer(listenerOf(service));

beforeAll(async () => {
  for (const server of [faulty, plain]) await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  for (const server of [faulty, plain]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  delivered = 0;
  refusal = undefined;
});

async function send(fault?: Fault | string, server = faulty) {
  const { port } = server.address() as AddressInfo;
  const header = typeof fault === 'string' ? fault : JSON.stringify(fault);
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1.0/email/send`, {
    method: 'POST',
    body: JSON.stringify(request),
    headers: header ? { [faultHeader]: header } : {},
  });
  return [answer.status, await answer.text()];
}

const quick = { waits: 0.2, drips: 0.1 };

it.each(Object.entries<Fault>(knownFaults))('the mail service plays the %s', async (_, fault) => {
  const { status = 200, text = 'OK', delivers, resets, ...slow } = fault;
  const started = performance.now();
  const answer = send({
    ...fault,
    ...('waits' in slow && { waits: quick.waits }),
    ...('drips' in slow && { drips: quick.drips }),
  });
  if (resets) await expect(answer).rejects.toThrow();
  else expect(await answer).toEqual([status, text]);
  expect(delivered).toBe(delivers ? 1 : 0);
  const patience = 'waits' in slow || 'drips' in slow ? 100 : 0;
  expect(performance.now() - started).toBeGreaterThanOrEqual(patience);
});

it.each(['{', '{"delivers":"yes"}', '{"delivers":true,"sleeps":3}'])(
  'names the header when it holds %s',
  async (header) => {
    const words = expect.stringContaining('x-mail-fault is not a fault');
    expect(await send(header)).toEqual([501, words]);
    expect(delivered).toBe(0);
  },
);

it('sends as ever when no fault is asked for, or where npm start serves the site', async () => {
  expect(await send()).toEqual([200, 'OK']);
  expect(await send(knownFaults['status 500'], plain)).toEqual([200, 'OK']);
  expect(delivered).toBe(2);
});

it('reports the service’s own refusal instead of a fault that was to deliver', async () => {
  refusal = new Error('mailbox full');
  expect(await send({ delivers: true })).toEqual([502, expect.stringContaining('mailbox full')]);
});
