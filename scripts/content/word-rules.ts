import { detour, unknownPlaceholder } from '../../lib/content/field-schemas';
import { unknownLengths } from '../../lib/content/law-lengths';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { factNames } from '../../lib/content/site-content';
import { lengthSyntax } from '../../lib/inline-text';
import { attempt, type Content } from './read-content';

/** Words that a text may not have, with where they stand: `content/faq.yml: topics[1].tab.en`. */
type WordRule = { patterns: RegExp[]; problem: string; where?: RegExp; isAdvice?: boolean };

const rules: WordRule[] = [
  {
    problem: 'which attorney advertising may not promise. Say what is usual instead.',
    where: /^(?!content\/emails)/,
    // "Top Lawyer" is specified.
    patterns: [
      /\bguarant(?:ee\w*|y)\b/gi,
      /\b(?:the )?best\s+(?:\w+[-\s]+){0,2}(?:lawyer|attorney|law\s+firm)s?\b/gi,
      /\b(?:you|we)(?:\s+will|’ll|'ll)\s+(?:surely\s+|always\s+)?win\b/gi,
      /\b(?:always\s+win|never\s+lose|certain\s+to\s+win|sure\s+to\s+win)\b/gi,
      /\b(?:no\s+risk|risk[-\s]free|without\s+any\s+risk)\b/gi,
      /\b100\s?%\s+success/gi,
      /(?:\bnumber\s+one|#1|\bno\.\s*1)\s+(?:\w+[-\s]+){0,2}(?:lawyer|attorney|law\s+firm)s?/gi,
    ],
  },
  {
    problem: 'which is a leftover placeholder. Write what is right for the public, or remove it.',
    patterns: [
      /(?<![“"«])\b(?:TODO|TBD|FIXME|PENDIENTE|XXX+|XX(?= (?:day|día|month|mes|year|año)))\b|(?<!\S)\?{3,}/g,
      /\blorem\s+ipsum\b/gi,
      /(?<![“"«][^”"»]*)\[(?:placeholder|your|insert(?:ar)?|add|(?:\w+ )?(?:name|nombre)|phone|date|to come|tbd|todo)\b[^\]]*\](?![([])/gi,
      /https?:\/\/(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[::1)[^\s)"'<>]*/gi,
      /https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|org|net)|example|test|invalid)(?=[/:?#)\s]|$)/gi,
    ],
  },
  {
    problem: 'which leads through another site. Write the address of the page itself.',
    patterns: [detour],
  },
  {
    problem: 'which tracks readers or opens for few. Write the public address of the page.',
    isAdvice: true,
    patterns: [
      /\b(?:utm_\w+|fbclid|gclid)=[^\s)]*|notion\.so\b|docs\.google\S*\/edit|drive\.google\.com\/file|canva\.com\/design/g,
    ],
  },
  {
    problem:
      'which the hours in operator.yml may deny. Write {replyTime}, which becomes what they allow.',
    where: /^content\/(?!site\.yml: replyTime|(?:operator|reviews)\.yml|emails|.*: text$)/,
    patterns: [/\b(?:in under|within) 24 hours\b|\ben (?:menos de )?24 horas\b/gi],
  },
  {
    problem: 'with a line break or a tab inside. Write it as one line, with / for \\.',
    // Visitors don't see the notes on what was read.
    where: /^(?!content\/emails|.*(?:: text|\bread)$)/,
    patterns: [/\S*[\t\n]\s*\S*/g],
  },
  {
    problem: 'a result, which needs a disclaimer in many states. Leave it out, or ask counsel.',
    where: /^content\/reviews/,
    isAdvice: true,
    patterns: [
      /\$\s?\d[\d,.]*|\b[\d,.]+ (?:thousand |million )?(?:dollars|dólares)\b/gi,
      /\bwon\b|\bgan(?:é|ó|amos|aron)\b|\bsettled for\b|\bgot me\b|\bme consigui\p{L}+/giu,
    ],
  },
];

/** Promises, leftover placeholders, addresses of go-betweens, times of a reply and the like. */
export function* checkWords({ passages }: Content): Iterable<Mistake> {
  for (const { place, words, at } of passages)
    for (const { patterns, problem, where, isAdvice } of rules)
      for (const pattern of where && !where.test(place) ? [] : patterns)
        for (const match of words.matchAll(pattern)) {
          const mistake = at(`says “${match[0].replace(/\s+/g, ' ')}”, ${problem}`, match);
          yield isAdvice ? asAdvice(mistake) : mistake;
        }
}

const marks = ['{#name} at the end of a heading', '{figure: name} alone on its line'];

/** Names in braces that nothing fills in, such as {fone}; those of data are in its schemas. */
export function* checkBraces({ passages, texts }: Content): Iterable<Mistake> {
  for (const { kind, place, words, at } of passages) {
    for (const { name, index, problem } of attempt([], () => unknownLengths(words)) ?? [])
      yield at(problem, { 0: name, index });
    const facts = place.startsWith('content/articles/') ? [] : factNames;
    const known = ['siteName', ...facts].map((name) => `{${name}}`);
    for (const match of kind === 'text' ? words.matchAll(/\{[^{}]*\}/g) : [])
      if (!known.includes(match[0]) && match[0].replace(lengthSyntax, ''))
        yield at(unknownPlaceholder(match[0], [...known, ...marks]), match);
  }
  const problem = 'lacks {visits}, which says whether visits are counted. Add it.';
  for (const { file, bodyLine, body } of texts)
    if (file.startsWith('content/pages/privacy.') && !body.includes('{visits}'))
      yield { file, line: bodyLine, field: 'text', problem };
}
