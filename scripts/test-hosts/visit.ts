import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Server } from './server';

export type Answer = {
  /** Where the answer came from in the end. */
  address: URL;
  redirects: number;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

const mostRedirects = 5;

/** Takes a server and an address and returns its answer, following redirects as a browser does. */
export async function visit(server: Server, address: string): Promise<Answer> {
  let answer = await ask(server, address);
  for (let redirects = 1; redirects <= mostRedirects; redirects += 1) {
    const to = answer.headers.location;
    if (!isRedirect(answer.status) || !to) break;
    answer = { ...(await ask(server, new URL(to, answer.address).href)), redirects };
  }
  return answer;
}

/** Takes a server, an address and request headers and returns its first answer. */
export function ask(
  server: Server,
  address: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const url = new URL(address, server.origin);
  const isSecure = url.protocol === 'https:';
  const usual = isSecure ? server.ports.https : server.ports.http;
  const options = {
    // The test's own certificate is signed by nobody.
    rejectUnauthorized: false,
    servername: url.hostname,
    host: '127.0.0.1',
    port: url.port || usual,
    path: url.pathname + url.search,
    headers: { host: url.host, ...headers },
    agent: false as const,
  };
  return new Promise((resolve, reject) => {
    const send = isSecure ? requestHttps : requestHttp;
    send(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response;
        const body = Buffer.concat(parts);
        resolve({ address: url, redirects: 0, status, headers: answered, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}
