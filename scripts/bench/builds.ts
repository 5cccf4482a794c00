import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { figureFolder } from '../../lib/content/figures';
import { copyProject } from '../../tools/copy-project';
import { filesIn } from '../../tools/files';
import { buildEmptyNext, runCommand } from './empty-next';
import { table } from './report';

type Figures = {
  articles: number;
  /** Seconds for Next's export, for the finishing step, and for the export of as many empty pages. */
  next: number;
  finish: number;
  empty: number;
  megabytes: number;
  /** Files in out/: those of pages, uncompressed and in all, and those of everything. */
  pages: number;
  pageFiles: number;
  files: number;
};

const sizes = [16, 1000, 4000];

/** Takes a folder inside the project and returns what the site costs to build at several sizes, as Markdown. */
export async function measureBuilds(folder: string): Promise<string> {
  const builds: Figures[] = [];
  for (const articles of sizes) {
    builds.push(await measureBuild(join(folder, String(articles)), articles));
    console.log(builds.at(-1));
    rmSync(folder, { recursive: true });
  }
  return `The site built with copies of its articles, beside as many empty pages built by Next alone. An
article's files are its page, in two places for different servers, that page compressed twice, and its
pictures.

${table(
  ['', ...builds.map(({ articles }) => `${articles} articles`)],
  [
    ['Next (s)', ...column(builds, 'next')],
    ['Finishing step (s)', ...column(builds, 'finish')],
    ['Most memory (MB)', ...column(builds, 'megabytes')],
    ['Pages', ...column(builds, 'pages')],
    ['Pages with their compressed copies', ...column(builds, 'pageFiles')],
    ['All files', ...column(builds, 'files')],
    ['Next, empty pages (s)', ...column(builds, 'empty')],
  ],
)}

${table(
  ['One more', ...builds.slice(1).map(({ articles }, index) => `${sizes[index]} to ${articles}`)],
  [
    ['ms', ...increase(builds, ({ next, finish }) => (next + finish) * 1000)],
    ['ms in Next', ...increase(builds, ({ next }) => next * 1000)],
    ['ms of an empty page in Next', ...increase(builds, ({ empty }) => empty * 1000)],
    ['Pages', ...increase(builds, ({ pages }) => pages)],
    ['Pages with their compressed copies', ...increase(builds, ({ pageFiles }) => pageFiles)],
    ['All files', ...increase(builds, ({ files }) => files)],
  ],
)}`;
}

async function measureBuild(folder: string, articles: number): Promise<Figures> {
  copyWithArticles(folder, articles);
  const next = await runCommand('next', ['build'], folder);
  const finish = await runCommand('tsx', ['scripts/finish-export.ts'], folder);
  const empty = await buildEmptyNext(`${folder}-empty`, articles);
  const files = filesIn(join(folder, 'out'));
  const count = (pattern: RegExp) => files.filter((file) => pattern.test(file)).length;
  return {
    articles,
    next: next.seconds,
    finish: finish.seconds,
    empty: empty.seconds,
    megabytes: Math.max(next.megabytes, finish.megabytes),
    pages: count(/\.html$/),
    pageFiles: count(/\.html(\.br|\.gz)?$/),
    files: files.length,
  };
}

function column(builds: Figures[], name: keyof Figures): string[] {
  return builds.map((build) => readable(build[name]));
}

function increase(builds: Figures[], pick: (build: Figures) => number): string[] {
  return builds.slice(1).map((build, index) => {
    const before = builds[index] ?? build;
    return readable((pick(build) - pick(before)) / (build.articles - before.articles));
  });
}

function readable(figure: number): string {
  return figure.toFixed(figure < 1000 && !Number.isInteger(figure) ? 1 : 0);
}

/**
 * Takes a new folder inside the project, where it finds the packages, and a number of articles; puts
 * the site there with copies of the real articles up to that number.
 */
function copyWithArticles(folder: string, articles: number): void {
  copyProject(folder);
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
    for (const [place, copy] of [
      [`public/images/blogs/${original + 1}`, `public/images/blogs/${id}`],
      [`content/${figureFolder(original + 1)}`, `content/${figureFolder(id)}`],
    ] as const) {
      symlinkSync(resolve(folder, place), join(folder, copy));
    }
  }
}
