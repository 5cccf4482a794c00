import type { Token } from 'markdown-it';
import { syllable } from 'syllable';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { textOf } from '../../lib/markdown/parser';
import { memoize } from '../../lib/memoize';
import { outlineOf } from './outline';
import type { Content } from './read-content';
import { sentencesIn } from './units';

const wordsOf = (text: string) => text.match(/[\p{L}\d$%]+(?:[’'.,-][\p{L}\d]+)*/gu) ?? [];

/** Sentences of a text. Headings and list items are sentences; figures and tables are skipped. */
function sentencesOf(tokens: Token[]): string[] {
  return tokens
    .filter((_, index) => /^(paragraph|heading)_open$/.test(tokens[index - 1]?.type ?? ''))
    .flatMap((content) => sentencesIn(textOf(content)))
    .filter((text) => wordsOf(text).length > 0);
}

export function wordsIn(tokens: Token[]): number {
  return wordsOf(sentencesOf(tokens).join(' ')).length;
}

/** Counts vowel groups; a hiatus (two strong vowels, or an accented weak one) counts as two. */
export function spanishSyllables(text: string): number {
  const sounds = text
    .toLowerCase()
    .replace(/([qg])u(?=[eiéí])/g, '$1')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
    .replace(/([aeoáéó])(?=[aeoáéó])|([íú])(?=[aeoáéó])|([aeoáéó])(?=[íú])/g, '$&-');
  return sounds.match(/[aeiouáéíóúü]+/g)?.length ?? 0;
}

// Counting syllables is the slowest part of the check.
const englishSyllables = memoize(syllable);

/** How hard sentences are: Flesch-Kincaid, or Fernández Huerta (1959) turned around. */
function levelOf(sentences: string[], language: string): number {
  const count = language === 'es' ? spanishSyllables : englishSyllables;
  const words = wordsOf(sentences.join(' ')).length;
  const syllables = sentences.reduce((sum, text) => sum + count(text), 0) / words;
  const length = words / sentences.length;
  if (language === 'es') return 60 * syllables + 1.02 * length - 106.84;
  return 0.39 * length + 11.8 * syllables - 15.59;
}

export function* adviseOnReading({ texts }: Content): Iterable<Mistake> {
  for (const { file, bodyLine, body, id, language } of texts) {
    const { tokens } = outlineOf({ body, bodyLine });
    // Pages need some legal terms.
    const limits: Record<string, number> = { en: id === undefined ? 10 : 9, es: 35 };
    const most = limits[language] ?? Infinity;
    const level = levelOf(sentencesOf(tokens), language);
    const problem = `is ${level.toFixed(1)}, above ${most}. Write shorter sentences and everyday words.`;
    if (wordsIn(tokens) >= 100 && level > most)
      yield asAdvice({ file, line: bodyLine, field: 'reading level', problem });
  }
}
