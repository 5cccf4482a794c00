import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFreePorts, readPorts, requireFreePorts } from '@/tools/ports';

it.each([
  [{}, { site: 3000, inbox: 1080, smtp: 1025 }, 'http://localhost:3000'],
  [{ PORT: '81', SMTP_PORT: '82' }, { site: 81, inbox: 1080, smtp: 82 }, 'http://localhost:81'],
  [{ INBOX_PORT: '83', NEXT_PUBLIC_SITE_URL: 'http://a.b' }, { inbox: 83 }, 'http://a.b'],
])('the environment %j gives the ports %j and the address %s', (given, ports, address) => {
  const environment: Record<string, string | undefined> = { ...given };
  expect(readPorts(environment)).toMatchObject(ports);
  expect(environment['NEXT_PUBLIC_SITE_URL']).toBe(address);
});

it.each([
  ['site', 'PORT'],
  ['inbox', 'INBOX_PORT'],
  ['smtp', 'SMTP_PORT'],
])('a taken port of %s is named with its variable', async (name, variable) => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePorts({ ...(await findFreePorts()), [name]: port })).rejects.toThrow(
    `Port ${port} can’t be opened. Set ${variable} to`,
  );
  other.close();
});
