import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { outlineOf } from './outline';
import type { Content, Text } from './read-content';

const link = 'Write a link as [words](address), without a space between.';
const item = 'Begin an item of a list with a hyphen and a space, at the beginning of the line.';

/** Signs that the parser left as characters, and what to write in their place. */
const leftovers: [sign: RegExp, cure: string][] = [
  [
    /!\[[^\][]*\]\s*(?:\([^)]*\)?|\[[^\]]*\])/,
    'Write ![what it shows](name.svg "why it matters").',
  ],
  [/\[[^\][]*\](?:\([^)]*\)?|\[[^\]]*\]|\s+\((?:https?:|[/#])[^)]*\)?)/, link],
  [/\([^)]*\)\[(?:https?:|[/#])[^\]]*\]?/, link],
  [/^\[[^\][]+\]:\s*(?:<|https?:|[/#]).*/, link],
  [/^\[[ xX]?\]\s.*/, 'Write the words alone.'],
  [/^(?:[•·▪●○■□◦‣➢✓✔]\s*\S*|o\s(?=\S)|[-–—+*]\s+\S*|-\p{L}\S*)/u, item],
  [
    /^(?:1[.)]\s|[a-z]\)\s|[a-z]\.\t).*/,
    'Begin a step with 1. and a space, at the beginning of the line.',
  ],
  [/^(?:[-=_*~#]{2,}|\*( \*)+)$/, 'Remove the line; a heading begins with ## and a space.'],
  [/^#{2,}\S*/, 'Begin a heading with ## and a space, at the beginning of the line.'],
  [/^>.*/, 'Remove the sign of a quoted e-mail.'],
  [/~~?[^~\s][^~]*~+|`+[^`]*`*/, 'Write the words alone.'],
  [/\*+[^*\s]+|[^*\s]+\*+/, 'Remove the star; important words stand between two each, **so**.'],
  [
    /^\|.*|.* \| .*/,
    'A table needs its lines together, below | --- | --- |, and an empty line around it.',
  ],
  [/\S*\t\S*/, 'Write a table as lines of | cells |, or a space.'],
];

/** Markup that the parser dropped, took for something else or left as characters. */
export function* checkMarkup({ texts }: Pick<Content, 'texts'>): Iterable<Mistake> {
  for (const text of texts) for (const mistake of whatIsLost(text)) yield mistake;
}

function* whatIsLost(text: Text): Iterable<Mistake> {
  const { html, lines, headings } = outlineOf(text);
  const at = (line: number, problem: string) => ({ file: text.file, line, field: 'text', problem });
  for (const tag of html)
    if (!/^<\/\w+>$/.test(tag.text.trim()))
      yield at(tag.line, `${quote(tag.text)} is left out. Write the text alone.`);
  for (const [index, { id, line }] of headings.entries())
    if (headings.findIndex((one) => one.id === id) < index)
      yield at(line, `has two headings {#${id}}. Give each its own.`);
  yield* misread(text, at);
  for (const [index, { text: words, line }] of lines.entries()) {
    const isHeading = headings.some((one) => one.line === line);
    const [found] = leftovers.flatMap(([sign, cure]) => {
      const written = sign.exec(words)?.[0];
      if (isHeading && /^\d/.test(words)) return [];
      return written ? `${quote(written)} is not recognized. ${cure}` : [];
    });
    if (found) yield at(line, found);
    // A word divided at the end of a line, as in a PDF.
    const [end] = /\p{Ll}+-$/u.exec(words) ?? [];
    const [start] = /^\p{Ll}+/u.exec(lines[index + 1]?.text ?? '') ?? [];
    if (end && start && lines[index + 1]?.line === line + 1)
      yield at(line, `“${end} ${start}” is one word on two lines. Write it on one.`);
  }
}

/** What became another kind of text than its writer meant. */
function* misread(text: Text, at: (line: number, problem: string) => Mistake): Iterable<Mistake> {
  const { body, bodyLine } = text;
  const sources = body.split('\n');
  let [line, columns, last] = [bodyLine, 0, 0];
  const lists: number[][] = [];
  for (const token of outlineOf(text).tokens) {
    if (token.map) line = token.map[0] + bodyLine;
    if (token.type === 'heading_open' && token.tag === 'h1')
      yield at(line, 'would be a second title. Begin a heading with ## and a space.');
    if (token.type === 'bullet_list_open' && token.markup === '+')
      yield asAdvice(
        at(line, 'is an item of a list. Write a hyphen, or a word in place of the +.'),
      );
    if (token.type === 'ordered_list_open') lists.push([]);
    if (token.type === 'ordered_list_close') last = countOf(lists.pop());
    if (token.type === 'list_item_open' && token.info) {
      const [list = [], number] = [lists.at(-1), Number(token.info)];
      // A list may continue an earlier one.
      const isRight = number === 1 || number === (list.at(-1) ?? last) + 1;
      if (!isRight) yield at(line, `${token.info}. ${misnumbered}`);
      list.push(number);
    }
    if (token.type === 'table_open') columns = 0;
    if (token.type === 'th_open') columns += 1;
    const row = sources[line - bodyLine]?.trim().replace(/^\||\|$/g, '') ?? '';
    if (token.type === 'tr_open' && columns > 0 && row.split(/(?<!\\)\|/).length > columns)
      yield at(line, `has more cells than its table has columns (${columns}). Remove a |.`);
    for (const part of token.children ?? [])
      if (part.type === 'em_open' && part.markup === '*')
        yield at(line, 'has words between single stars. Write **important** or _softer_.');
  }
}

/** The last number of a list; some write 1. before each step. */
const countOf = (list: number[] = []) =>
  list.every((one) => one === 1) ? list.length : (list.at(-1) ?? 0);

const misnumbered =
  'begins a step with a number that is not the next. Begin steps with 1., 2. and so on, and another line with a word; indent what stands between two steps by three spaces.';

function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `“${line.length > 50 ? `${line.slice(0, 50)}…` : line}”`;
}
