import type { Article } from './articles';
import { type Figure, figureSchema } from './figure-schemas';
import { readYaml } from './read-file';

export function figureFolder(id: number): string {
  return `figures/${String(id).padStart(2, '0')}`;
}

/** Throws an error if the figure is missing or has mistakes; the content check gives the line. */
export function figureOf({ facts, language }: Article, name: string): Figure {
  return readYaml(`${figureFolder(facts.id)}/${name}.yml`, figureSchema, language);
}
