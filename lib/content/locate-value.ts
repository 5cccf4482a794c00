import { type Document, isMap, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { core } from 'zod';
import { ContentError, type Mistake } from './mistakes';

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
  const offset = firstError(document);
  if (offset !== undefined) {
    const { line, col } = lines.linePos(offset);
    const problem =
      'cannot be read. Put the whole text in "quotes", or begin the line with as many spaces as the others of its group.';
    throw new ContentError([{ file, line: line + firstLine - 1, field: `column ${col}`, problem }]);
  }
  last = { text, document, lines };
  return last;
}

/** The first place where YAML is invalid, or where a sign such as # or & would drop text. */
function firstError(document: Document.Parsed): number | undefined {
  const found = [...document.errors, ...document.warnings].map(({ pos: [offset] }) => offset);
  visit(document, {
    Alias: (_, { range }) => void found.push(range?.[0] ?? 0),
    Scalar(_, { anchor, comment, range }) {
      if (anchor || comment) found.push(range?.[0] ?? 0);
    },
  });
  return found.sort((one, other) => one - other)[0];
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
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const offset = source.text.slice(start).search(new RegExp(pattern));
  return lines.linePos(start + Math.max(0, offset)).line + (source.firstLine ?? 1) - 1;
}

export function mistakeAt(source: Source, path: Path, problem: string, words?: string): Mistake {
  return { file: source.file, line: lineOf(source, path, words), field: writePath(path), problem };
}
