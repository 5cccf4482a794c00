import type { Token } from 'markdown-it';
import { syllable } from 'syllable';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { textOf } from '../../lib/markdown/parser';
import { memoize } from '../../lib/memoize';
import { outlineOf } from './outline';
import type { Content } from './read-content';

// Abbreviations whose period ends no sentence.
const abbreviations =
  /\b(U\.S\.C|U\.S|D\.C|C\.F\.R|Mr|Mrs|Ms|Dr|vs?|No|e\.g|i\.e|Inc|St|a\.m|p\.m)\./g;

const wordsOf = (text: string) => text.match(/[\p{L}\d$%]+(?:[’'.,-][\p{L}\d]+)*/gu) ?? [];

/** Sentences of a text. Headings and list items are sentences; figures and tables are skipped. */
function sentencesOf(tokens: Token[]): string[] {
  return tokens
    .filter((_, index) => /^(paragraph|heading)_open$/.test(tokens[index - 1]?.type ?? ''))
    .map((content) => textOf(content).replace(abbreviations, (one) => one.replaceAll('.', '')))
    .flatMap((text) => text.split(/(?<=[.!?:]["”’)]*)\s+/))
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

/** How hard a text is, from words a sentence and syllables a word. */
type Scale = {
  syllables: (text: string) => number;
  most: number;
  level: (words: number, syllables: number) => number;
};

const scales: Partial<Record<string, Scale>> = {
  // Flesch-Kincaid grade. Counting syllables is the slowest part of the check.
  en: {
    syllables: memoize(syllable),
    most: 9,
    level: (words, syllables) => 0.39 * words + 11.8 * syllables - 15.59,
  },
  // Fernández Huerta (1959), turned around: 30 to 40 is normal.
  es: {
    syllables: spanishSyllables,
    most: 35,
    level: (words, syllables) => 60 * syllables + 1.02 * words - 106.84,
  },
};

export function* adviseOnReading({ texts }: Content): Iterable<Mistake> {
  for (const { file, bodyLine, body, id, language } of texts) {
    const scale = scales[language];
    const sentences = sentencesOf(outlineOf({ body, bodyLine }).tokens);
    const words = wordsOf(sentences.join(' ')).length;
    if (!scale || words < 100) continue;
    const syllables = sentences.reduce((sum, text) => sum + scale.syllables(text), 0);
    const level = scale.level(words / sentences.length, syllables / words);
    // Pages need some legal terms.
    const most = id === undefined && language === 'en' ? scale.most + 1 : scale.most;
    const problem = `is ${level.toFixed(1)}, above ${most}. Write shorter sentences and everyday words.`;
    if (level > most) yield asAdvice({ file, line: bodyLine, field: 'reading level', problem });
  }
}
