import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { unescape as decode } from 'node:querystring';
import { createTransport } from 'nodemailer';
import sirv from 'sirv';
import { editions, languageAt, languages } from '../lib/language';
import { readEmailConfig } from '../lib/settings';
import { headersAt, readHeaderRules } from './headers-file';
import { startInbox } from './mail-service/inbox';
import { serviceListener } from './mail-service/listener';
import { createMailService } from './mail-service/service';
import { answerOwnPagesOnly } from './own-pages';
import type { Ports } from './ports';

type MailOptions = { playsFaults?: boolean };
type SiteOptions = MailOptions & { alongside?: string };

/** The local mail service; SMTP_URL names another SMTP server. */
export function mailListener(smtpPort: number, { playsFaults = false }: MailOptions = {}) {
  const smtpUrl = process.env.SMTP_URL || `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true`;
  return serviceListener(
    createMailService(readEmailConfig(), createTransport(smtpUrl)),
    playsFaults,
  );
}

export function siteListener(folder: string, smtpPort: number, options?: SiteOptions) {
  const mail = mailListener(smtpPort, options);
  const files = sirv(folder, { etag: true });
  const beside = sirv(options?.alongside ?? folder);
  return (request: IncomingMessage, response: ServerResponse) => {
    // Browsers silently repeat requests on reused connections, so tests use one per request.
    if (options?.playsFaults) response.setHeader('Connection', 'close');
    const { method = '', url = '' } = request;
    if (url.startsWith('/api/')) void mail(request, response);
    // Same answers as the configurations in deploy/.
    else if (!['GET', 'HEAD'].includes(method)) response.writeHead(405).end();
    else if (hidden.test(decode(url))) sendNotFound(url, response);
    else
      files(request, response, () => beside(request, response, () => sendNotFound(url, response)));
  };

  function sendNotFound(url: string, response: ServerResponse) {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(join(folder, editions[languageAt(url)].prefix, '404.html')));
  }
}

const prefixes = languages.map((language) => editions[language].prefix).join('|');
const hidden = new RegExp(String.raw`^((${prefixes})/404(\.html)?|/_headers|/_redirects)/?(\?|$)`);

export async function serveSite(folder: string, ports: Ports, options?: SiteOptions) {
  startInbox({ smtpPort: ports.smtp, inboxPort: ports.inbox });
  const answer = siteListener(folder, ports.smtp, options);
  const rules = readHeaderRules(folder);
  await listen((request, response) => {
    for (const [name, value] of Object.entries(
      headersAt(rules, request.url?.split('?')[0] ?? ''),
    )) {
      // Other files may change with the next build.
      if (name !== 'Cache-Control' || value.includes('immutable')) response.setHeader(name, value);
    }
    answer(request, response);
  }, ports.site);
}

export function printAddresses({ site, inbox }: Ports): void {
  console.log(`\n  Site    http://localhost:${site}\n  Inbox   http://localhost:${inbox}`);
  console.log(`  Edit    http://localhost:${site}/admin`);
  console.log(
    '          or in files: the first headline is in content/home.yml (content/README.md)\n',
  );
  console.log('  Ctrl-C ends all.\n');
}

/** Serves a folder with its compressed copies on a free port. Returns the address. */
export async function serveFolder(folder: string): Promise<string> {
  return `http://127.0.0.1:${await listen(sirv(folder, { etag: true, brotli: true, gzip: true }))}`;
}

export async function listen(listener: RequestListener, port = 0): Promise<number> {
  const server = createServer(listener);
  answerOwnPagesOnly(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return (server.address() as AddressInfo).port;
}
