import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { translatedLanguages } from '../lib/language';
import { requireBrowser } from '../tools/browser';
import { buildCopy, buildForTests } from '../tools/build-site';
import { type Command, runCommand, runScript } from '../tools/command-script';
import { setTestEnvironment } from '../tools/test-environment';
import { makeOneLanguageSite, oneLanguageSite } from '../tools/test-site';

// npm run check, npm test, npm run test:all: each adds steps to the previous one.
type Scope = 'check' | 'test' | 'all';
const scopes: Scope[] = ['check', 'test', 'all'];
const [wanted = 'test'] = process.argv.slice(2) as [Scope?];
const reports = 'test-results';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results: string[] = [];
const isTranslated = translatedLanguages.length > 0;
let isGreen = true;

await step('check', 'Types', () => run('next', 'typegen') && run('tsc', '--noEmit'));
await step('check', 'Lint and formatting', () => run('biome', 'ci', '--error-on-warnings', '.'));
await step('check', 'Unused files, exports and packages', () => run('knip'));
await step('check', 'Content', () => runOther('check-content', '--brief'));
await step('check', 'Unit tests', () => run('jest'));
const isBuilt = await step('test', 'Builds', buildAll);
// Later steps test these builds.
process.env.SKIP_BUILD = '1';
if (wanted === 'all') process.env.TEST_ALL = '1';
if (isBuilt) {
  for (const site of ['.test-site', '.'])
    await step('test', `Pages in ${site}/out`, () => {
      process.env.BUILT_SITE = site;
      return run('jest', '--config=jest.built.config.mjs');
    });
  delete process.env.BUILT_SITE;
  if (isTranslated) await step('test', 'The site in one language', checkOneLanguage);
  await step('test', 'Browser tests', browserTests);
  await step('test', 'Firefox and WebKit', () =>
    runOther('test-engines', ...(wanted === 'all' ? [] : ['--few'])),
  );
  await step('all', 'Recipes', () =>
    run('jest', '__tests__/recipes', '--testPathIgnorePatterns=/built/'),
  );
  await step('all', 'Web servers', () => runOther('test-hosts'));
}
console.log(`\n${results.join('\n')}`);
process.exit(isGreen ? 0 : 1);

/** Runs a step if its scope is wanted, and records result and seconds. */
async function step(scope: Scope, title: string, succeeds: () => boolean | Promise<boolean>) {
  if (scopes.indexOf(scope) > scopes.indexOf(wanted)) return false;
  console.log(`\n# ${title}`);
  const start = performance.now();
  const passes = await Promise.resolve()
    .then(succeeds)
    .catch((error: Error) => {
      console.error(error.message);
      return false;
    });
  isGreen &&= passes;
  const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(5);
  results.push(`${passes ? 'passed' : 'FAILED'} ${seconds} s  ${title}`);
  return passes;
}

/** Builds the real site beside the others, because one build leaves processors idle. */
async function buildAll(): Promise<boolean> {
  setTestEnvironment();
  // The first step checked types.
  process.env.TYPES_ARE_CHECKED = '1';
  const log = `${reports}/build.log`;
  const output = openSync(log, 'w');
  const real = spawn('npm run build', { shell: true, stdio: ['ignore', output, output] });
  const realEnd = once(real, 'exit');
  const testSite = buildForTests();
  if (isTranslated) buildCopy(makeOneLanguageSite(testSite));
  const [status] = await realEnd;
  console.log(`\nThe real site:\n${readFileSync(log, 'utf8')}`);
  return status === 0;
}

/** Types and pages of a copy whose lib/language.ts has the original edition alone. */
function checkOneLanguage(): boolean {
  const place = { cwd: oneLanguageSite, env: { BUILT_SITE: '.' } };
  return (
    runCommand('tsc', ['--noEmit'], place) &&
    runCommand('jest', ['--config=jest.built.config.mjs'], place)
  );
}

function browserTests(): boolean {
  process.env.CHROMIUM_PATH = requireBrowser();
  return run('playwright', 'test');
}

function run(command: Command, ...parameters: string[]): boolean {
  return runCommand(command, parameters);
}

function runOther(name: string, ...parameters: string[]): boolean {
  return runScript([`scripts/${name}.ts`, ...parameters]);
}
