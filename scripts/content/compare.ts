import { placeholdersIn } from '../../lib/content/field-schemas';
import type { Language } from '../../lib/language';
import { differingNumbers } from './numbers';
import { outlineOf } from './outline';

/** Links, placeholders and cited sources that only one of two texts has. */
export function compareMarks(original: string, translation: string): string[] {
  const [from, to] = [marksIn(original), marksIn(translation)];
  const [missing, extra] = [difference(from, to), difference(to, from)];
  return [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')} of the English text.`] : []),
    ...(extra.length > 0 ? [`has ${extra.join(', ')}, which the English text lacks.`] : []),
  ];
}

function marksIn(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]*)[^)]*\)/g)].map(([, address = '']) => address);
  // A translation needs ids where the original has none, and may lack untranslated figures.
  const words = text.replace(/\{#[\w-]+\}|^\{figure:.*\}$/gm, '');
  return [...links, ...placeholdersIn(words), ...(words.match(/\[\^[\w-]+\]/g) ?? [])];
}

/** What a list has more often than another: each of the others takes one away. */
export function difference<T>(
  all: readonly T[],
  others: readonly T[],
  keyOf = String as (one: T) => string,
) {
  const left = others.map(keyOf);
  return all.filter((one) => {
    const index = left.indexOf(keyOf(one));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Numbers that differ, by paragraph, list item and table cell. Lines count from 0. */
export function compareBlocks(original: string, translation: string, language: Language) {
  return blocksBeside(original, translation).flatMap((block) => {
    const problem = differingNumbers(block.original, block.text, language);
    return problem ? [{ line: block.line, problem }] : [];
  });
}

/** Blocks of a translation with their originals; one whole where two texts are built differently. */
export function blocksBeside(original: string, translation: string) {
  const [from, to] = [blocksIn(original), blocksIn(translation)];
  const isParallel = from.map(({ kind }) => kind).join() === to.map(({ kind }) => kind).join();
  return isParallel
    ? to.map(({ line, text }, index) => ({ line, text, original: from[index]?.text ?? '' }))
    : [{ line: 0, text: translation, original }];
}

/** Sentences with their translations; none where the languages have different numbers of them. */
export function sentencesBeside(original: string, translation: string): [string, string][] {
  const [from, to] = [sentencesIn(original), sentencesIn(translation)];
  return from.length === to.length ? from.map((one, index) => [one, to[index] ?? '']) : [];
}

/** Paragraphs, headings, list items and table cells of Markdown, as written; lines count from 0. */
export function blocksIn(text: string): { kind: string; text: string; line: number }[] {
  const { tokens } = outlineOf({ body: text, bodyLine: 0 });
  let line = 0;
  return tokens.flatMap((token, index) => {
    if (token.map) line = token.map[0];
    if (token.type !== 'inline') return [];
    const kind = tokens
      .slice(Math.max(0, index - 2), index)
      .map(({ type }) => type)
      .join(' ');
    return [{ kind, text: token.content, line }];
  });
}

/** Sentences of running text, wherever its lines end; items of lists and rows are apart. */
export function sentencesIn(text: string): string[] {
  const ends = /(?<=[.!?:]["”’)]*(?:\[\^[\w-]+\])*)\s+|\n{2,}|\n(?=\s*(?:[-#|*]|\d+\.))/;
  return text
    .split(ends)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
