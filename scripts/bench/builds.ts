import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { figureFolder } from '../../lib/content/figures';
import { runCommand, runScript } from '../../tools/command-script';
import { buildStepVariable } from '../../tools/complete-build';
import { copyProject } from '../../tools/copy-project';
import { filesIn } from '../../tools/files';
import { table } from './report';

/** Build times with the present articles and with 1000, as Markdown. */
export function measureBuilds(folder: string): string {
  const [now, large] = [build(folder, 16), build(folder, 1000)];
  const row = (name: string, part: keyof typeof now, scale = 1) => {
    const more = (scale * (large[part] - now[part])) / (large.articles - now.articles);
    return [name, now[part].toFixed(0), large[part].toFixed(0), more.toFixed(1)];
  };
  return `The site with copies of its articles, which are pages in both languages.

${table(
  ['', `${now.articles} articles`, `${large.articles} articles`, `one more, to ${large.articles}`],
  [
    row('Next (s, one more in ms)', 'next', 1000),
    row('Finishing step (s, one more in ms)', 'finish', 1000),
    row('Files', 'files'),
  ],
)}`;
}

function build(folder: string, articles: number) {
  const cwd = join(folder, String(articles));
  copyWithArticles(cwd, articles);
  const place = { cwd, env: { [buildStepVariable]: '1' }, stdio: 'ignore' } as const;
  const next = secondsOf(() => runCommand('next', ['build'], place));
  const finish = secondsOf(() => runScript(['scripts/finish-export.ts'], place));
  const files = filesIn(join(cwd, 'out')).length;
  rmSync(folder, { recursive: true });
  const result = { articles, next, finish, files };
  console.log(result);
  return result;
}

function copyWithArticles(folder: string, articles: number): void {
  copyProject(folder);
  const place = join(folder, 'content/articles');
  const names = readdirSync(place);
  const numberOf = (name: string) => Number.parseInt(name, 10);
  const originals = new Set(names.map(numberOf)).size;
  for (let id = originals + 1; id <= articles; id += 1) {
    const original = ((id - 1) % originals) + 1;
    for (const name of names.filter((one) => numberOf(one) === original)) {
      const text = readFileSync(join(place, name), 'utf8');
      const copy = name.replace(/^[^.]+/, `${id}-copy`);
      writeFileSync(join(place, copy), text.replace(/^id: .*$/m, `id: ${id}`));
    }
    const links = [
      [`public/images/blogs/${original}`, `public/images/blogs/${id}`],
      [`content/${figureFolder(original)}`, `content/${figureFolder(id)}`],
    ] as const;
    for (const [from, to] of links) symlinkSync(resolve(folder, from), join(folder, to));
  }
}

function secondsOf(step: () => boolean): number {
  const started = performance.now();
  if (!step()) throw new Error('A step of the build failed.');
  return (performance.now() - started) / 1000;
}
