import type { ZodType } from 'zod';
import { dataFiles } from '../../lib/content/data-files';
import { nearestTo } from '../../lib/content/did-you-mean';
import { figureSchema } from '../../lib/content/figure-schemas';
import { articleSchema, pageSchema } from '../../lib/content/markdown-schemas';
import type { Mistake } from '../../lib/content/mistakes';
import type { Language } from '../../lib/language';
import { pageTexts } from '../../lib/pages';
import type { Content } from './read-content';

export const emailFiles = ['emails/contact.html', 'emails/intake.html'];

// One file for every language: these stand beside the folders of languages.
const isShared = (name: string) => /^(emails\/|redirects\.yml$|README\.md$)/.test(name);

/** Takes a name such as site.yml and returns its path below content/: en/site.yml. */
export function placeOf(name: string, language: Language = 'en'): string {
  return isShared(name) ? name : `${language}/${name}`;
}

const schemas = new Map<string, ZodType>([
  ...Object.entries(dataFiles).map(([name, { schema }]) => [name, schema] as const),
  ...pageTexts.map(({ file }) => [file, pageSchema] as const),
]);

// The folders with any number of files.
const article = /^articles\/\d{2,}-[a-z0-9]+(-[a-z0-9]+)*\.md$/;
const figure = /^figures\/\d{2,}\/[a-z0-9]+(-[a-z0-9]+)*\.yml$/;

/** The schema of a file's data; undefined for e-mails, and for what nothing reads. */
export function schemaOf(name: string): ZodType | undefined {
  // An article with a wrong name is read as well, so that nothing is said of the links to it.
  if (/^articles\/.*\.md$/.test(name)) return articleSchema;
  return figure.test(name) ? figureSchema : schemas.get(name);
}

const known = [...schemas.keys(), ...emailFiles];

/** Missing files, files that nothing reads, and names with another number than the article's. */
export function* checkFileNames({ names, translated, articles }: Content): Iterable<Mistake> {
  const missing = known.filter((name) => !names.includes(name));
  for (const name of missing) yield at(name, 'is missing. Restore it from an earlier version.');
  for (const name of names) {
    const isRead = known.includes(name) || article.test(name) || figure.test(name);
    if (!isRead && !/(^|\/)README\.md$/.test(name)) yield at(name, describe(name, missing));
  }
  for (const name of translated)
    if (!names.includes(name) || isShared(name))
      yield at(name, 'has no English file of that name. Rename it, or remove it.', 'es');
  for (const { file, facts } of articles) {
    if (Number(/\/(\d+)-/.exec(file)?.[1] ?? facts.id) === facts.id) continue;
    const right = file.replace(/\/\d+-/, `/${String(facts.id).padStart(2, '0')}-`);
    const problem = `does not begin with the article’s number. Rename it to ${right}, or correct its id.`;
    yield { file, line: 1, field: 'file name', problem };
  }
}

function describe(name: string, missing: string[]): string {
  const examples = ['articles/17-dog-bites.md', 'figures/17/first-steps.yml'];
  const example = examples.find((one) => one.split('/')[0] === name.split('/')[0]);
  if (example)
    return `is not a valid name. Write the number, a hyphen and small letters, such as ${example}.`;
  const nearest = nearestTo(name, missing);
  return `is not used by the site. ${nearest ? `Did you mean ${nearest}?` : 'Move it out of content/.'}`;
}

function at(name: string, problem: string, language?: Language): Mistake {
  return { file: `content/${placeOf(name, language)}`, line: 1, field: 'file name', problem };
}
