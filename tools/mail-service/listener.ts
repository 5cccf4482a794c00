import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { faultHeader, readFault } from './faults';
import type { MailService } from './service';

// Accept forms of any site.
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': '*',
  'Content-Type': 'text/plain; charset=utf-8',
};

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
    const send = (text: string, status: number) =>
      void response.writeHead(status, headers).end(text);
    const reset = () => void request.socket.resetAndDestroy();
    if (request.method === 'OPTIONS') return send('', 204);
    if (request.method !== 'POST' || request.url !== '/api/v1.0/email/send')
      return send('Not found', 404);
    const asked = playsFaults && request.headers[faultHeader];
    const fault = asked ? readFault(String(asked)) : undefined;
    if (typeof fault === 'string') return send(fault, 501);
    if (fault?.resets === 'before reading') return reset();
    const body = Buffer.concat(await request.toArray()).toString();
    if (!fault || fault.delivers) {
      const [text, status] = await service(body);
      // A failed delivery is a real error, not the requested fault.
      if (!fault || status !== 200) return send(text, status);
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
