import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { core } from 'zod';
import { findYamlError } from './find-yaml-error';
import { ContentError, type Mistake } from './mistakes';

/** A YAML text, the file it comes from, and the line on which it begins there. */
export type Source = { file: string; text: string; firstLine?: number };

export type Path = readonly PropertyKey[];

type Read = { text: string; document: Document; lines: LineCounter };

// Texts are mostly read one after the other, and a text's mistakes are mostly found together.
let last: Read | undefined;

/** Reads a YAML text with the places of its values; throws a ContentError if it cannot be read. */
export function readDocument({ file, text, firstLine = 1 }: Source): Read {
  if (last?.text === text) return last;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const error = findYamlError(document, text);
  if (error) {
    const { line, col } = lines.linePos(error.offset);
    const at = { file, line: line + firstLine - 1, field: `column ${col}` };
    throw new ContentError([{ ...at, problem: `cannot be read. ${error.problem}` }]);
  }
  last = { text, document, lines };
  return last;
}

/** Returns where a value starts in the source; for a missing one, where the thing around it starts. */
function findOffset(document: Document, path: Path): number {
  if (path.length === 0) return 0;
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) && parent.items.find(({ key }) => String(key) === path.at(-1));
  const node = pair ? pair.key : document.getIn(path, true);
  return isNode(node) && node.range ? node.range[0] : findOffset(document, path.slice(0, -1));
}

/** Returns a path as one reads it in the file, counted from 1: points[2].when. */
export function writePath(path: Path): string {
  return core.toDotPath(path.map((step) => (typeof step === 'number' ? step + 1 : step)));
}

/** Returns the line on which a value of a YAML text starts, or the words in it where they are given. */
export function lineOf(source: Source, path: Path, words = ''): number {
  const { document, lines } = readDocument(source);
  const start = findOffset(document, path);
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const offset = source.text.slice(start).search(new RegExp(pattern));
  return lines.linePos(start + Math.max(0, offset)).line + (source.firstLine ?? 1) - 1;
}

/** Returns where a value stands, as editors click on it: content/en/faq.yml:12. */
export function locateText(source: Source, path: Path): string {
  return `${source.file}:${lineOf(source, path)}`;
}

/** Takes what is wrong with a value, or with the words in it where they are given, and returns it with its place. */
export function mistakeAt(source: Source, path: Path, problem: string, words?: string): Mistake {
  return { file: source.file, line: lineOf(source, path, words), field: writePath(path), problem };
}
