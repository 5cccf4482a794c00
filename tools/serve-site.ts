import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createTransport } from 'nodemailer';
import sirv from 'sirv';
import { withFaults } from './mail-service/faults';
import { startInbox } from './mail-service/inbox';
import { createDelivery, createMailService, templateFiles } from './mail-service/service';
import type { Ports } from './ports';

type MailOptions = {
  /** Lets a request ask for a fault: for tests only. */
  playsFaults?: boolean;
};

/** The local mail service as a Node request listener; SMTP_URL names another SMTP server. */
export function mailListener(smtpPort: number, { playsFaults = false }: MailOptions = {}) {
  const smtpUrl = process.env.SMTP_URL || `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true`;
  const deliver = createDelivery(createTransport(smtpUrl));
  const service = createMailService({ templates: templateFiles(process.env), deliver });
  return getRequestListener((playsFaults ? withFaults(service) : service).fetch);
}

/** The exported site together with the mail service, as one Node request listener. */
export function siteListener(folder: string, smtpPort: number, options?: MailOptions) {
  const mail = mailListener(smtpPort, options);
  const files = sirv(folder, {
    etag: true,
    onNoMatch: (_, response) => sendNotFound(response),
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    // When a reused connection breaks, browsers repeat the request by themselves. No page can prevent
    // that, so a test of what the page does gives each request its own connection.
    if (options?.playsFaults) response.setHeader('Connection', 'close');
    if (request.url?.startsWith('/api/')) void mail(request, response);
    else files(request, response);
  };

  function sendNotFound(response: ServerResponse) {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(join(folder, '404.html')));
  }
}

/** Serves the exported site, the mail service and its inbox, on this machine only. */
export async function serveSite(folder: string, ports: Ports, options?: MailOptions) {
  startInbox({ smtpPort: ports.smtp, inboxPort: ports.inbox });
  await listen(siteListener(folder, ports.smtp, options), ports.site);
}

/** Prints where the site and the inbox are. */
export function printAddresses({ site, inbox }: Ports): void {
  console.log(`\n  Site    http://localhost:${site}\n  Inbox   http://localhost:${inbox}\n`);
  console.log('  Ctrl-C ends both.\n');
}

/** Serves a folder's files, with compressed copies that are there, on a free port; returns the address. */
export async function serveFolder(folder: string): Promise<string> {
  return `http://127.0.0.1:${await listen(sirv(folder, { etag: true, brotli: true, gzip: true }))}`;
}

/** Listens on this machine only, on any free port where none is given; returns the port. */
export async function listen(listener: RequestListener, port = 0): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return (server.address() as AddressInfo).port;
}
