import { mkdirSync, writeFileSync } from 'node:fs';
import type { Engine } from '../e2e/engines/driver';
import { startFirefox } from '../e2e/engines/firefox';
import { formJourneys } from '../e2e/engines/form-journeys';
import { layouts } from '../e2e/engines/layouts';
import { makeJourneys, type Row } from '../e2e/engines/make-journeys';
import { readingJourneys } from '../e2e/engines/reading-journeys';
import { startSite } from '../e2e/engines/site';
import { startWebKit } from '../e2e/engines/webkit';
import { buildSite } from './build-site';
import { startInbox } from './mail-service/inbox';
import { findFreePorts } from './ports';
import { type EngineName, findPrograms } from './test-engines/programs';

// Makes the main journeys in Firefox and in WebKit, at the same time: npm run test:engines [-- WORDS],
// where the words choose the journeys that have them in their name.
const start: Record<EngineName, (program: string) => Promise<Engine>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
};
const reports = 'test-results';

// What was started ends with this process, however it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
buildSite();
mkdirSync(`${reports}/engines`, { recursive: true });
const ports = await findFreePorts();
startInbox({ smtpPort: ports.smtp, inboxPort: ports.inbox });

const words = process.argv.slice(2).join(' ');
const chosen = Object.entries({ ...formJourneys, ...readingJourneys, ...layouts }).filter(
  ([name]) => name.includes(words),
);
const programs = findPrograms();
const names = Object.keys(start) as EngineName[];
const rows = (await Promise.all(names.map(testEngine))).flat();
printTable();

const failed = rows.filter(({ mistakes }) => mistakes.length > 0).length;
const passed = rows.length - failed;
writeFileSync(`${reports}/engines.json`, JSON.stringify({ passed, failed, rows }, null, 2));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function testEngine(name: EngineName): Promise<Row[]> {
  const program = programs[name];
  const row = (mistake: string): Row[] => [
    { engine: name, journey: 'start', seconds: 0, mistakes: [mistake] },
  ];
  // Only where nobody looks is an engine that is not tested a mistake.
  if (!program) return process.env.CI ? row('It could not be installed.') : [];
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
  for (const { engine, journey, seconds, mistakes } of rows) {
    const result = mistakes.length > 0 ? 'FAILED' : 'passed';
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
