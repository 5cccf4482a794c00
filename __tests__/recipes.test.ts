import { execSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { load } from 'cheerio';
import { buildCopy } from '../tools/build-site';
import { runScript } from '../tools/command-script';
import { setTestEnvironment } from '../tools/test-site';

// The other tests' folder has the fixtures as content.
process.chdir(join(__dirname, '..'));
const site = '.recipes';
const env = { NEXT_PUBLIC_SITE_URL: 'https://www.example.com' };
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Pages of the built site, with words that a recipe puts there. */
const recipes: Record<string, Record<string, Record<string, string>>> = {
  'CONTRIBUTING.md': {
    'A new field of the intake': {
      'formInput.html': 'Did anybody see it?',
      'es/formInput.html': '¿Alguien lo vio?',
    },
    'A new page of running text': {
      'careers.html': 'Write to hello@',
      'es/careers.html': 'Escriba a hello@',
    },
    'A new kind of figure': {
      'blogs/page1/1.html': 'little care – much care',
      'es/blogs/page1/1.html': 'poco cuidado – mucho cuidado',
    },
  },
  'content/README.md': {
    'A new question': {
      'index.html': 'Do I have to go to court?',
      'es.html': '¿Tengo que ir al tribunal?',
    },
    'A new accident type': { 'index.html': 'Boat accident', 'es.html': 'Accidente de barco' },
    'A new article': { 'blogs/page5/50.html': 'My words: The headline' },
    'When the law changes': {
      'deadlines/texas.html': 'within 4 months',
      'es/deadlines/texas.html': 'plazo de 4 meses',
    },
  },
};

type Step = [pattern: RegExp, follow: (parts: string[], block: string) => void];

/** What a step of a recipe can say. Files and texts are in backquotes. */
const steps: Step[] = [
  [
    /^In (.+), (above|below) `(.+)`, add:$/,
    ([files = '', place, anchor = ''], block) => {
      for (const file of filesOf(files)) {
        const lines = read(file).split('\n');
        const found = lines.flatMap((line, at) => (line.trim().startsWith(anchor) ? [at] : []));
        if (found.length !== 1) throw new Error(`${file} has ${found.length} lines “${anchor}”.`);
        lines.splice((found[0] ?? 0) + (place === 'below' ? 1 : 0), 0, block);
        write(file, lines.join('\n'));
      }
    },
  ],
  [
    /^(?:To publish, i|I)n (.+), replace `(.+)` by `(.+)`\.$/,
    ([files = '', from = '', to = '']) => {
      for (const file of filesOf(files)) {
        const parts = read(file).split(from);
        if (parts.length !== 2)
          throw new Error(`${file} says “${from}” ${parts.length - 1} times.`);
        write(file, parts.join(to));
      }
    },
  ],
  [
    /^In (.+), replace each `(.+)` by your words\.$/,
    ([files = '', from = '']) => {
      for (const file of filesOf(files)) {
        if (!read(file).includes(from)) throw new Error(`${file} does not say “${from}”.`);
        write(file, read(file).replaceAll(from, 'My words'));
      }
    },
  ],
  [
    /^Create (.+):$/,
    ([files = ''], block) => {
      for (const file of filesOf(files)) write(file, `${block}\n`);
    },
  ],
  [/^Copy `(.+)` to `(.+)`\.$/, ([from = '', to = '']) => write(to, read(from))],
  [
    /^Run `npm run ([\w:]+)`(?:\.|, and [^`]+\.)$/,
    ([name = '']) => {
      const script = `scripts/${scripts[name]?.split(' ').at(-1)}.ts`;
      if (!runScript([script], { cwd: site, env })) throw new Error(`npm run ${name} failed.`);
    },
  ],
];

function filesOf(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
}

function read(file: string): string {
  return readFileSync(join(site, file), 'utf8');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
}

function follow(guide: string, title: string): void {
  const section = readFileSync(guide, 'utf8')
    .split(/^#+ /m)
    .find((one) => one.startsWith(`${title}\n`));
  const items = section?.match(/^\d+\. .*(\n( {3}.*)?)*/gm) ?? [];
  if (items.length === 0) throw new Error(`${guide} has no recipe “${title}”.`);
  for (const item of items) {
    const [words = '', block = ''] = item.replace(/^\d+\. /, '').split(/\n\n {3}```\w+\n/);
    const text = words.trim().replace(/\s+/g, ' ');
    const code = block.replace(/\n {3}```\s*$/, '').replace(/^ {3}/gm, '');
    const [pattern, apply] = steps.find(([one]) => one.test(text)) ?? [];
    if (!pattern || !apply) throw new Error(`${guide}, “${title}”: what does “${text}” mean?`);
    apply(pattern.exec(text)?.slice(1) ?? [], code);
  }
}

beforeAll(() => {
  setTestEnvironment();
  copyProject();
  for (const [guide, titles] of Object.entries(recipes))
    for (const title of Object.keys(titles)) follow(guide, title);
  execSync('npm run check', { cwd: site, stdio: 'inherit' });
  // Next would look for its packages inside a repository, and not behind a link.
  for (const name of ['.git', 'node_modules']) rmSync(join(site, name), { recursive: true });
  buildCopy(site);
}, 900_000);

/** Copies what Git would. Packages are behind a link. */
function copyProject(): void {
  rmSync(site, { recursive: true, force: true });
  const ignored = ['.git', ...readFileSync('.gitignore', 'utf8').split(/\/?\n/)];
  for (const name of readdirSync('.').filter((one) => !ignored.includes(one)))
    cpSync(name, join(site, name), { recursive: true });
  // Otherwise Knip would ignore the copy, as the project's .gitignore says.
  execSync('git init --quiet', { cwd: site });
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'), 'junction');
}

describe.each(Object.values(recipes).flatMap(Object.entries))('after “%s”', (_, pages) => {
  it.each(Object.entries(pages))('%s says “%s”', (page, words) => {
    expect(load(readFileSync(join(site, 'out', page), 'utf8'))('main').text()).toContain(words);
  });
});
