import { asAdvice, lineAt, type Mistake, mistakeAt, writePath } from '../../lib/content/mistakes';
import type { Content } from './read-content';

type WordRule = { patterns: RegExp[]; advice: string };

const promises: WordRule = {
  advice: 'which attorney advertising may not promise. Say what is usual instead.',
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
};

const leftovers: WordRule = {
  advice: 'which is a leftover placeholder. Write what is right for the public, or remove it.',
  patterns: [
    /\b(?:TODO|TBD|FIXME|XXX+)\b/g,
    /\blorem\s+ipsum\b/gi,
    /\[(?:placeholder|your|insert|add|name|date|to come|tbd|todo)\b[^\]]*\](?![([])/gi,
    /https?:\/\/(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[::1)[^\s)"'<>]*/gi,
    /https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|org|net)|example|test|invalid)(?=[/:?#)\s]|$)/gi,
  ],
};

const disguises: WordRule = {
  advice: 'whose site is the one after the @. Write the address without a user name.',
  patterns: [/https?:\/\/[^\s/?#()<>"']*@[^\s/?#()<>"']*/gi],
};

const replies: WordRule = {
  advice:
    'which the hours in operator.yml may deny. Write {replyTime}, which becomes what they allow.',
  patterns: [/\b(?:in under|within) 24 hours\b|\ben (?:menos de )?24 horas\b/gi],
};

const foreign: WordRule = {
  advice: 'a sign of another program. Remove it, or type the words anew.',
  // As pasted from PDFs and Word: letters of private fonts, places of pictures, and joined letters.
  patterns: [
    /[\uE000-\uF8FF\uFFFC]/g,
    /\p{L}*[\uFB00-\uFB06]\p{L}*/gu,
    // Marks of assistants, and codes of other site programs.
    /【[^】]*】?|:contentReference\[[^\]]*\]|\[(?:\/\w+|toc|[\w-]+\s[^\]]*\w=["“”][^\]]*)\]/gi,
    // Fields of Word, cells of Excel, and mails.
    /¡?Error! (?:Reference|Bookmark|No se encuentra)[^.]*|#¡?(?:REF|VALUE|VALOR)!|#{8,}/gi,
    /\b(?:Sent from my|Enviado desde mi) \w+|(?:=[\dA-F]{2}){2,}|=20$/gm,
  ],
};

const pasted: WordRule = {
  advice: 'as another program writes it. Type the letter itself, or a link as [words](address).',
  patterns: [/<(?:https?:[^<>|]*\||mailto:)[^<>]*>|&amp;#?\w+;/gi],
};

// Data is plain text, except for links.
const markup: WordRule = {
  advice: 'which visitors would see as is. Write plain text, and a link as [words](address).',
  patterns: [
    /[•●▪◦·]\s\S*|<[a-z][^<>]*>|<!--|\*\*[^*]*(?:\*\*)?|\]\([^)\s]*\s[^)]*\)|\]\s+\((?:https?:|[/#])[^)]*\)/gi,
    /\*[^*\s][^*]*\*|(?<![\p{L}\d/])_[^_\s][^_]*_(?![\p{L}\d])|~~|`|\[\^[^\]]*\]|\]\[[^\]]*\]|^(?:#+|[>*+-])\s\S*|\|[^|]*\||\S*\\n\S*|&(?:amp|nbsp|quot|lt|gt|shy);/gu,
  ],
};

const lines: WordRule = {
  advice: 'with a line break or a tab inside. Write it as one line, with / for \\.',
  patterns: [/\S*[\t\n]\s*\S*/g],
};

const results: WordRule = {
  advice: 'a result, which needs a disclaimer in many states. Leave it out, or ask counsel.',
  patterns: [
    /\$\s?\d[\d,.]*|\b[\d,.]+ (?:thousand |million )?(?:dollars|dólares)\b/gi,
    /\bwon\b|\bgan(?:é|ó|amos|aron)\b|\bsettled for\b|\bgot me\b|\bme consigui\p{L}+/giu,
  ],
};

// Where the time of a reply is written.
const ofReplies = /^content\/(site\.yml: replyTime|(operator|reviews)\.yml: )/;

/** Promises, leftover placeholders, disguised addresses, times of a reply, and markup in data. */
export function* checkWords(content: Content): Iterable<Mistake> {
  for (const { source, path, text } of content.words) {
    const isOwn = ofReplies.test(`${source.file}: ${writePath(path)}`);
    const rules = [promises, leftovers, disguises, foreign, markup, ...(isOwn ? [] : [replies])];
    // Visitors don't see the notes on what was read.
    if (path.at(-1) !== 'read') rules.push(lines);
    for (const { words, problem } of find(text, rules))
      yield mistakeAt(source, path, problem, words);
    if (source.file === 'content/reviews.yml')
      for (const { words, problem } of find(text, [results]))
        yield asAdvice(mistakeAt(source, path, problem, words));
  }
  const ofTexts = [promises, leftovers, disguises, foreign, pasted];
  const bodies = [
    ...content.texts.map((text) => ({ ...text, rules: ofTexts })),
    ...content.emails.map((email) => ({ ...email, rules: [leftovers, disguises] })),
  ];
  for (const { file, body, bodyLine, rules } of bodies)
    for (const { index, problem } of find(body, rules))
      yield { file, line: lineAt(body, index, bodyLine), field: 'text', problem };
}

function* find(text: string, rules: WordRule[]) {
  for (const { patterns, advice } of rules)
    for (const pattern of patterns) {
      for (const { 0: words, index } of text.matchAll(pattern))
        yield { words, index, problem: `says “${words.replace(/\s+/g, ' ')}”, ${advice}` };
    }
}
