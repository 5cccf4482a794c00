import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../language';
import type { Article } from './articles';
import { type Figure, figureSchema } from './figure-schemas';
import { isUntranslated } from './localize';
import { ContentError, lineAt } from './mistakes';
import { readData, readYaml } from './read-file';

export function figureFolder(id: number): string {
  return `figures/${String(id).padStart(2, '0')}`;
}

/** Throws a ContentError if the figure does not exist, isn't translated or has mistakes. */
export function figureOf({ facts, file, body, bodyLine, language }: Article, name: string): Figure {
  const problem = figureProblem(facts.id, name, language);
  if (!problem) return readYaml(`${figureFolder(facts.id)}/${name}.yml`, figureSchema, language);
  const line = lineAt(body, body.indexOf(`{figure: ${name}}`), bodyLine);
  throw new ContentError([{ file, line, field: `figure ${name}`, problem }]);
}

/** Why an article can't show a figure. Throws a ContentError if the figure has mistakes. */
export function figureProblem(id: number, name: string, language: Language): string | undefined {
  const path = `${figureFolder(id)}/${name}.yml`;
  if (!existsSync(join(process.cwd(), 'content', path)))
    return `has no file content/${path}. Correct the name, or put it there.`;
  return isUntranslated(readData(path, figureSchema), language)
    ? `is not translated yet. Write its ${language}: texts in content/${path}, or remove this line.`
    : undefined;
}
