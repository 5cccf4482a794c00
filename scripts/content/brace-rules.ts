import { unknownPlaceholder } from '../../lib/content/field-schemas';
import { unknownLengths } from '../../lib/content/law-lengths';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { factNames } from '../../lib/content/site-content';
import { fold, lengthSyntax } from '../../lib/inline-text';
import { outlineOf } from './outline';
import type { Content } from './read-content';

const unit = /(?:years?|months?|weeks?|days?|años?|mes(?:es)?|semanas?|días?)(?!\p{L})/u.source;
const twice = RegExp(`(${lengthSyntax.source})\\s+(${unit})`, 'giu');

/** Lengths of laws that the data lacks, such as {texas.injry}, and units that they say themselves. */
export function* checkLengths({ passages }: Content): Iterable<Mistake> {
  for (const { words, at } of passages) {
    for (const match of words.matchAll(twice)) {
      const [, name, , , unit] = match;
      yield asAdvice(at(`${name} says its unit. Remove “${unit}” behind it.`, match));
    }
    for (const { name, index, problem } of unknownLengths(words))
      yield at(problem, { 0: name, index });
  }
}

/** Names in braces that nothing fills in; those of data are in its schemas. */
export function* checkBraces({ texts }: Content): Iterable<Mistake> {
  for (const text of texts) {
    const { file, id, body, bodyLine } = text;
    const fillable = ['siteName', ...(id === undefined ? factNames : [])];
    const known = fillable.map((name) => `{${name}}`);
    for (const { text: words, line, isHeading } of outlineOf(text).blocks)
      for (const [below, row] of words.split('\n').entries())
        for (const [braces] of row.replace(lengthSyntax, '').matchAll(/\{[^{}]*\}/g)) {
          const problem = braceProblem(braces, known, isHeading);
          if (!known.includes(braces)) yield { file, line: line + below, field: 'text', problem };
        }
    const problem = 'lacks {visits}, which says whether visits are counted. Add it.';
    if (file.startsWith('content/pages/privacy.') && !body.includes('{visits}'))
      yield { file, line: bodyLine, field: 'text', problem };
  }
}

function braceProblem(braces: string, known: string[], isHeading: boolean): string {
  const [, mark, name = ''] = /^\{\s*(#|figure\b:?)?\s*(.*)\}$/is.exec(braces) ?? [];
  const words = fold(name);
  const small = words.match(/[a-z0-9]+/g)?.join('-') ?? 'name';
  const unknown = unknownPlaceholder(braces, [...known, '{figure: name}']);
  if (mark === '#' || (!mark && isHeading && !unknown.includes('Did you mean')))
    return `says ${braces}. Write {#${small}}, in small letters and with hyphens, as the last word of a heading.`;
  return mark ? `says ${braces}. Write {figure: ${small}}, alone on its line.` : unknown;
}
