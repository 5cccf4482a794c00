import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { requireBrowser } from '../tools/browser';
import { missingFor, needPrograms, type Tested } from '../tools/programs';

// npm test, or npm run test:all with --all: runs parts until one fails, and ends with one summary.

type Part = { name: string; command: string; results?: string; needs?: readonly Tested[] };

const folder = 'test-results';
const byJest = (command: string) => {
  const results = `${folder}/jest.json`;
  return { command: `${command} --json --outputFile=${results}`, results };
};
const browser = `${folder}/browser.json`;
const isAll = process.argv.includes('--all');
const daily: Part[] = [
  { name: 'code, content and units', ...byJest('npm run check --') },
  { name: 'builds', command: 'node scripts/run.mjs build-for-tests' },
  { name: 'built pages', ...byJest('jest --selectProjects test-site real-site') },
  { name: 'browser', command: 'playwright test --project=daily', results: browser },
  {
    name: 'servers',
    command: 'npm run test:hosts -- --built',
    needs: ['nginx', 'Apache', 'Caddy'],
  },
  {
    name: 'other engines',
    command: `npm run test:engines${isAll ? '' : ' -- --few'}`,
    results: `${folder}/engines.json`,
    needs: ['Firefox and WebKit'],
  },
];
const nightly: Part[] = [
  { name: 'build of one language', command: 'node scripts/run.mjs build-for-tests --one-language' },
  {
    name: 'pages of one language',
    ...byJest('jest --selectProjects one-language'),
  },
  { name: 'slow browser tests', command: 'playwright test --project=nightly', results: browser },
  { name: 'recipes', ...byJest('jest --selectProjects recipes') },
];

// Without one, nothing else is worth the wait.
requireBrowser();
mkdirSync(folder, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const untested: string[] = [];
let failing: string | undefined;
for (const part of [...daily, ...(isAll ? nightly : [])]) {
  // In CI nobody reads what was not tested, so there such a part runs and fails.
  const isPossible = process.env.CI || !part.needs?.every((what) => missingFor(what).length > 0);
  if (failing) untested.push(`${part.name}: after “${failing}” failed`);
  else if (isPossible && !run(part)) failing = part.name;
}
const lacking = needPrograms.filter((what) => missingFor(what).length > 0);
untested.push(...lacking.map((what) => `${what}: without ${missingFor(what).join(', ')}`));
const packages = new Set(lacking.flatMap(missingFor));

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
if (untested.length > 0) console.log(`\nNot tested here:\n- ${untested.join('\n- ')}`);
if (packages.size > 0) console.log(`\nInstall these Debian packages: ${[...packages].join(' ')}`);
process.exitCode = failing ? 1 : 0;

/** Runs a part and counts its tests. One that counts none is a test itself. */
function run({ command, results = '' }: Part): boolean {
  rmSync(results, { force: true });
  const isRight = spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
  const { passed, failed, skipped } = existsSync(results)
    ? countsIn(results)
    : { passed: isRight ? 1 : 0, failed: 0, skipped: 0 };
  total.passed += passed;
  total.failed += isRight ? failed : Math.max(failed, 1);
  total.skipped += skipped;
  return isRight;
}

/** Of Playwright's report or of Jest's. */
function countsIn(file: string) {
  const { stats, ...jest } = JSON.parse(readFileSync(file, 'utf8'));
  return stats
    ? { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped }
    : {
        passed: jest.numPassedTests,
        failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
        skipped: jest.numPendingTests,
      };
}
