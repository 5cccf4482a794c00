import { mistakeAt, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import type { Site } from '../../lib/content/schemas';
import type { Content } from './read-content';

type WordRule = { patterns: RegExp[]; advice: string };

const promises: WordRule = {
  advice: 'which attorney advertising may not promise. Say what is usual instead.',
  // "Top Lawyer" is the product's own, specified name and stays allowed.
  patterns: [
    /\bguarant(?:ee\w*|y)\b/gi,
    /\b(?:the )?best\s+(?:\w+[-\s]+){0,2}(?:lawyer|attorney|law\s+firm)s?\b/gi,
    /\b(?:you|we)(?:\s+will|’ll|'ll)\s+(?:surely\s+|always\s+)?win\b/gi,
    /\b(?:always\s+win|never\s+lose|certain\s+to\s+win|sure\s+to\s+win)\b/gi,
    /\b(?:no\s+risk|risk[-\s]free|without\s+any\s+risk)\b/gi,
    /\b100\s?%\s+success/gi,
    /(?:\bnumber\s+one|#1|\bno\.\s*1)\s+(?:\w+[-\s]+){0,2}(?:lawyer|attorney|law\s+firm)s?/gi,
  ],
};

const leftovers: WordRule = {
  advice: 'which was left to be filled in. Write the real text, or remove it.',
  patterns: [
    /\b(?:TODO|TBD|FIXME|XXX+)\b/g,
    /\blorem\s+ipsum\b/gi,
    /\[(?:placeholder|your|insert|add|name|date|to come|tbd|todo)\b[^\]]*\](?![([])/gi,
    /https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|org|net)|example|test|invalid)(?=[/:?#)\s]|$)/gi,
  ],
};

const ownComputer: WordRule = {
  advice: 'which only your own computer reaches. Write the public address.',
  patterns: [/https?:\/\/(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[::1)[^\s)"'<>]*/gi],
};

// Data is plain text, but for links.
const markup: WordRule = {
  advice:
    'which visitors would see like that. Write the words alone, and a link as [words](address).',
  patterns: [/<\/?[a-z][^<>]*>|<!--|\*\*|\]\([^)\s]*\s[^)]*\)|\]\s+\((?:https?:|[/#])[^)]*\)/gi],
};

// The texts that hold a name as it is: its source, what is said by others, and who runs the site.
const ownName = /^content\/en\/(site\.yml: (name$|operator\.)|reviews\.yml: )/;

/** Promises, leftover placeholders, the site's own name, and in data also markup. */
export function* checkWords({ data, words, texts, emails }: Content): Iterable<Mistake> {
  const name = siteName(data);
  for (const { source, path, text } of words) {
    const rules = [promises, leftovers, ownComputer, markup];
    if (!ownName.test(`${source.file}: ${writePath(path)}`)) rules.push(name);
    const seen = new Set<RegExp>();
    for (const { pattern, words, problem } of find(text, rules)) {
      if (!seen.has(pattern)) yield mistakeAt(source, path, problem, words);
      seen.add(pattern);
    }
  }
  for (const { file, body, bodyLine } of texts)
    yield* inText(file, body, bodyLine, [promises, leftovers, ownComputer, name]);
  for (const { file, text } of emails) yield* inText(file, text, 1, [leftovers, ownComputer]);
}

/** A rule against the site's name as such: it would stay where the name in site.yml changes. */
function siteName(data: Content['data']): WordRule {
  const site = data.get('content/en/site.yml')?.data as Partial<Site> | null | undefined;
  const name = String(site?.name ?? '').trim();
  const letters = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return {
    advice: 'the name in site.yml. Write {siteName}, which becomes that name.',
    patterns: name ? [new RegExp(`(?<![\\w/@.-])${letters}(?!\\w|\\.\\w)`, 'g')] : [],
  };
}

function* inText(file: string, text: string, firstLine: number, rules: WordRule[]) {
  for (const { index, problem } of find(text, rules)) {
    const line = firstLine + text.slice(0, index).split('\n').length - 1;
    yield { file, line, field: 'text', problem };
  }
}

function* find(text: string, rules: WordRule[]) {
  for (const { patterns, advice } of rules)
    for (const pattern of patterns) {
      // Most texts have none, and matchAll would copy the pattern for each of them.
      if (text.search(pattern) < 0) continue;
      for (const { 0: words, index } of text.matchAll(pattern)) {
        const problem = `says “${words.replace(/\s+/g, ' ')}”, ${advice}`;
        yield { pattern, words, index, problem };
      }
    }
}
