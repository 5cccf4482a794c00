import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createTransport } from 'nodemailer';
import sirv from 'sirv';
import { createMailService } from './mail-service/app';
import { createDelivery } from './mail-service/deliver';
import { withFaults } from './mail-service/faults';
import { startInbox } from './mail-service/inbox';
import { templateFiles } from './mail-service/templates';
import type { Ports } from './ports';

type MailOptions = {
  /** Lets a request ask for a fault: for tests only. */
  playsFaults?: boolean;
};

/** Returns the local mail service as a Node request listener; SMTP_URL names another SMTP server. */
export function mailListener(smtpPort: number, { playsFaults = false }: MailOptions = {}) {
  const smtpUrl = process.env.SMTP_URL || `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true`;
  const deliver = createDelivery(createTransport(smtpUrl));
  const service = createMailService({ templates: templateFiles(process.env), deliver });
  return getRequestListener((playsFaults ? withFaults(service) : service).fetch);
}

/** Returns the exported site together with the mail service, as one Node request listener. */
export function siteListener(folder: string, smtpPort: number, options?: MailOptions) {
  const mail = mailListener(smtpPort, options);
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    onNoMatch: (_, response) => sendNotFound(response),
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    // When a connection breaks that was used before, browsers send the request again by themselves. No
    // page can prevent that, so a test of what the page does gives each request its own connection.
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
export function serveSite(folder: string, ports: Ports, options?: MailOptions): Promise<void> {
  startInbox({ smtpPort: ports.smtp, inboxPort: ports.inbox });
  const server = createServer(siteListener(folder, ports.smtp, options));
  return new Promise((resolve) => server.listen(ports.site, '127.0.0.1', () => resolve()));
}

/** Prints where the site and the inbox are. */
export function printAddresses({ site, inbox }: Ports): void {
  console.log(`\n  Site    http://localhost:${site}\n  Inbox   http://localhost:${inbox}\n`);
  console.log('  Ctrl-C ends both.\n');
}
