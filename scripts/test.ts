import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { requireBrowser } from './browser';
import { buildSite } from './build-site';
import { installPackages } from './test-hosts/packages';

type Result = { passed: number; failed: number };

const reports = 'test-results';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results: Result[] = [
  step('Types', () => run('next', ['typegen']) && run('tsc', ['--noEmit'])),
  step('Lint and formatting', () => run('biome', ['ci', '--error-on-warnings', '.'])),
  step('Unused files, exports and packages', () => run('knip', [])),
  unitTests(),
];
const build = step('Build', () => attempt(buildSite));
results.push(build);
if (!build.failed) {
  const isDebian = existsSync('/etc/debian_version');
  // Before the browser tests too: they upload with rsync.
  if (isDebian) installPackages();
  results.push(browserTests());
  results.push(ownTests('Firefox and WebKit', 'engines'));
  if (isDebian) results.push(ownTests('Hosts', 'hosts'));
  else console.log('\nThe hosts are tested on Debian only.');
}

const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

function step(title: string, succeeds: () => boolean): Result {
  console.log(`\n# ${title}`);
  return succeeds() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function unitTests(): Result {
  console.log('\n# Unit tests');
  const file = `${reports}/unit.json`;
  const isGreen = run('jest', ['--json', `--outputFile=${file}`]);
  return count(isGreen, () => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
}

function browserTests(): Result {
  console.log('\n# Browser tests');
  const file = `${reports}/browser.json`;
  process.env.CHROMIUM_PATH = requireBrowser();
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  const isGreen = run('playwright', ['test', '--reporter=list,json']);
  return count(isGreen, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
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

function run(command: string, parameters: string[]): boolean {
  return (
    spawnSync('npx', ['--no-install', command, ...parameters], { stdio: 'inherit' }).status === 0
  );
}
