import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { faultHeader, readFault } from './faults';
import type { MailService } from './service';

const headers = { 'Content-Type': 'text/plain; charset=utf-8' };

/** Answers as EmailJS does, or with the fault that a test asks for. */
export function listenerOf(service: MailService, playsFaults = false) {
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
    const reset = () => void request.socket.resetAndDestroy();
    if (request.method !== 'POST' || request.url !== '/api/v1.0/email/send')
      return send('Not found', 404);
    const asked = playsFaults && request.headers[faultHeader];
    const fault = asked ? readFault(String(asked)) : undefined;
    if (fault?.resets === 'before reading') return reset();
    const body = await text(request);
    if (!fault || fault.delivers) {
      const [answer, status] = await service(body);
      // A failed delivery is a real error, not the requested fault.
      if (!fault || status !== 200) return send(answer, status);
    }
    await sleep(fault.waits * 1000);
    if (fault.resets === 'before answering') return reset();
    response.writeHead(fault.status, headers);
    for (const character of fault.text) {
      response.write(character);
      await sleep(fault.drips * 1000);
      if (fault.resets === 'while answering') return reset();
    }
    response.end();
  }
}
