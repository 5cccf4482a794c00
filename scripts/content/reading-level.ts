import { fleschKincaid } from 'flesch-kincaid';
import type { Token } from 'markdown-it';
import { syllable } from 'syllable';
import type { Mistake } from '../../lib/content/mistakes';
import { outlineOf } from '../../lib/markdown/outline';
import { textOf } from '../../lib/markdown/text-of';
import type { Content } from './read-content';

export type Sentence = { text: string; words: number; line: number; grade: number };
export type ReadingLevel = { words: number; grade: number; worst: Sentence[] };

// Their periods do not end a sentence.
const abbreviations =
  /\b(U\.S\.C|U\.S|D\.C|C\.F\.R|Mr|Mrs|Ms|Dr|vs?|No|e\.g|i\.e|Inc|St|a\.m|p\.m)\./g;

/**
 * The number of words, the Flesch-Kincaid grade and the hardest sentences. Figures and tables do not count;
 * a heading or a list item counts as a sentence.
 */
export function readingLevel(tokens: Token[]): ReadingLevel {
  const level = known.get(tokens) ?? measure(tokens);
  known.set(tokens, level);
  return level;
}

// Counting syllables takes most of the time of a check.
const known = new WeakMap<Token[], ReadingLevel>();

function measure(tokens: Token[]): ReadingLevel {
  const sentences = sentencesIn(tokens);
  const words = sum(sentences.map((sentence) => sentence.words));
  const syllables = sum(sentences.map((sentence) => syllable(sentence.text)));
  const grade = fleschKincaid({ sentence: sentences.length, word: words, syllable: syllables });
  const worst = sentences.toSorted((a, b) => b.grade - a.grade).slice(0, 3);
  return { words, grade, worst };
}

/** The sentences of a text; a heading or a list item counts as one. */
export function sentencesIn(tokens: Token[]): Sentence[] {
  return blocksOf(tokens).flatMap(sentencesOf);
}

type Block = { text: string; line: number };

function blocksOf(tokens: Token[]): Block[] {
  return tokens
    .filter((_, index) => /^(paragraph|heading)_open$/.test(tokens[index - 1]?.type ?? ''))
    .map((content) => ({ text: textOf(content), line: (content.map?.[0] ?? 0) + 1 }));
}

function sentencesOf({ text, line }: Block): Sentence[] {
  return text
    .replace(abbreviations, (match) => match.replaceAll('.', ''))
    .split(/(?<=[.!?:]["”’)]*)\s+/)
    .map((part) => ({
      text: part.trim(),
      words: part.match(/[\p{L}\d$%]+(?:[’'.,-][\p{L}\d]+)*/gu)?.length ?? 0,
    }))
    .filter(({ words }) => words > 0)
    .map((part) => ({
      ...part,
      line,
      grade: fleschKincaid({ sentence: 1, word: part.words, syllable: syllable(part.text) }),
    }));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The beginning of a sentence, enough to search for it. */
export function quoteSentence({ text }: Sentence): string {
  const words = text.split(/\s+/);
  return `“${words.slice(0, 12).join(' ')}${words.length > 12 ? ' …' : ''}”`;
}

// Terms need some words that an article can avoid.
const highestGrade = 10;

/** Pages that are hard to read. */
export function checkPages({ texts, articles }: Content): Mistake[] {
  const isArticle = (file: string) => articles.some((article) => article.file === file);
  return texts
    .filter(({ file }) => !isArticle(file))
    .flatMap((text) => {
      const { grade, worst } = readingLevel(outlineOf(text).tokens);
      if (grade <= highestGrade) return [];
      const hardest = worst[0];
      const line = (hardest?.line ?? 1) + text.bodyLine - 1;
      const problem = `is grade ${grade.toFixed(1)}; needs ${highestGrade} or less. Hardest: ${hardest && quoteSentence(hardest)}.`;
      return [{ file: text.file, line, field: 'reading level', problem }];
    });
}
