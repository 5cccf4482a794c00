import type { Token } from 'markdown-it';
import { syllable } from 'syllable';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { textOf } from '../../lib/markdown/parser';
import { memoize } from '../../lib/memoize';
import { outlineOf } from './outline';
import type { Content } from './read-content';

type Counts = { sentence: number; word: number; syllable: number };

// Abbreviations whose period ends no sentence.
const abbreviations =
  /\b(U\.S\.C|U\.S|D\.C|C\.F\.R|Mr|Mrs|Ms|Dr|vs?|No|e\.g|i\.e|Inc|St|a\.m|p\.m)\./g;

/** Counts a text. Headings and list items are sentences; figures and tables are skipped. */
export function countText(tokens: Token[], syllablesIn: (text: string) => number): Counts {
  const sentences = tokens
    .filter((_, index) => /^(paragraph|heading)_open$/.test(tokens[index - 1]?.type ?? ''))
    .flatMap((content) =>
      textOf(content)
        .replace(abbreviations, (match) => match.replaceAll('.', ''))
        .split(/(?<=[.!?:]["”’)]*)\s+/),
    )
    .map((text) => ({
      word: text.match(/[\p{L}\d$%]+(?:[’'.,-][\p{L}\d]+)*/gu)?.length ?? 0,
      syllable: syllablesIn(text),
    }))
    .filter(({ word }) => word > 0);
  const sum = (name: 'word' | 'syllable') =>
    sentences.reduce((total, counts) => total + counts[name], 0);
  return { sentence: sentences.length, word: sum('word'), syllable: sum('syllable') };
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

type Scale = {
  syllables: (text: string) => number;
  tooHard: (counts: Counts, isPage: boolean) => string | false;
};

/** Flesch-Kincaid grade, and Fernández Huerta's ease (1959), on which 60 to 70 is normal. */
const scales: Partial<Record<string, Scale>> = {
  en: {
    // Counting syllables is the slowest part of the check.
    syllables: memoize(syllable),
    tooHard({ sentence, word, syllable }, isPage) {
      const grade = 0.39 * (word / sentence) + 11.8 * (syllable / word) - 15.59;
      // Pages need some legal terms.
      const highest = isPage ? 10 : 9;
      return grade > highest && `is grade ${grade.toFixed(1)}; write for grade ${highest} or below`;
    },
  },
  es: {
    syllables: spanishSyllables,
    tooHard({ sentence, word, syllable }) {
      const ease = 206.84 - (60 * syllable) / word - (1.02 * word) / sentence;
      return (
        ease < 65 && `is ${ease.toFixed(0)} on the scale of Fernández Huerta; write for 65 or more`
      );
    },
  },
};

export function wordsIn(tokens: Token[]): number {
  return countText(tokens, () => 0).word;
}

export function* adviseOnReading({ texts }: Content): Iterable<Mistake> {
  for (const { file, bodyLine, body, id, language } of texts) {
    const scale = scales[language];
    const counts = scale && countText(outlineOf({ body, bodyLine }).tokens, scale.syllables);
    if (!counts || counts.word < 100) continue;
    const problem = scale.tooHard(counts, id === undefined);
    const advice = `${problem}, with shorter sentences and everyday words.`;
    if (problem) yield asAdvice({ file, line: bodyLine, field: 'reading level', problem: advice });
  }
}
