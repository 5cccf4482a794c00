import {
  type Document,
  type ErrorCode,
  isMap,
  isNode,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { core } from 'zod';
import { parser } from '../markdown/parser';

export type Mistake = {
  file: string;
  line: number;
  field: string;
  problem: string;
  /** Advice; the build continues. */
  isAdvice?: true;
};

export class ContentError extends Error {
  override name = 'ContentError';
  constructor(readonly mistakes: readonly Mistake[]) {
    super(mistakes.map(describeMistake).join('\n'));
  }
}

export function asAdvice(mistake: Mistake): Mistake {
  return { ...mistake, isAdvice: true };
}

/** One line: file, line, field, problem and advice. */
export function describeMistake({ file, line, field, problem }: Mistake): string {
  const says = field ? `${field}: ${problem}` : problem.charAt(0).toUpperCase() + problem.slice(1);
  return `${file}:${line ? `${line}:` : ''} ${says}`;
}

export function lineAt(text: string, index: number, firstLine = 1): number {
  return firstLine + text.slice(0, Math.max(0, index)).split('\n').length - 1;
}

/** A count with its noun: 1 word, 1,200 words. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

export type Source = { file: string; text: string; firstLine?: number };

export type Path = readonly PropertyKey[];

type Read = { text: string; document: Document; lines: LineCounter };

// Texts are read one after another, so remembering the last one is enough.
let last: Read | undefined;

/** Parses YAML with positions. Throws a ContentError if it is invalid. */
export function readDocument({ file, text, firstLine = 1 }: Source): Read {
  if (last?.text === text) return last;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [first] = errorsIn(document, text).sort((one, other) => one.offset - other.offset);
  if (first) {
    const { line, col } = lines.linePos(first.offset);
    const place = { file, line: line + firstLine - 1, field: `column ${col}` };
    throw new ContentError([{ ...place, problem: first.problem }]);
  }
  last = { text, document, lines };
  return last;
}

// They reorder or hide words, and so may codes such as &#x202e;. A soft hyphen and the joiners of
// letters and emoji do neither.
const invisible =
  /(?![\t\n\r\u00AD\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|&(?!(?:amp|lt|gt|quot|nbsp|shy);)#?\w+;/gu;
/** Index of the first invisible character, or code of one; -1 if there is none. AT&T; is no code. */
export function findInvisible(text: string): number {
  const isCode = (written: string) => parser.utils.unescapeAll(written) !== written;
  const found = [...text.matchAll(invisible)].find(
    ([written]) => !written.startsWith('&') || isCode(written),
  );
  return found?.index ?? -1;
}
export const isInvisible =
  'has an invisible character, or one written as a code such as &#8212;. Delete the line, and type it again.';
const inQuotes = 'Put the whole text in "quotes".';
const otherSpaces =
  'does not belong to the lines above. Begin it with as many spaces as the others of its group.';

/** What to write instead of a line that YAML can't read. */
function correctionFor(code: ErrorCode, line: string): string {
  const [, value = ''] = /^[\s-]*[^\s:"']+:\s+(.*)$/.exec(line) ?? [];
  if (code === 'DUPLICATE_KEY')
    return 'has a name that stands above already. Remove one of the two, with what is below.';
  if (code === 'TAB_AS_INDENT') return 'begins with a tab. Begin the line with spaces.';
  if (code === 'MISSING_CHAR' && !/^[[{]/.test(value))
    return 'has a quote, here or above, that does not end. Write the same one at both ends of the text.';
  if (/^[\s-]*\w+:[^\S\t ]/.test(line))
    return 'has a space of another program after its colon. Type the space after the colon anew.';
  if (/^["']/.test(value))
    return "has quotes inside or beside its quotes. Put the whole text in 'single quotes', with “these” inside and ’ for an apostrophe.";
  if (/:(\s|$)/.test(value)) return `has a colon inside. ${inQuotes}`;
  const [sign] = /^[^\p{L}\p{N}]/u.exec(value) ?? [];
  return sign ? `cannot begin with ${sign} here. ${inQuotes}` : otherSpaces;
}

/** Where YAML is invalid, a sign such as # or & would drop text, or an escape hides a character. */
function errorsIn(document: Document.Parsed, text: string): { offset: number; problem: string }[] {
  const found = [...document.errors, ...document.warnings].map(({ code, pos: [offset] }) => {
    const line = text.split('\n')[lineAt(text, offset) - 1] ?? '';
    return { offset, problem: correctionFor(code, line) };
  });
  const refuse = ({ range }: Node, problem: string) =>
    void found.push({ offset: range?.[0] ?? 0, problem });
  visit(document, {
    Alias: (_, node) => refuse(node, `cannot begin with * here. ${inQuotes}`),
    Scalar(_, node) {
      if (node.anchor) refuse(node, `cannot begin with & here. ${inQuotes}`);
      if (node.comment) refuse(node, `loses what follows its # sign. ${inQuotes}`);
      if (findInvisible(String(node.value)) >= 0) refuse(node, isInvisible);
    },
  });
  return found;
}

/** Offset of a value, or of its parent if it is missing. */
function findOffset(document: Document, path: Path): number {
  if (path.length === 0) return 0;
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) && parent.items.find(({ key }) => String(key) === path.at(-1));
  const node = pair ? pair.key : document.getIn(path, true);
  return isNode(node) && node.range ? node.range[0] : findOffset(document, path.slice(0, -1));
}

/** Writes a path for readers, counting from 1: points[2].when. */
export function writePath(path: Path): string {
  return core.toDotPath(path.map((step) => (typeof step === 'number' ? step + 1 : step)));
}

/** Line of a value, or of the given words in it. */
export function lineOf(source: Source, path: Path, words = ''): number {
  const { document, lines } = readDocument(source);
  const start = findOffset(document, path);
  const pattern = core.util.escapeRegex(words).replace(/\s+/g, '\\s+');
  const offset = source.text.slice(start).search(new RegExp(pattern));
  return lines.linePos(start + Math.max(0, offset)).line + (source.firstLine ?? 1) - 1;
}

export function mistakeAt(source: Source, path: Path, problem: string, words?: string): Mistake {
  return { file: source.file, line: lineOf(source, path, words), field: writePath(path), problem };
}
