import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve as resolvePath } from 'node:path';
import { filesIn } from '../finish-export/files';
import { copyProject } from './copy-project';

export type BuildFigures = { articles: number; seconds: number; megabytes: number; files: number };

/**
 * Takes a new folder inside the project and a number of articles, builds the site with that many
 * there, and returns seconds, the most memory in use (MB) and the number of files.
 */
export async function measureBuild(folder: string, articles: number): Promise<BuildFigures> {
  copyProject(folder);
  // A list of a hundred pages has a hundred page buttons, which the site's own budget does not foresee.
  writeFileSync(join(folder, 'budgets.yml'), '{}');
  addArticles(folder, articles);
  const started = performance.now();
  const next = await run('next', ['build'], folder);
  const finish = await run('tsx', ['scripts/finish-export.ts'], folder);
  return {
    articles,
    seconds: (performance.now() - started) / 1000,
    megabytes: Math.max(next, finish),
    files: filesIn(join(folder, 'out')).length,
  };
}

/** Fills up with copies of the real articles, which share their pictures. */
function addArticles(folder: string, articles: number): void {
  const originals = readdirSync(join(folder, 'content/articles')).filter((name) =>
    name.endsWith('.md'),
  );
  for (let id = originals.length + 1; id <= articles; id += 1) {
    const original = (id - 1) % originals.length;
    const text = readFileSync(join(folder, 'content/articles', originals[original] ?? ''), 'utf8');
    writeFileSync(
      join(folder, `content/articles/${id}-copy.md`),
      text.replace(/^id: .*$/m, `id: ${id}`),
    );
    symlinkSync(
      resolvePath(folder, `public/images/blogs/${original + 1}`),
      join(folder, `public/images/blogs/${id}`),
    );
  }
}

/** Runs one of the project's commands and returns the most memory, in MB, that it and its children held at once. */
function run(command: string, parameters: string[], cwd: string): Promise<number> {
  mkdirSync(cwd, { recursive: true });
  return new Promise((resolve, reject) => {
    const child = spawn(resolvePath('node_modules/.bin', command), parameters, {
      cwd,
      stdio: 'ignore',
    });
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, residentMegabytes(child.pid ?? 0));
    }, 250);
    child.on('exit', (status) => {
      clearInterval(watch);
      if (status === 0) resolve(most);
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
