import type { ZodType } from 'zod';
import { dataFiles } from '../../lib/content/data-files';
import { stateSchema } from '../../lib/content/deadline-schemas';
import { figureSchema } from '../../lib/content/figure-schemas';
import { articleSchema, pageSchema } from '../../lib/content/markdown-schemas';
import {
  type Language,
  languages,
  originalLanguage,
  translatedLanguages,
} from '../../lib/language';
import { pageTexts } from '../../lib/pages';
import { deadlineAreas, stateId } from '../../lib/states';

/** The edition that the check compares with the original; undefined where the site has no other. */
export const translation = translatedLanguages[0];

const folderOf = (name: string) => /^[a-z]{2}(?=\/)/.exec(name)?.[0];

/** Takes a path below content/, and returns whether it belongs to the translation. */
export const isTranslation = (name: string) =>
  translation !== undefined && folderOf(name) === translation;

/** Takes a path below content/, and returns whether it belongs to an edition that the site has, or to all. */
export const isPublished = (name: string) =>
  languages.some((language) => language === (folderOf(name) ?? originalLanguage));

/** Takes a path below content/, and returns whether it is beside the languages' folders and belongs in one, or the reverse. */
export const isMisplaced = (name: string) =>
  isShared(name.replace(/^[a-z]{2}\//, '')) === (folderOf(name) !== undefined) &&
  !/(^|\/)README\.md$/.test(name);

/** Takes the path of a file of the original, and returns the one of its translation. */
export function translatedPlace(file: string): string {
  return file.replace(`content/${originalLanguage}/`, `content/${translation}/`);
}

export const emailFiles = ['emails/contact.html', 'emails/intake.html'];

// One file for every language: these stand beside the folders of languages.
export const isShared = (name: string) => /^(emails\/|redirects\.yml$|README\.md$)/.test(name);

/** Takes a name such as site.yml and returns its path below content/: en/site.yml. */
export function placeOf(name: string, language: Language = originalLanguage): string {
  return isShared(name) ? name : `${language}/${name}`;
}

const schemas = new Map<string, ZodType>([
  ...Object.entries(dataFiles).map(([name, { schema }]) => [name, schema] as const),
  ...pageTexts.map(({ file }) => [file, pageSchema] as const),
]);

// The folders with any number of files.
const article = /^articles\/\d{2,}-[a-z0-9]+(-[a-z0-9]+)*\.md$/;
const state = /^deadlines\/.*\.yml$/;
const states = deadlineAreas.map((area) => `deadlines/${stateId(area)}.yml`);
const figure = /^figures\/\d{2,}\/[a-z0-9]+(-[a-z0-9]+)*\.yml$/;

/** The schema of a file's data; undefined for e-mails, and for what nothing reads. */
export function schemaOf(name: string): ZodType | undefined {
  // An article with a wrong name is read as well, so that nothing is said of the links to it.
  if (/^articles\/.*\.md$/.test(name)) return articleSchema;
  if (state.test(name)) return stateSchema;
  return figure.test(name) ? figureSchema : schemas.get(name);
}

/** The names of all files that the site has to have. */
export const requiredFiles = [...schemas.keys(), ...emailFiles];

/** Whether a file may be there any number of times under names of this kind. */
export function isEntry(name: string): boolean {
  return article.test(name) || figure.test(name) || states.includes(name);
}
