import type { Token } from 'markdown-it';
import { asAdvice, type Mistake } from '../../lib/content/mistakes';
import { linkSyntax } from '../../lib/inline-text';
import { parser, textOf } from '../../lib/markdown/parser';
import type { Content, Text } from './read-content';
import { signIn, signsIn } from './signs';

type At = (line: number, problem: string) => Mistake;

/** Markup that the parser dropped, took for something else or left as characters. */
export function* checkMarkup({ texts }: Pick<Content, 'texts'>): Iterable<Mistake> {
  for (const text of texts) {
    const { html, blocks, headings } = text;
    const at: At = (line, problem) => ({ file: text.file, line, field: 'text', problem });
    for (const tag of html)
      if (!/^<\/\w+>$/.test(tag.text.trim()))
        yield at(tag.line, `${quote(tag.text)} is left out. Write the text alone.`);
    for (const [index, { id, line }] of headings.entries())
      if (headings.findIndex((one) => one.id === id) < index)
        yield at(line, `has two headings {#${id}}. Give each its own.`);
    for (const { text, line } of blocks)
      for (const { at: below, written, cure } of signsIn(text))
        yield at(line + below, `${quote(written)} is not recognized. ${cure}`);
    yield* misread(text, at);
  }
}

/** Markup in data, which is plain text, except for links. */
export function* checkData({ passages }: Content): Iterable<Mistake> {
  for (const { kind, words, at } of passages) {
    if (kind !== 'data' || /^https?:/.test(words)) continue;
    const plain = words.replace(linkSyntax, '$1');
    const [token] = parser.parseInline(words, {});
    const shown = token ? textOf(token) : '';
    const changed = [...plain].findIndex((letter, index) => letter !== shown[index]);
    const start = plain.lastIndexOf(' ', changed) + 1;
    const dropped = shown === plain ? undefined : plain.slice(start).split(' ', 1)[0];
    const written = dropped ?? signIn(plain)?.written;
    const problem = `says ${quote(written ?? '')}, which visitors would see as is. Write plain text, and a link as [words](address).`;
    if (written) yield at(problem, { 0: written });
  }
}

/** What became another kind of text than its writer meant. */
function* misread(text: Text, at: At): Iterable<Mistake> {
  const { tokens } = text;
  let [line, heading] = [text.bodyLine, 1];
  /** The last number of a list, by its depth. */
  const numbers: number[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (token.map) line = token.map[0] + text.bodyLine;
    if (/^(?:list_item|heading|paragraph)_open$/.test(token.type) && isEmpty(next))
      yield at(line, 'has no words, or a sign without words. Write them on it, or remove it.');
    if (token.type === 'heading_open') {
      const level = Number(token.tag.slice(1));
      const right = Math.min(Math.max(level, 2), heading + 1);
      const problem = level === 1 ? 'would be a second title' : 'skips a level';
      if (level !== right)
        yield at(line, `${problem}. Begin the heading with ${'#'.repeat(right)} and a space.`);
      heading = right;
    }
    if (token.type === 'table_open')
      yield* misreadRows(text.body.split('\n').slice(...(token.map ?? [])), line, at);
    // A list may continue an earlier one, and some write 1. before each step.
    const start = Number(token.attrGet('start') ?? 1);
    if (token.type === 'ordered_list_open' && start !== (numbers[token.level] ?? 0) + 1)
      numbers[token.level] = 0;
    if (token.type === 'list_item_open' && token.info) {
      const shown = (numbers[token.level - 1] ?? 0) + 1;
      if (![String(shown), '1'].includes(token.info))
        yield at(line, `${token.info}. ${misnumbered}`);
      numbers[token.level - 1] = shown;
    }
    if (token.type === 'inline' && tokens[index - 1]?.type === 'paragraph_open')
      yield* misreadLines(token, line, at);
    for (const problem of misreadParts(token)) yield at(line, problem);
  }
}

/** What joins a table, and cells that it leaves out. */
function* misreadRows([head = '', ...rows]: string[], line: number, at: At): Iterable<Mistake> {
  const count = (row: string) => row.replace(/^\s*\||\|\s*$/g, '').split(/(?<!\\)\|/).length;
  for (const [below, row] of rows.entries()) {
    const problem = row.includes('|')
      ? 'has more cells than the table’s first line. Add there, or remove a |.'
      : 'joins the table above. Put an empty line above it.';
    if (!row.includes('|') || count(row) > count(head)) yield at(line + below + 1, problem);
  }
}

const misnumbered =
  'begins a step with a number that is not the next. Begin steps with 1., 2. and so on, and another line with a word; indent what stands between two steps by three spaces.';

function isEmpty(token?: Token): boolean {
  const isBlank = ({ type, content }: Token) => type !== 'image' && !content.trim();
  return token?.type === 'list_item_close' || token?.children?.every(isBlank) === true;
}

function* misreadParts({ children }: Token): Iterable<string> {
  for (const [at, part] of (children ?? []).entries()) {
    const next = children?.[at + 1];
    if (part.type === 'em_open' && part.markup === '*' && !next?.content.startsWith('|'))
      yield 'has words between single stars. Write **important** or _softer_, and × for “times”.';
    const isBare = !part.attrGet('href') || next?.type === 'link_close';
    if (part.type === 'link_open' && isBare)
      yield 'has a link without words or address. Write it as [words](address).';
    const after = part.markup === 'linkify' && part.nesting < 0 && next?.content;
    if (after && /^[^\s’]?[\p{L}\d]/u.test(after))
      yield 'has an address that stops midway. Write it as [words](address).';
  }
}

/** Lines that join the one above, and a heading that is none. */
function* misreadLines({ content, level }: Token, line: number, at: At): Iterable<Mistake> {
  const lines = content.split('\n');
  if (level > 1) {
    const below = lines.findIndex((one, index) => index > 0 && /^[^\s\p{Ll}]/u.test(one));
    const problem = 'joins the item above. Put an empty line above it, or begin it with a space.';
    if (below > 0) yield at(line + below, problem);
    return;
  }
  if (/^(?:(?:page|página) )?\d+(?:\n\d+)*$/i.test(content))
    return yield at(line, 'is the number of a page. Remove it.');
  const areLabeled = lines.every((one) => /^\**\p{Lu}[\p{L} ]{0,20}:/u.test(one));
  // Prose is wrapped at more letters.
  const end = /[-\\]$| {2}$|^(?:Asunto|Subject): \w+:/;
  const areOwn = lines.every((one) => !end.test(one) && (areLabeled || one.length < 45));
  if (lines.length > (areLabeled ? 1 : 2) && areOwn) yield asAdvice(at(line, joined));
  if (/^\*\*[^*]*[^*.!]\*\*$/.test(content)) yield asAdvice(at(line, bold));
}

const joined = 'These lines run together. End each but the last with \\, or make a list.';
const bold = 'is bold as a whole. If it is a heading, begin it with ## and a space, without stars.';

function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `“${line.length > 50 ? `${line.slice(0, 50)}…` : line}”`;
}
