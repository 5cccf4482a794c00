import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { startInbox } from '../../tools/mail-service/inbox';
import { findFreePorts } from '../../tools/ports';
import { hasSpanish } from '../support/spanish';
import type { Engine } from './driver';
import { startFirefox } from './firefox';
import { formJourneys } from './form-journeys';
import { layouts } from './layouts';
import { makeJourneys, type Row } from './make-journeys';
import { readingJourneys } from './reading-journeys';
import { startSite } from './site';
import { startWebKit } from './webkit';

// Parameters: the site's folder, then words in the names of journeys, or --few.
const few = [
  'finder to a delivered mail',
  'Back and Forward with a half-filled form',
  'a case in Spanish, past its mistakes and a failed send',
  'layout after 1024 to 420 px',
];
type EngineName = 'Firefox' | 'WebKit';
const start: Record<EngineName, (program: string) => Promise<Engine>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
};
const reports = resolve('test-results');
const [site = '.', ...filter] = process.argv.slice(2);
process.chdir(site);

// End started programs with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
mkdirSync(`${reports}/engines`, { recursive: true });
const ports = await findFreePorts();
startInbox({ smtpPort: ports.smtp, inboxPort: ports.inbox });

const words = filter.join(' ');
const chosen = Object.entries({ ...formJourneys, ...readingJourneys, ...layouts }).filter(
  ([name]) =>
    (words === '--few' ? few.includes(name) : name.includes(words)) &&
    (hasSpanish || !name.includes('in Spanish')),
);
if (chosen.length === 0) throw new Error(`No journey has “${words}” in its name.`);
const programs = findPrograms();
const names = Object.keys(start) as EngineName[];
const rows = (await Promise.all(names.map(testEngine))).flat();
printTable();

const failed = rows.filter(({ mistakes }) => mistakes.length > 0).length;
const passed = rows.length - failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function testEngine(name: EngineName): Promise<Row[]> {
  const program = programs[name];
  const row = (mistake: string): Row[] => [
    { engine: name, journey: 'start', seconds: 0, mistakes: [mistake], isFlaky: false },
  ];
  // A missing engine fails CI, where nobody reads the notice.
  if (!program) return process.env.CI ? row('It is not installed.') : [];
  const site = await startSite(ports);
  try {
    return await makeJourneys(() => start[name](program), chosen, site, `${reports}/engines`);
  } catch (error) {
    return row((error as Error).message);
  } finally {
    site.stop();
  }
}

function printTable() {
  const widest = (key: 'engine' | 'journey') => Math.max(...rows.map((row) => row[key].length));
  for (const { engine, journey, seconds, mistakes, isFlaky } of rows) {
    const result = mistakes.length > 0 ? 'FAILED' : isFlaky ? 'flaky ' : 'passed';
    console.log(
      engine.padEnd(widest('engine')),
      journey.padEnd(widest('journey')),
      result,
      `${seconds.toFixed(1).padStart(5)} s`,
    );
  }
  for (const { engine, journey, mistakes } of rows.filter((row) => row.mistakes.length > 0)) {
    console.log(`\n${engine}, ${journey}:\n  ${mistakes.join('\n  ')}`);
  }
}

function findPrograms(): Record<EngineName, string | undefined> {
  const [firefox, webKit] = [findFirefox(), findMiniBrowser()];
  const missing = [
    ...(firefox ? [] : ['firefox-esr']),
    ...(webKit ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (missing.length > 0) {
    console.log(`Not tested in every engine; install the Debian packages ${missing.join(', ')}.`);
  }
  return { Firefox: firefox, WebKit: webKit };
}

function findFirefox(): string | undefined {
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
}

function findMiniBrowser(): string | undefined {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) return undefined;
  return readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}
