import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { originalLanguage } from '../lib/language';
import { settingNames } from '../lib/settings-schema';

/** Configures a demonstration, ignoring .env.local: tests must not send real mail. */
export function setTestEnvironment(): void {
  // Empty counts as unset, and .env files don't override variables.
  for (const name of [...settingNames, 'GITHUB_STEP_SUMMARY'])
    if (!name.endsWith('PORT')) process.env[name] = '';
}

/** What a build needs. */
export const buildParts = [
  ...['app', 'components', 'content', 'lib', 'public', 'scripts', 'tools'],
  ...['environment.d.ts', 'next.config.ts', 'package.json', 'postcss.config.mjs'],
  ...['tailwind.config.ts', 'tsconfig.build.json', 'tsconfig.json'],
];
export const fixtures = '__tests__/fixtures/site';

/** Copies the project to a folder inside it, where packages resolve. */
export function copyProject(folder: string, root = '.'): void {
  copyParts(buildParts, root, folder);
}

/** Copies the project to .test-site/ with the fixtures as content, and returns that path. */
export function makeTestSite(root: string): string {
  const site = join(root, '.test-site');
  copyProject(site, root);
  // Articles' pictures are content.
  copyParts(['content', 'public/images/blogs'], join(root, fixtures), site);
  const folder = join(site, 'content');
  for (const name of shipped)
    cpSync(join(root, 'content', name), join(folder, name), { recursive: true });
  writeWords(folder, readFileSync(join(root, fixtures, 'words.txt'), 'utf8'));
  return site;
}

// The test site has these as they ship, but for their words.
const shipped = [
  ...[
    'confirmation.yml',
    'deadlines.yml',
    'forms.yml',
    'how-it-works.yml',
    'labels.yml',
    'messages.yml',
  ],
  ...['why-choose-us.yml', 'emails', 'figures/01/defect-kinds.yml', 'templates'],
];

/** Puts the words that tests name in place of those that editors change. */
function writeWords(folder: string, words: string): void {
  const lines = [...words.matchAll(/^(\S+) (\S+): (.*?)(?: \| (.*))?$/gm)];
  for (const name of new Set(lines.map(([, name]) => name))) {
    const file = join(folder, `${name}.yml`);
    const document = parseDocument(readFileSync(file, 'utf8'));
    for (const [, of, place = '', en, es] of lines) {
      const path = place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
      if (of !== name) continue;
      // A list of texts has those that are named here, however many ship.
      if (path.at(-1) === 0) document.setIn(path.slice(0, -1), document.createNode([]));
      if (document.hasIn(path) || typeof path.at(-1) === 'number')
        document.setIn(path, document.createNode({ en, es }));
    }
    writeFileSync(file, document.toString({ lineWidth: 0, singleQuote: true }));
  }
}

export const oneLanguageSite = '.one-language';

/** Copies the test site without its translated editions, and returns the copy’s path. */
export function makeOneLanguageSite(testSite: string): string {
  copyProject(oneLanguageSite, testSite);
  const file = join(oneLanguageSite, 'lib/language.ts');
  const translated = String.raw`^ {2}(?!${originalLanguage}:)[a-z]{2}: \{ prefix: .*\n`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(new RegExp(translated, 'gm'), ''));
  return oneLanguageSite;
}

/** Replaces files and folders by those of the same name elsewhere. */
function copyParts(names: readonly string[], from: string, to: string): void {
  for (const name of names) {
    rmSync(join(to, name), { recursive: true, force: true });
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
}
