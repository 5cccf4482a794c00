import type { Token } from 'markdown-it';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { textOf } from '../../lib/markdown/parser';
import { outlineOf } from './outline';
import type { Content, Text } from './read-content';

const link = 'Write a link as [words](address), without a space between.';
const item = 'Begin an item of a list with a hyphen and a space, at the beginning of the line.';

const step = 'Begin a step with 1. and a space, at the beginning of the line.';

/** Signs that the parser left as characters, and what to write in their place. */
const leftovers: [sign: RegExp, cure: string][] = [
  [
    /!\[[^\][]*\]\s*(?:\([^)]*\)?|\[[^\]]*\])/,
    'Write ![what it shows](name.svg "why it matters").',
  ],
  [
    /\[[^\][]*\]\((?:file|javascript|vbscript|data):[^)]*\)?/i,
    'Write an address that begins with https://.',
  ],
  [/\[[^\][]*\](?:\([^)]*\)?|\[[^\]]*\]|\s+\((?:https?:|[/#])[^)]*\)?)/, link],
  [/\([^)]*\)\[(?:https?:|[/#])[^\]]*\]?/, link],
  [/^\[[^\][]+\]:\s*(?:<|https?:|[/#]).*/, link],
  [/^\[[ xX]?\]\s.*/, 'Write the words alone.'],
  [/^(?:[•·▪●○■□◦‣➢✓✔]\s*\S*|o\s(?=\S)|[-–—+*]\s+\S*|-\p{L}\S*)/u, item],
  [/^(?:1[.)]\s|[a-z]\)\s|[a-z]\.\t).*/, step],
  [/^(?:[-=_*~#]+|\*( \*)+)$/, 'Remove the line; a heading begins with ## and a space.'],
  [/^#{2,7}(?!#)\S*/, 'Begin a heading with ## and a space, at the beginning of the line.'],
  [/^>.*/, 'Remove the sign of a quoted e-mail.'],
  [/~~?[^~\s][^~]*~+|`+[^`]*`*/, 'Write the words alone.'],
  [/<\/?\w+:[^<>]*>/, 'Write the text alone.'],
  [/\*\*[^*]+[^\p{L}\p{N}\s*]\*\*(?=\p{L})/u, 'Write a space after the second **.'],
  [/\*+[^*\s]+|[^*\s]+\*+/, 'Remove the star; important words stand between two each, **so**.'],
  [
    /^\|.*|.* \| .*/,
    'A table needs its lines together, below | --- | --- |, and an empty line around it.',
  ],
  [/\S*\t\S*/, 'Write a table as lines of | cells |, or a space.'],
];

/** What two lines of one paragraph begin with where a list is meant. */
const beginnings: [sign: RegExp, cure: string][] = [
  [/^(?:\(?\d{1,2}(?:[.)](?!\d)|\s?[-–—:]\s|\uFE0F?\u20E3)|(?:Step|Paso)\s\d).*/i, step],
  [/^\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b.*/, `It runs on from the line before. ${item}`],
  [/^[\p{So}\p{Sm}»›].*/u, item],
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
    const before = lines[index]?.isJoined ? (lines[index - 1]?.text ?? '') : '';
    const joined = beginnings.find(([sign]) => sign.test(words) && sign.test(before));
    if (joined && !found) yield at(line, `${quote(words)} is not recognized. ${joined[1]}`);
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
  let [line, columns, last, level] = [bodyLine, 0, 0, 1];
  const lists: number[][] = [];
  const { tokens } = outlineOf(text);
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (token.map) line = token.map[0] + bodyLine;
    if (token.type === 'heading_open' && token.tag === 'h1')
      yield at(line, 'would be a second title. Begin a heading with ## and a space.');
    if (token.type === 'heading_open') {
      const own = Number(token.tag.slice(1));
      const cure = `Begin it with ${'#'.repeat(level + 1)} and a space.`;
      if (own > level + 1) yield at(line, `is a heading that skips a level. ${cure}`);
      level = own;
    }
    const isEmpty =
      next?.type === 'list_item_close' || (next?.type === 'inline' && textOf(next).trim() === '');
    if (/^(?:list_item|heading)_open$/.test(token.type) && isEmpty)
      yield at(
        line,
        'has a sign of a list or heading without words. Write them on it, or remove it.',
      );
    const row = sources[line - bodyLine] ?? '';
    if (token.type === 'tr_open' && !row.includes('|'))
      yield at(line, 'joins the table above. Put an empty line above it.');
    if (token.type === 'inline' && tokens[index - 1]?.type === 'paragraph_open')
      yield* misreadParagraph(token, sources, (problem, below = 0) => at(line + below, problem));
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
    const cells = row.trim().replace(/^\||\|$/g, '');
    if (token.type === 'tr_open' && columns > 0 && cells.split(/(?<!\\)\|/).length > columns)
      yield at(line, `has more cells than its table has columns (${columns}). Remove a |.`);
    for (const [place, part] of (token.children ?? []).entries()) {
      const inside = token.children?.[place + 1];
      if (part.type === 'em_open' && part.markup === '*')
        yield at(
          line,
          'has words between single stars. Write **important** or _softer_, and × for “times”.',
        );
      else if (
        /^(?:em|strong)_open$/.test(part.type) &&
        !/[\p{L}\p{N}]/u.test(inside?.content || 'a')
      )
        yield at(line, 'loses its lines to write on. Leave them out.');
      if (part.type === 'link_open' && (!part.attrGet('href') || inside?.type === 'link_close'))
        yield at(line, `has a link without words or address. ${link}`);
    }
  }
}

/** Lines that join the one above, and a heading that is none. */
function* misreadParagraph(
  { map, level, children }: Token,
  sources: string[],
  at: (problem: string, below?: number) => Mistake,
): Iterable<Mistake> {
  const lines = map ? sources.slice(...map) : [];
  const parts = (children ?? []).filter(({ type, content }) => type !== 'text' || content);
  const isInList = level > 1;
  for (const [below, line] of lines.entries())
    if (isInList && below > 0 && /^[^\s\p{Ll}]/u.test(line))
      yield at(
        'joins the item above. Put an empty line above it, or begin it with two spaces.',
        below,
      );
  if (!isInList && /^\d+$/.test(lines.join())) yield at('is only a number. Remove it.');
  const joined = parts.filter(({ type }) => type === 'softbreak').length;
  // One that ends in a divided word has its own answer.
  const areShort = lines.every((line) => !/\p{Ll}-$/u.test(line) && line.trim().length < shortLine);
  if (!isInList && joined > 1 && areShort)
    yield asAdvice(at('These lines run together. End each but the last with \\, or make a list.'));
  const [first, last] = [parts[0], parts.at(-1)];
  const bold = parts.filter(({ type }) => type === 'strong_open').length;
  const isBold = first?.type === 'strong_open' && last?.type === 'strong_close' && bold === 1;
  if (!isInList && isBold && !/[.!]$/.test(parts.at(-2)?.content ?? ''))
    yield asAdvice(
      at('is bold as a whole. If it is a heading, begin it with ## and a space, without stars.'),
    );
}

// Letters; prose is wrapped at more.
const shortLine = 45;

/** The last number of a list; some write 1. before each step. */
const countOf = (list: number[] = []) =>
  list.every((one) => one === 1) ? list.length : (list.at(-1) ?? 0);

const misnumbered =
  'begins a step with a number that is not the next. Begin steps with 1., 2. and so on, and another line with a word; indent what stands between two steps by three spaces.';

function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `“${line.length > 50 ? `${line.slice(0, 50)}…` : line}”`;
}
