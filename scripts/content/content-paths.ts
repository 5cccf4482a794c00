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

/** The edition compared with the original, if there is one. */
export const translation = translatedLanguages[0];

const folderOf = (name: string) => /^[a-z]{2}(?=\/)/.exec(name)?.[0];

export const isTranslation = (name: string) =>
  translation !== undefined && folderOf(name) === translation;

/** Whether a path below content/ belongs to a published edition or to all. */
export const isPublished = (name: string) =>
  languages.some((language) => language === (folderOf(name) ?? originalLanguage));

/** Whether a file is in a language's folder but belongs beside them, or the reverse. */
export const isMisplaced = (name: string) =>
  isShared(name.replace(/^[a-z]{2}\//, '')) === (folderOf(name) !== undefined) &&
  !/(^|\/)README\.md$/.test(name);

export function translatedPath(file: string): string {
  return file.replace(`content/${originalLanguage}/`, `content/${translation}/`);
}

export const emailFiles = ['emails/contact.html', 'emails/intake.html'];

export const isShared = (name: string) => /^(emails\/|redirects\.yml$|README\.md$)/.test(name);

export function pathOf(name: string, language: Language = originalLanguage): string {
  return isShared(name) ? name : `${language}/${name}`;
}

const schemas = new Map<string, ZodType>([
  ...Object.entries(dataFiles).map(([name, { schema }]) => [name, schema] as const),
  ...pageTexts.map(({ file }) => [file, pageSchema] as const),
]);

const article = /^articles\/\d{2,}-[a-z0-9]+(-[a-z0-9]+)*\.md$/;
const state = /^deadlines\/.*\.yml$/;
const states = deadlineAreas.map((area) => `deadlines/${stateId(area)}.yml`);
const figure = /^figures\/\d{2,}\/[a-z0-9]+(-[a-z0-9]+)*\.yml$/;

/** Schema of a file's data; undefined for e-mails and unknown files. */
export function schemaOf(name: string): ZodType | undefined {
  // Also read misnamed articles, so links to them aren't reported.
  if (/^articles\/.*\.md$/.test(name)) return articleSchema;
  if (state.test(name)) return stateSchema;
  return figure.test(name) ? figureSchema : schemas.get(name);
}

export const requiredFiles = [...schemas.keys(), ...emailFiles];

export function isEntry(name: string): boolean {
  return article.test(name) || figure.test(name) || states.includes(name);
}
