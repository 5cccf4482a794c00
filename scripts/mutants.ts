import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { type Command, commandScript } from '../tools/command-script';
import { filesIn } from '../tools/files';

// Plants one fault at a time in a clone, and reports which tests notice. Unlike Stryker, it also
// runs built-page and browser tests.

type Fault = {
  id: string;
  file: string;
  /** Occurs exactly once in the file; replaced by `write`. */
  find: string;
  write: string;
  noticed: string;
  /** Browser tests to run last. */
  specs?: string[];
};
type Level = (folder: string, fault?: Fault) => boolean | Promise<boolean>;

const wantedScore = 0.9;
const clones = ['.mutants/1', '.mutants/2'];
const levels: Record<string, { folders: string[]; passes: Level }> = {
  unit: { folders: clones, passes: unitTests },
  pages: {
    folders: clones,
    passes: (folder) => run(folder, 'jest', '--config=jest.built.config.mjs', '--bail'),
  },
  // Parallel browser tests would starve each other.
  browser: { folders: clones.slice(0, 1), passes: browserTests },
};

const words = process.argv.slice(2);
const faults = filesIn('__tests__/mutants')
  .flatMap((file) => parse(readFileSync(file, 'utf8')) as Fault[])
  .filter(
    ({ id, file }) => words.length === 0 || words.some((word) => `${id} ${file}`.includes(word)),
  );
const misplaced = faults.filter(
  ({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2,
);
if (misplaced.length > 0) {
  const names = misplaced.map(({ id, file }) => `${id} (${file})`).join(', ');
  throw new Error(`The find text of these faults must occur exactly once in their file: ${names}.`);
}

for (const clone of clones) {
  rmSync(clone, { recursive: true, force: true });
  spawnSync('git', ['clone', '--quiet', '.', clone], { stdio: 'inherit' });
  // Hard links: builds find no packages above the lock file's folder.
  spawnSync('cp', ['-al', 'node_modules', clone], { stdio: 'inherit' });
}

let survivors = faults;
for (const [level, { folders, passes }] of Object.entries(levels)) {
  if (!(await passes(folders[0] as string)))
    throw new Error(`The ${level} tests fail without a fault: fix them first.`);
  const queue = [...survivors];
  const left: Fault[] = [];
  await Promise.all(folders.map((folder) => judge(level, passes, folder, queue, left)));
  survivors = left;
}
rmSync('.mutants', { recursive: true, force: true });

const killed = faults.length - survivors.length;
console.log(`\n${killed} of ${faults.length} faults were noticed. Nobody notices:`);
for (const { id, file, noticed } of survivors) console.log(`- ${id} (${file}): ${noticed}`);
if (killed < wantedScore * faults.length) process.exit(1);

async function judge(
  level: string,
  passes: Level,
  folder: string,
  queue: Fault[],
  left: Fault[],
): Promise<void> {
  for (let fault = queue.shift(); fault; fault = queue.shift()) {
    const path = join(folder, fault.file);
    const text = readFileSync(path, 'utf8');
    // A function, because `$` is special in replacement strings.
    const { find, write } = fault;
    writeFileSync(
      path,
      text.replace(find, () => write),
    );
    const survives = await passes(folder, fault);
    writeFileSync(path, text);
    console.log(`${survives ? 'survives' : 'noticed '}  ${level.padEnd(8)} ${fault.id}`);
    if (survives) left.push(fault);
  }
}

/** Jest finds related tests only with explicit roots. */
async function unitTests(folder: string, fault?: Fault): Promise<boolean> {
  if (!fault) return run(folder, 'jest');
  const related = ['--roots', '.', '--findRelatedTests', fault.file, '--passWithNoTests'];
  const isScript = /^(scripts|tools)\//.test(fault.file);
  return (
    (await run(folder, 'jest', '--bail', '--maxWorkers=1', ...related)) &&
    (!isScript ||
      run(folder, 'jest', '--bail', '--maxWorkers=1', '__tests__/unit/(scripts|tools|deploy)'))
  );
}

/** Only the fault's own specs, because browser tests take minutes. */
function browserTests(folder: string, fault?: Fault): boolean | Promise<boolean> {
  const specs = (fault ? [fault] : faults).flatMap((one) => one.specs ?? []);
  return (
    specs.length === 0 ||
    run(folder, 'playwright', 'test', '--max-failures=1', '--retries=1', ...specs)
  );
}

async function run(folder: string, command: Command, ...parameters: string[]): Promise<boolean> {
  // The clone's own packages: Playwright refuses to be loaded twice.
  const script = relative('.', commandScript(command));
  const child = spawn(process.execPath, [script, ...parameters], {
    cwd: folder,
    stdio: 'ignore',
  });
  return new Promise((resolve) => child.once('exit', (status) => resolve(status === 0)));
}
