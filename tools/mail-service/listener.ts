import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { MailService } from './service';

const headers = { 'Content-Type': 'text/plain; charset=utf-8' };

/** Bytes of a request: the service’s 50 kB, and as much again for how JSON writes them. */
const largest = 100_000;

/** Request header that names a fault, set by browser tests. */
export const faultHeader = 'x-mail-fault';

export type Fault = 'status 400' | 'reset before the request is read' | 'end within the answer';

/** Answers as EmailJS does, or with the fault that a test asks for. */
export function serviceListener(service: MailService, playsFaults = false) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answerTo(request, response);
    } catch {
      // The connection broke off.
      response.destroy();
    }
  };

  async function answerTo(request: IncomingMessage, response: ServerResponse) {
    const send = (answer: string, status: number) =>
      void response.writeHead(status, headers).end(answer);
    if (request.method !== 'POST' || request.url !== '/api/v1.0/email/send')
      return send('Not found', 404);
    const fault = playsFaults && request.headers[faultHeader];
    if (fault === ('reset before the request is read' satisfies Fault))
      return void request.socket.resetAndDestroy();
    // Browsers say how long it is, and Node reads no more than that.
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (length > largest) return send('The request is too large', 413);
    const body = await text(request);
    if (fault === ('status 400' satisfies Fault)) return send('The template ID not found', 400);
    const [answer, status] = await service(body);
    // A failed delivery is a real error, not the requested fault.
    if (fault !== ('end within the answer' satisfies Fault) || status !== 200)
      return send(answer, status);
    // The browser waits for the rest.
    response.writeHead(status, headers).write(answer.slice(0, 1), () => request.socket.end());
  }
}
