import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { writeAdmin } from './admin/write-admin';
import { watchContentReport } from './dev/content-report';
import { startInbox } from './mail-service/inbox';
import { readPorts, requireFreePorts } from './ports';
import { mailListener, printAddresses } from './serve-site';

const ports = readPorts(process.env);
await requireFreePorts(ports);
startInbox({ smtpPort: ports.smtp, inboxPort: ports.inbox });

// A build beside it keeps the cache and empties the rest.
const companionFolder = '.next/cache/companion';
// What stands beside the site: the development server's rewrites lead here. Any free port will do.
await writeAdmin(companionFolder);
const admin = sirv(companionFolder, { dev: true });
const mail = mailListener(ports.smtp);
const reportMistakes = watchContentReport();
const companion = createServer((request, response) => {
  if (request.url?.startsWith('/admin')) admin(request, response);
  else if (request.url?.startsWith('/content-mistakes'))
    void reportMistakes().then((mistakes) => response.end(mistakes));
  else void mail(request, response);
});
await new Promise<void>((resolve) => companion.listen(0, '127.0.0.1', () => resolve()));
const { port } = companion.address() as AddressInfo;

printAddresses(ports);
const next = spawn(
  process.execPath,
  [
    createRequire(import.meta.url).resolve('next/dist/bin/next'),
    'dev',
    '--hostname=127.0.0.1',
    `--port=${ports.site}`,
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, COMPANION_URL: `http://127.0.0.1:${port}` },
  },
);
next.on('exit', (code) => process.exit(code ?? 0));
// The server still saves its cache when it is told to end; this ends after it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
