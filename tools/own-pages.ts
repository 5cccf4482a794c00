import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const local = /^(https?:\/\/)?(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Refuses what pages of other sites ask, by whatever name they reach this machine. */
export function answerOwnPagesOnly(server: Server): void {
  for (const event of ['request', 'upgrade'] as const) {
    const listeners = server.listeners(event);
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, answer: ServerResponse | Duplex, head: Buffer) => {
      const { host = '', origin = host } = request.headers;
      if (local.test(host) && local.test(origin))
        for (const listener of listeners) listener.call(server, request, answer, head);
      else if ('writeHead' in answer) answer.writeHead(403).end('For pages of this machine only');
      else answer.destroy();
    });
  }
}
