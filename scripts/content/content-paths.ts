import type { ZodType } from 'zod';
import { figureSchema } from '../../lib/content/figure-schemas';
import {
  articleSchema,
  pageSchema,
  translatedArticleSchema,
} from '../../lib/content/markdown-schemas';
import { markdownPath } from '../../lib/content/read-file';
import { type DataFile, dataFiles } from '../../lib/content/site-content';
import { stateSchema } from '../../lib/content/state-schema';
import { stateId } from '../../lib/ids';
import { type Language, languages, originalLanguage } from '../../lib/language';
import { pageTexts } from '../../lib/routes';
import { deadlineAreas } from '../../lib/states';
import { termsFile, termsSchema } from './terms';

export const emailFiles = ['contact', 'intake', 'receipt'].map((name) => `emails/${name}.html`);

/** A Markdown file's text, such as pages/about, and its language; undefined for other files. */
export function textOfFile(name: string): { text: string; language: Language } | undefined {
  const [, text = '', code] = /^(.*)\.([a-z]{2})\.md$/.exec(name) ?? [];
  const language = languages.find((one) => one === code);
  return language && { text, language };
}

const article = /^articles\/\d{2,}-[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{2}\.md$/;
const states = deadlineAreas.map((area) => `states/${stateId(area)}.yml`);
const figure = /^figures\/\d{2,}\/[a-z0-9]+(-[a-z0-9]+)*\.yml$/;
const pages = pageTexts.flatMap(({ file }) => languages.map((one) => markdownPath(file, one)));

/** Schema of a file's data; undefined for e-mails and unknown files. */
export function schemaOf(name: string): ZodType | undefined {
  if (article.test(name))
    return name.endsWith(markdownPath('', originalLanguage))
      ? articleSchema
      : translatedArticleSchema;
  if (pages.includes(name)) return pageSchema;
  if (states.includes(name)) return stateSchema;
  if (name === termsFile) return termsSchema;
  return figure.test(name) ? figureSchema : dataFiles[name as DataFile]?.schema;
}

export const requiredFiles = [...Object.keys(dataFiles), ...pages, ...emailFiles];
