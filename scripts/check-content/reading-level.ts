import { fleschKincaid } from 'flesch-kincaid';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { syllable } from 'syllable';
import { EXIT, SKIP, visit } from 'unist-util-visit';

export type Sentence = { text: string; words: number; line: number; grade: number };
export type ReadingLevel = { words: number; grade: number; worst: Sentence[] };

// Their points do not end a sentence.
const abbreviations =
  /\b(U\.S\.C|U\.S|D\.C|C\.F\.R|Mr|Mrs|Ms|Dr|vs?|No|e\.g|i\.e|Inc|St|a\.m|p\.m)\./g;

/**
 * Takes a Markdown tree and returns its number of words, its Flesch-Kincaid grade and its hardest
 * sentences; figures, tables and notes are left out, a heading or a list item counts as a sentence.
 */
export function readingLevel(tree: Root): ReadingLevel {
  const sentences = blocksOf(tree).flatMap(sentencesOf);
  const words = sum(sentences.map((sentence) => sentence.words));
  const syllables = sum(sentences.map((sentence) => syllable(sentence.text)));
  const grade = fleschKincaid({ sentence: sentences.length, word: words, syllable: syllables });
  const worst = sentences.toSorted((a, b) => b.grade - a.grade).slice(0, 3);
  return { words, grade, worst };
}

type Block = { text: string; line: number };

function blocksOf(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree, (node) => {
    if (node.type === 'table' || node.type === 'footnoteDefinition') return SKIP;
    if (node.type !== 'paragraph' && node.type !== 'heading') return;
    if (isFigure(node)) return SKIP;
    blocks.push({ text: textOf(node), line: node.position?.start.line ?? 1 });
    return SKIP;
  });
  return blocks;
}

function isFigure(node: Nodes): boolean {
  let found = false;
  visit(node, 'image', () => {
    found = true;
    return EXIT;
  });
  return found;
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
