import { execSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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

const site = '.recipes';
const env = { NEXT_PUBLIC_SITE_URL: 'https://www.example.com' };
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const recipes: Record<string, string[]> = {
  'CONTRIBUTING.md': [
    'A new field of the intake',
    'A new page of running text',
    'A new kind of figure',
  ],
  'content/README.md': [
    'A new question',
    'A new accident type',
    'A new article',
    'When the law changes',
  ],
};

// What the recipes put on the built pages.
const words = [
  ['formInput', 'Did anybody see it?'],
  ['es/formInput', '¿Alguien lo vio?'],
  ['careers', 'Write to hello@'],
  ['es/careers', 'Escriba a hello@'],
  ['blogs/page1/1', 'little care – much care'],
  ['es/blogs/page1/1', 'poco cuidado – mucho cuidado'],
  ['index', 'Do I have to go to court?'],
  ['es', '¿Tengo que ir al tribunal?'],
  ['index', 'Boat accident'],
  ['es', 'Accidente de barco'],
  ['blogs/page2/17', 'My words: The headline'],
  ['deadlines/texas', 'within 4 months'],
  ['es/deadlines/texas', 'plazo de 4 meses'],
] as const;

type Step = [pattern: RegExp, edit: (text: string, parts: string[], block: string) => string];

/** What a step of a recipe can say of files. Files and texts are in backquotes. */
const steps: Step[] = [
  [
    /^In (?<files>.+), (above|below) `(.+)`, add:$/,
    (text, [, place, anchor = ''], block) => {
      const lines = text.split('\n');
      const found = lines.flatMap((line, at) => (line.trim().startsWith(anchor) ? [at] : []));
      if (found.length !== 1) throw new Error(`${found.length} lines begin with “${anchor}”.`);
      lines.splice((found[0] ?? 0) + (place === 'below' ? 1 : 0), 0, block);
      return lines.join('\n');
    },
  ],
  [
    /^(?:To publish, i|I)n (?<files>.+), replace `(.+)` by `(.+)`\.$/,
    (text, [, from = '', to = '']) => {
      const parts = text.split(from);
      if (parts.length !== 2) throw new Error(`It says “${from}” ${parts.length - 1} times.`);
      return parts.join(to);
    },
  ],
  [
    /^In (?<files>.+), write today’s date after `(.+)`\.$/,
    (text, [, name]) => {
      const today = new Date().toISOString().slice(0, 10);
      return text.replace(RegExp(`^${name}.*$`, 'm'), `${name} ${today}`);
    },
  ],
  [
    /^In (?<files>.+), replace each `(.+)` by your words\.$/,
    (text, [, from = '']) => {
      if (!text.includes(from)) throw new Error(`It does not say “${from}”.`);
      return text.replaceAll(from, 'My words');
    },
  ],
  [/^Create (?<files>.+):$/, (_text, _parts, block) => `${block}\n`],
  [/^Copy `(.+)` to (?<files>.+)\.$/, (_, [from = '']) => read(from)],
];

function run(name: string): void {
  const script = `scripts/${scripts[name]?.split(' ').at(-1)}.ts`;
  if (!runScript([script], { cwd: site, env })) throw new Error(`npm run ${name} failed.`);
}

function read(file: string): string {
  const path = join(site, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
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
    const [, command] = /^Run `npm run ([\w:]+)`(?:\.|, and [^`]+\.)$/.exec(text) ?? [];
    if (command) {
      run(command);
      continue;
    }
    const [pattern, edit] = steps.find(([one]) => one.test(text)) ?? [];
    const found = pattern?.exec(text);
    if (!edit || !found) throw new Error(`${guide}, “${title}”: what does “${text}” mean?`);
    for (const [, file = ''] of found.groups?.['files']?.matchAll(/`([^`]+)`/g) ?? []) {
      mkdirSync(dirname(join(site, file)), { recursive: true });
      writeFileSync(join(site, file), edit(read(file), found.slice(1), code));
    }
  }
}

beforeAll(() => {
  setTestEnvironment();
  copyProject();
  for (const [guide, titles] of Object.entries(recipes))
    for (const title of titles) follow(guide, title);
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

it.each(words)('%s.html says “%s”', (page, expected) => {
  const html = readFileSync(join(site, 'out', `${page}.html`), 'utf8');
  expect(load(html)('main').text()).toContain(expected);
});
