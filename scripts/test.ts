import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { requireBrowser } from '../tools/browser';
import { buildForTests } from '../tools/build-site';

type Result = { passed: number; failed: number; flaky?: number; skipped?: number };

const reports = 'test-results';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results: Result[] = [
  step('Types', () => run('next', 'typegen') && run('tsc', '--noEmit')),
  step('Lint and formatting', () => run('biome', 'ci', '--error-on-warnings', '.')),
  step('Unused files, exports and packages', () => run('knip')),
  unitTests(),
];
const build = step('Build', () => attempt(buildForTests));
results.push(build);
if (!build.failed) {
  // All that follows tests this one build.
  process.env.SKIP_BUILD = '1';
  results.push(browserTests());
  results.push(ownTests('Firefox and WebKit', 'engines'));
  if (process.env.CI) results.push(ownTests('Hosts', 'hosts'));
  else console.log('\nLeft out, since it needs web servers: npm run test:hosts. CI runs it.');
}

const sum = (key: keyof Result) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
const more = (['flaky', 'skipped'] as const).filter((key) => sum(key) > 0);
const extra = more.map((key) => `, ${sum(key)} ${key}`).join('');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${extra}`);
process.exit(sum('failed') > 0 ? 1 : 0);

function step(title: string, succeeds: () => boolean): Result {
  console.log(`\n# ${title}`);
  return succeeds() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function unitTests(): Result {
  console.log('\n# Unit tests');
  const file = `${reports}/unit.json`;
  return count(run('jest', '--json', `--outputFile=${file}`), () => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
    return { passed, failed, skipped };
  });
}

function browserTests(): Result {
  console.log('\n# Browser tests');
  const file = `${reports}/browser.json`;
  process.env.CHROMIUM_PATH = requireBrowser();
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  return count(run('playwright', 'test', '--reporter=list,json'), () => {
    const { expected, flaky, unexpected, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats;
    return { passed: expected + flaky, failed: unexpected, flaky, skipped };
  });
}

/** Runs scripts/test-NAME.ts, which counts its results in a file of that name. */
function ownTests(title: string, name: string): Result {
  console.log(`\n# ${title}`);
  const { status } = spawnSync('node', ['scripts/run.mjs', `test-${name}`], { stdio: 'inherit' });
  return count(status === 0, () => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8')));
}

// A runner that fails without a failed test (a file that does not load, say) counts as one failure.
function count(isGreen: boolean, read: () => Result): Result {
  let result: Result = { passed: 0, failed: 0 };
  attempt(() => {
    result = read();
  });
  return isGreen ? result : { ...result, failed: Math.max(1, result.failed) };
}

function attempt(action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}

function run(command: string, ...parameters: string[]): boolean {
  return (
    spawnSync('npx', ['--no-install', command, ...parameters], { stdio: 'inherit' }).status === 0
  );
}
