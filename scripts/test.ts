import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { requireBrowser } from '../tools/browser';
import { buildForTests } from '../tools/build-site';
import { type Command, commandScript, lintStep } from '../tools/command-script';
import { setTestEnvironment } from '../tools/test-environment';

type Result = { passed: number; failed: number; flaky?: string[]; skipped?: string[] };

const reports = resolve('test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results: Result[] = [];
const times: string[] = [];

await measure('Types', () => check(() => run('next', 'typegen') && run('tsc', '--noEmit')));
await measure('Lint and formatting', () => check(() => run(...lintStep)));
await measure('Unused files, exports and packages', () => check(() => run('knip')));
await measure('Unit tests', () => jestTests('unit'));
if ((await measure('Builds', buildBoth)).failed === 0) {
  // All that follows tests these builds.
  process.env.SKIP_BUILD = '1';
  for (const site of ['.test-site', '.']) {
    process.env.BUILT_SITE = site;
    await measure(`Pages in ${site}/out`, () =>
      jestTests('built', '--config=jest.built.config.mjs'),
    );
  }
  await measure('Browser tests', browserTests);
  await measure('Firefox and WebKit', () => ownTests('engines'));
  if (process.env.CI) await measure('Hosts', () => ownTests('hosts'));
  else console.log('\nLeft out, since it needs web servers: npm run test:hosts. CI runs it.');
}

console.log(`\n${times.join('\n')}`);
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
const named = (['flaky', 'skipped'] as const).map((key) => {
  const names = results.flatMap((result) => result[key] ?? []);
  return names.length > 0 ? `, ${names.length} ${key} (${names.join('; ')})` : '';
});
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${named.join('')}`);
process.exit(sum('failed') > 0 ? 1 : 0);

/** Runs one step, and notes its result and its seconds. */
async function measure(title: string, makeStep: () => Result | Promise<Result>): Promise<Result> {
  console.log(`\n# ${title}`);
  const start = performance.now();
  const result = await makeStep();
  times.push(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${title}`);
  results.push(result);
  return result;
}

/** The test site, and the real one in the same configuration, at once: a build alone leaves processors idle. */
async function buildBoth(): Promise<Result> {
  setTestEnvironment();
  // The first step did.
  process.env.TYPES_ARE_CHECKED = '1';
  const log = `${reports}/build.log`;
  const output = openSync(log, 'w');
  const real = spawn('npm run build', { shell: true, stdio: ['ignore', output, output] });
  const realEnd = once(real, 'exit');
  const isTestSiteBuilt = attempt(buildForTests);
  const [status] = await realEnd;
  console.log(`\nThe real site:\n${readFileSync(log, 'utf8')}`);
  return check(() => isTestSiteBuilt && status === 0);
}

function check(succeeds: () => boolean): Result {
  return succeeds() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

type JestTest = { fullName: string; status: string };
type JestFile = { assertionResults: JestTest[] };

function jestTests(name: string, ...parameters: string[]): Result {
  const file = `${reports}/${name}.json`;
  return count(run('jest', '--json', `--outputFile=${file}`, ...parameters), () => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { numPassedTests: passed, numFailedTests: failed } = report;
    const tests: JestTest[] = report.testResults.flatMap((one: JestFile) => one.assertionResults);
    const isSkipped = ({ status }: JestTest) => status === 'pending' || status === 'todo';
    return { passed, failed, skipped: tests.filter(isSkipped).map((test) => test.fullName) };
  });
}

function browserTests(): Result {
  const file = `${reports}/browser.json`;
  process.env.CHROMIUM_PATH = requireBrowser();
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  return count(run('playwright', 'test', '--reporter=list,json'), () => {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      flaky: titlesOf(suites, 'flaky'),
      skipped: titlesOf(suites, 'skipped'),
    };
  });
}

type Suite = { specs: Spec[]; suites?: Suite[] };
type Spec = { title: string; file: string; tests: { status: string }[] };

/** The browser tests that ended with a status, by file and title. */
function titlesOf(suites: readonly Suite[], status: string): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file}: ${title}`),
    ...titlesOf(suite.suites ?? [], status),
  ]);
}

/** Runs scripts/test-NAME.ts, which counts its results in a file of that name. */
function ownTests(name: string): Result {
  return count(runNode('scripts/run.mjs', `test-${name}`), () =>
    JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8')),
  );
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

function run(command: Command, ...parameters: string[]): boolean {
  return runNode(commandScript(command), ...parameters);
}

function runNode(...parameters: string[]): boolean {
  return spawnSync(process.execPath, parameters, { stdio: 'inherit' }).status === 0;
}
