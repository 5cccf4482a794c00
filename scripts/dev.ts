import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startInbox } from './mail-service/inbox';
import { readPorts, requireFreePorts } from './ports';
import { mailListener, printAddresses } from './serve-site';

const ports = readPorts(process.env);
await requireFreePorts(ports);
startInbox({ smtpPort: ports.smtp, inboxPort: ports.inbox });

// The development server's rewrite leads here; any free port will do.
const mail = createServer(mailListener(ports.smtp));
await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', () => resolve()));
const { port } = mail.address() as AddressInfo;

printAddresses(ports);
const next = spawn(
  'npx',
  ['next', 'dev', '--hostname', '127.0.0.1', '--port', String(ports.site)],
  {
    stdio: 'inherit',
    env: { ...process.env, MAIL_SERVICE_URL: `http://127.0.0.1:${port}` },
  },
);
next.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    next.kill(signal);
    process.exit(0);
  });
}
