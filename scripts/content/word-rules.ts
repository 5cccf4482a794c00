import { lineOf, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { textsIn } from './data-rules';
import type { Content } from './read-content';

type WordRule = { pattern: RegExp; advice: string };

const promise = (pattern: RegExp): WordRule => ({
  pattern,
  advice: 'which attorney advertising may not promise. Say what is usual instead.',
});

// "Top Lawyer" is the product's own, specified name and stays allowed.
const promises = [
  promise(/\bguarant(?:ee\w*|y)\b/i),
  promise(/\b(?:the )?best\s+(?:\w+[-\s]+){0,2}(?:lawyer|attorney|law\s+firm)s?\b/i),
  promise(/\b(?:you|we)(?:\s+will|’ll|'ll)\s+(?:surely\s+|always\s+)?win\b/i),
  promise(/\b(?:always\s+win|never\s+lose|certain\s+to\s+win|sure\s+to\s+win)\b/i),
  promise(/\b(?:no\s+risk|risk[-\s]free|without\s+any\s+risk)\b/i),
  promise(/\b100\s?%\s+success/i),
  promise(/(?:\bnumber\s+one|#1|\bno\.\s*1)\s+(?:\w+[-\s]+){0,2}(?:lawyer|attorney|law\s+firm)s?/i),
];

const leftover = (pattern: RegExp): WordRule => ({
  pattern,
  advice: 'which was left to be filled in. Write the real text, or remove it.',
});

const placeholders = [
  leftover(/\b(?:TODO|TBD|FIXME|XXX+)\b/),
  leftover(/\blorem\s+ipsum\b/i),
  leftover(/\[(?:placeholder|your|insert|add|name|date|to come|tbd|todo)\b[^\]]*\](?![([])/i),
  leftover(
    /https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|org|net)|example|test|invalid)(?=[/:?#)\s]|$)/i,
  ),
];

/** Promises and leftover placeholders in any text of content/. */
export function checkWords({ data, texts, emails }: Content): Mistake[] {
  const rules = [...promises, ...placeholders];
  return [
    ...data.flatMap(({ source, data }) =>
      textsIn(data).flatMap(({ path, text }) =>
        find(text, rules).map(({ words, advice }) => ({
          file: source.file,
          line: lineOf(source, path, words),
          field: writePath(path),
          problem: `says “${words}”, ${advice}`,
        })),
      ),
    ),
    ...texts.flatMap(({ file, body, bodyLine }) => inText(file, body, bodyLine, rules)),
    ...emails.flatMap(({ file, text }) => inText(file, text, 1, placeholders)),
  ];
}

function inText(file: string, text: string, firstLine: number, rules: WordRule[]): Mistake[] {
  return find(text, rules).map(({ words, index, advice }) => ({
    file,
    line: firstLine + text.slice(0, index).split('\n').length - 1,
    field: 'text',
    problem: `says “${words.replace(/\s+/g, ' ')}”, ${advice}`,
  }));
}

function find(text: string, rules: WordRule[]) {
  return rules.flatMap(({ pattern, advice }) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map((match) => ({
      words: match[0],
      index: match.index,
      advice,
    })),
  );
}
