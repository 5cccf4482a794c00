import type { Token } from 'markdown-it';
import { syllable } from 'syllable';
import type { Mistake } from '../../lib/content/mistakes';
import { textOf } from '../../lib/markdown/parser';
import { memoize } from '../../lib/memoize';
import { outlineOf } from './outline';
import type { Content } from './read-content';

type Counts = { sentence: number; word: number; syllable: number };
type Sentence = { text: string; line: number; counts: Counts };
export type ReadingLevel = { words: number; grade: number; worst: Sentence[] };

// Abbreviations whose period ends no sentence.
const abbreviations =
  /\b(U\.S\.C|U\.S|D\.C|C\.F\.R|Mr|Mrs|Ms|Dr|vs?|No|e\.g|i\.e|Inc|St|a\.m|p\.m)\./g;

// Counting syllables is the slowest part of the check.
const syllablesIn = memoize(syllable);

export const readingLevel = memoize((tokens: Token[]): ReadingLevel => {
  const { sentences, counts } = countText(tokens, syllablesIn);
  const worst = sentences.toSorted((a, b) => gradeOf(b) - gradeOf(a)).slice(0, 3);
  return { words: counts.word, grade: gradeOf({ counts }), worst };
});

const gradeOf = ({ counts: { sentence, word, syllable } }: { counts: Counts }): number =>
  0.39 * (word / sentence) + 11.8 * (syllable / word) - 15.59;

/** Sentences of a text. Headings and list items count as one; figures and tables are skipped. */
export function countText(tokens: Token[], syllablesIn: (text: string) => number) {
  const sentences = tokens
    .filter((_, index) => /^(paragraph|heading)_open$/.test(tokens[index - 1]?.type ?? ''))
    .flatMap((content) =>
      sentencesIn(textOf(content)).map((text): Sentence => {
        const word = text.match(/[\p{L}\d$%]+(?:[’'.,-][\p{L}\d]+)*/gu)?.length ?? 0;
        const counts = { sentence: 1, word, syllable: syllablesIn(text) };
        return { text, line: (content.map?.[0] ?? 0) + 1, counts };
      }),
    )
    .filter(({ counts }) => counts.word > 0);
  const sum = (name: keyof Counts) =>
    sentences.reduce((total, { counts }) => total + counts[name], 0);
  const counts = { sentence: sentences.length, word: sum('word'), syllable: sum('syllable') };
  return { sentences, counts };
}

function sentencesIn(text: string): string[] {
  return text
    .replace(abbreviations, (match) => match.replaceAll('.', ''))
    .split(/(?<=[.!?:]["”’)]*)\s+/)
    .map((part) => part.trim());
}

// Pages need some legal terms.
const highestGrade = { article: 9, page: 10 };
export const minWords = 100;

export function* adviseOnReading({ texts }: Content): Iterable<Mistake> {
  for (const text of texts) {
    const { file, bodyLine, id } = text;
    const { words, grade, worst } = readingLevel(outlineOf(text).tokens);
    const highest = id === undefined ? highestGrade.page : highestGrade.article;
    if (words < minWords || grade <= highest) continue;
    const hardest = worst.map((one) => `line ${one.line + bodyLine - 1}: ${quote(one)}`);
    const problem = `is grade ${grade.toFixed(1)}. People in pain and fear read best at grade ${highest} or below; hardest are ${hardest.join('; ')}.`;
    yield { file, line: bodyLine, field: 'reading level', problem };
  }
}

function quote({ text }: Sentence): string {
  const words = text.split(/\s+/);
  return `“${words.slice(0, 12).join(' ')}${words.length > 12 ? ' …' : ''}”`;
}
