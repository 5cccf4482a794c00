import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export function temporaryFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (name = '') => join(folder, name);
  return {
    at,
    has: (name: string) => existsSync(at(name)),
    read: (name: string) => readFileSync(at(name), 'utf8'),
    write(name: string, text: string | Buffer = name) {
      mkdirSync(dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    },
  };
}

export function temporaryServer(answer: RequestListener = () => undefined) {
  const site = { answer, address: '' };
  const server = createServer((request, response) => site.answer(request, response));
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    site.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return site;
}
