import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve as resolvePath } from 'node:path';

const files = {
  'package.json': '{ "private": true }',
  'next.config.mjs': `import { availableParallelism } from 'node:os';
export default { output: 'export', experimental: { cpus: availableParallelism() } };`,
  'app/layout.jsx':
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': 'export default () => <main><h1>Empty</h1></main>;',
};

const numberedPages = (pages: number) => `export const generateStaticParams = () =>
  Array.from({ length: ${pages} }, (_, index) => ({ n: String(index + 1) }));
export default async ({ params }) => <main><h1>{(await params).n}</h1></main>;`;

/**
 * Takes a new folder inside the project and a number of pages, builds as many empty Next pages there,
 * and returns the export's folder and the build's effort.
 */
export async function buildEmptyNext(folder: string, pages = 1): Promise<Effort & { out: string }> {
  const all = pages > 1 ? { ...files, 'app/[n]/page.jsx': numberedPages(pages) } : files;
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { ...(await runCommand('next', ['build'], folder)), out: join(folder, 'out') };
}

/** How long a command ran, in seconds, and the most memory, in MB, that it and its children held at once. */
export type Effort = { seconds: number; megabytes: number };

/** Takes one of the project's commands, its parameters and a folder; runs it there and returns its effort. */
export function runCommand(command: string, parameters: string[], cwd: string): Promise<Effort> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(resolvePath('node_modules/.bin', command), parameters, {
      cwd,
      stdio: 'ignore',
    });
    let megabytes = 0;
    const watch = setInterval(() => {
      megabytes = Math.max(megabytes, residentMegabytes(child.pid ?? 0));
    }, 250);
    child.on('exit', (status) => {
      clearInterval(watch);
      const seconds = (performance.now() - started) / 1000;
      if (status === 0) resolve({ seconds, megabytes });
      else reject(new Error(`${command} ${parameters.join(' ')} failed in ${cwd}.`));
    });
  });
}

/** Linux tells a process's memory and children in /proc; elsewhere the figure is 0. */
function residentMegabytes(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const below = children.split(' ').filter(Boolean).map(Number).map(residentMegabytes);
    return (pages * 4096) / 1e6 + below.reduce((sum, megabytes) => sum + megabytes, 0);
  } catch {
    return 0;
  }
}
