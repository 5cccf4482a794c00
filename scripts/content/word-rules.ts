import { lineOf, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { isRecord } from '../../tools/is-record';
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
  {
    pattern: /https?:\/\/(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[::1)[^\s)"'<>]*/i,
    advice: 'which only your own computer reaches. Write the public address.',
  },
  leftover(
    /https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|org|net)|example|test|invalid)(?=[/:?#)\s]|$)/i,
  ),
];

// Data is plain text, but for links.
const plain = [
  {
    pattern: /<\/?[a-z][^<>]*>|<!--|\*\*|\]\([^)\s]*\s[^)]*\)|\]\s+\((?:https?:|[/#])[^)]*\)/i,
    advice:
      'which visitors would see like that. Write the words alone, and a link as [words](address).',
  },
];

// The texts that hold a name as it is: its source, what is said by others, and who runs the site.
const ownName = /^content\/en\/(site\.yml: (name$|operator\.)|reviews\.yml: )/;

/** Promises, leftover placeholders, the site's own name, and in data also markup. */
export function checkWords({ data, texts, emails }: Content): Mistake[] {
  const names = siteName(data);
  const rules = [...promises, ...placeholders, ...names];
  return [
    ...data.flatMap(({ source, data }) =>
      textsIn(data).flatMap(({ path, text }) => {
        const field = writePath(path);
        const own = ownName.test(`${source.file}: ${field}`) ? [] : names;
        return [...promises, ...placeholders, ...plain, ...own].flatMap((rule) =>
          find(text, [rule])
            .slice(0, 1)
            .map(({ words, advice }) => ({
              file: source.file,
              line: lineOf(source, path, words),
              field,
              problem: `says “${words}”, ${advice}`,
            })),
        );
      }),
    ),
    ...texts.flatMap(({ file, body, bodyLine }) => inText(file, body, bodyLine, rules)),
    ...emails.flatMap(({ file, text }) => inText(file, text, 1, placeholders)),
  ];
}

/** A rule against the site's name as such: it would stay where the name in site.yml changes. */
function siteName(data: Content['data']): WordRule[] {
  const site = data.find(({ source }) => source.file === 'content/en/site.yml')?.data;
  const name = isRecord(site) ? String(site['name'] ?? '').trim() : '';
  const letters = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\w/@.-])${letters}(?!\\w|\\.\\w)`);
  return name
    ? [{ pattern, advice: 'the name in site.yml. Write {siteName}, which becomes that name.' }]
    : [];
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
