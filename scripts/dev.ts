import '../tools/load-env';
import { execFile, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import sirv from 'sirv';
import { commandScript } from '../tools/command-script';
import { filesIn } from '../tools/files';
import { startInbox } from '../tools/mail-service/inbox';
import { readPorts, requireFreePorts } from '../tools/ports';
import { listen, mailListener, printAddresses } from '../tools/serve-site';
import { localAdminFolder, writeAdmin } from './admin/write-admin';

const ports = readPorts(process.env);
await requireFreePorts(ports);
startInbox({ smtpPort: ports.smtp, inboxPort: ports.inbox });

// The companion server has the editing page, the mail service and the content check.
await writeAdmin(localAdminFolder);
const admin = sirv(localAdminFolder, { dev: true });
const mail = mailListener(ports.smtp);
// Check once per state of the files. A watcher's event may arrive after the page it should affect.
let checked = { state: '', report: Promise.resolve('') };
const companionPort = await listen((request, response) => {
  if (request.url?.startsWith('/admin')) return admin(request, response);
  if (!request.url?.startsWith('/content-mistakes')) return void mail(request, response);
  const state = stateOfContent();
  if (state !== checked.state) checked = { state, report: checkContent() };
  void checked.report.then((report) => response.end(report));
});

printAddresses(ports);
const next = spawn(
  process.execPath,
  [commandScript('next'), 'dev', '--hostname=127.0.0.1', `--port=${ports.site}`],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      COMPANION_URL: `http://127.0.0.1:${companionPort}`,
      // Applies to the child process, which reads no configuration.
      NEXT_TELEMETRY_DISABLED: '1',
    },
  },
);
next.on('exit', (code) => process.exit(code ?? 0));
// The server saves its cache on exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));

function stateOfContent(): string {
  return ['content', 'public/images/blogs']
    .flatMap(filesIn)
    .map((file) => {
      // A listed file may be gone.
      const state = statSync(file, { throwIfNoEntry: false });
      return `${file} ${state?.mtimeMs} ${state?.size}`;
    })
    .join();
}

/** Errors and advice as JSON, from a separate process because loaders cache. */
function checkContent(): Promise<string> {
  return new Promise((resolve) => {
    const parameters = ['--import', 'tsx', 'scripts/check-content.ts', '--json'];
    execFile(process.execPath, parameters, (_, report, crash) =>
      resolve(report || JSON.stringify({ errors: crash, advice: '' })),
    );
  });
}
