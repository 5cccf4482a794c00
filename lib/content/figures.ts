import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describeUnknown } from '../did-you-mean';
import type { Language } from '../language';
import type { Article } from './articles';
import { type Figure, figureSchema } from './figure-schemas';
import { isUntranslated } from './localize';
import { ContentError, lineAt } from './mistakes';
import { listFiles, readData, readYaml } from './read-file';

export function figureFolder(id: number): string {
  return `figures/${String(id).padStart(2, '0')}`;
}

/** Throws a ContentError if the figure does not exist, isn't translated or has mistakes. */
export function figureOf(article: Article, name: string): Figure {
  const { facts, file, body, bodyLine, language } = article;
  const folder = figureFolder(facts.id);
  const names = figureNames(folder);
  const path = `${folder}/${name}.yml`;
  const problem = !names.includes(name)
    ? noFigure(name, folder, names)
    : isUntranslated(readData(path, figureSchema), language) && notTranslated(path, language);
  if (!problem) return readYaml(path, figureSchema, language);
  const line = lineAt(body, body.indexOf(`{figure: ${name}}`), bodyLine);
  throw new ContentError([{ file, line, field: `figure ${name}`, problem }]);
}

export function notTranslated(path: string, language: Language): string {
  return `is not translated yet. Write its ${language}: texts in content/${path}, or remove this line.`;
}

export function noFigure(name: string, folder: string, names: readonly string[]): string {
  const advice = names.length > 0 ? describeUnknown(name, names) : 'Put it there.';
  return `has no file content/${folder}/${name}.yml. ${advice}`;
}

function figureNames(folder: string): string[] {
  const isThere = existsSync(join(process.cwd(), 'content', folder));
  return isThere ? listFiles(folder, '.yml').map((file) => basename(file, '.yml')) : [];
}
