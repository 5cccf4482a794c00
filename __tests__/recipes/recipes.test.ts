import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { buildCopy } from '../../tools/build-site';
import { copyProject } from '../../tools/copy-project';
import { setTestEnvironment } from '../../tools/test-environment';
import { type Recipe, recipes } from './recipes';

const site = '.recipes';
const commands: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

beforeAll(() => {
  setTestEnvironment();
  copyProject(site);
  for (const recipe of recipes) follow(recipe);
  buildCopy(site);
}, 300_000);

describe.each(recipes)('the recipe “$title”', ({ guide, title, edits, command, shown }) => {
  it('names every file to edit and the command to run', () => {
    const text = readFileSync(join(__dirname, '../..', guide), 'utf8');
    const [, ...parts] = text.split(/^(?:## |\*\*(?=.*\*\*, say ))/m);
    const recipe = parts.find((part) => part.startsWith(title)) ?? '';
    const named = [...recipe.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    const folder = dirname(guide) === '.' ? '' : `${dirname(guide)}/`;
    const files = edits.map(({ file }) => file.slice(folder.length));
    // Commands print the files they create, and figures go into any article.
    const expected = command
      ? []
      : files.filter((file) => !/(figures|articles|deadlines)\//.test(file));
    expect(named).toEqual(expect.arrayContaining(expected));
    if (command) expect(recipe).toContain(`npm run ${command[0]}`);
  });

  it.each(Object.entries(shown))('is enough for %s', (page, words) => {
    const $ = load(readFileSync(join(site, 'out', page), 'utf8'));
    expect($('main').text()).toContain(words);
  });
});

function follow({ edits, command }: Recipe) {
  if (command) {
    const [name, ...words] = command;
    runScript(commands[name]?.split(' ').at(-1) ?? '', words.join(' '));
  }
  for (const { file, apply } of edits) {
    const path = join(site, file);
    const old = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const edited = apply(old);
    if (edited === old) throw new Error(`${file} lacks the text that a recipe changes.`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edited);
  }
  for (const { file } of edits.filter(({ file }) => file.startsWith('content/es/')))
    runScript('translated', file);
}

function runScript(name: string, ...parameters: string[]) {
  execFileSync(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...parameters], {
    cwd: site,
  });
}
