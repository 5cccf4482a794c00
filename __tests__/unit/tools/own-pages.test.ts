import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOwnPagesOnly } from '@/tools/own-pages';

const server = createServer((_, response) => response.end('Mail'));
server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
answerOwnPagesOnly(server);
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

function ask(headers: Record<string, string>): Promise<number | string | undefined> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, agent: false, headers })
      .on('response', (answer) => resolve(answer.resume().statusCode))
      .on('upgrade', (answer, socket) => resolve(socket.destroy() && answer.statusCode))
      .on('error', () => resolve('cut off'));
  });
}
const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket' };

it.each<[Record<string, string>, isOwn: boolean]>([
  [{}, true],
  [{ Host: 'localhost:3000' }, true],
  [{ Host: '[::1]:3000', Origin: 'http://[::1]:3000' }, true],
  [{ Origin: 'https://evil.example' }, false],
  [{ Origin: 'http://localhost.evil.example' }, false],
  // A name that another site's owner points at this machine.
  [{ Host: '127.0.0.1.evil.example', Origin: 'http://localhost' }, false],
])('answers a page with %j: %s', async (headers, isOwn) => {
  expect(await ask(headers)).toBe(isOwn ? 200 : 403);
  expect(await ask({ ...headers, ...upgrade })).toBe(isOwn ? 101 : 'cut off');
});
