import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { figureFolder } from '../../lib/content/figures';
import { runCommand, runScript } from '../../tools/command-script';
import { partOfBuild } from '../../tools/complete-build';
import { copyProject } from '../../tools/copy-project';
import { filesIn } from '../../tools/files';
import { table } from './report';

/** What the site costs to build with as many articles, as Markdown; works in a folder inside the project. */
export function measureBuilds(folder: string, sizes = [16, 1000]): string {
  const builds = sizes.map((articles) => {
    const site = join(folder, String(articles));
    copyWithArticles(site, articles);
    const place = { cwd: site, env: { [partOfBuild]: '1' }, stdio: 'ignore' } as const;
    const next = secondsOf(() => runCommand('next', ['build'], place));
    const finish = secondsOf(() => runScript(['scripts/finish-export.ts'], place));
    const files = filesIn(join(site, 'out')).length;
    rmSync(folder, { recursive: true });
    console.log({ articles, next, finish, files });
    return { articles, next, finish, files };
  });
  const row = (name: string, pick: (build: (typeof builds)[number]) => number, scale = 1) => {
    const more = builds.slice(1).map((build, index) => {
      const before = builds[index] ?? build;
      return (scale * (pick(build) - pick(before))) / (build.articles - before.articles);
    });
    return [name, ...builds.map((build) => pick(build).toFixed(0)), ...more.map(oneDigit)];
  };
  return `The site with copies of its articles, which are pages in both languages.

${table(
  [
    '',
    ...sizes.map((size) => `${size} articles`),
    ...sizes.slice(1).map((size) => `one more, to ${size}`),
  ],
  [
    row('Next (s, one more in ms)', ({ next }) => next, 1000),
    row('Finishing step (s, one more in ms)', ({ finish }) => finish, 1000),
    row('Files', ({ files }) => files),
  ],
)}`;
}

const oneDigit = (value: number) => value.toFixed(1);

/** Copies the site, with copies of its articles up to that number. */
function copyWithArticles(folder: string, articles: number): void {
  copyProject(folder);
  const texts = readdirSync(join(folder, 'content/en/articles')).filter((name) =>
    /\.md$/.test(name),
  );
  for (let id = texts.length + 1; id <= articles; id += 1) {
    const original = ((id - 1) % texts.length) + 1;
    const text = readFileSync(
      join(folder, 'content/en/articles', texts[original - 1] ?? ''),
      'utf8',
    );
    const copy = text.replace(/^id: .*$/m, `id: ${id}`);
    writeFileSync(join(folder, `content/en/articles/${id}-copy.md`), copy);
    for (const place of [(n: number) => `public/images/blogs/${n}`, contentFigures])
      symlinkSync(resolve(folder, place(original)), join(folder, place(id)));
  }
}

function contentFigures(id: number): string {
  return `content/en/${figureFolder(id)}`;
}

function secondsOf(step: () => boolean): number {
  const started = performance.now();
  if (!step()) throw new Error('A step of the build failed.');
  return (performance.now() - started) / 1000;
}
