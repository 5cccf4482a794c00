import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Serves a folder on this machine, compressed where it is, and returns its address. */
export async function serveFolder(folder: string): Promise<string> {
  const files = sirv(folder, { etag: true, brotli: true, gzip: true });
  const server = createServer((request, response) => files(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
