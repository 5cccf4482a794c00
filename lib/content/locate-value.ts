import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { Mistake } from './mistakes';
import type { Source } from './parse-yaml';

export type Path = readonly PropertyKey[];

/** Returns where a value starts in the source; for a missing one, where the thing around it starts. */
export function findOffset(document: Document, path: Path): number {
  if (path.length === 0) return 0;
  const parentPath = path.slice(0, -1);
  const parent = parentPath.length === 0 ? document.contents : document.getIn(parentPath, true);
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => String(key) === path.at(-1));
    if (isNode(pair?.key) && pair.key.range) return pair.key.range[0];
  }
  const node = document.getIn(path, true);
  return isNode(node) && node.range ? node.range[0] : findOffset(document, parentPath);
}

/** Returns a path as one reads it in the file, counted from 1: points[2].when. */
export function writePath(path: Path): string {
  return path.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step + 1}]`;
    return written === '' ? String(step) : `${written}.${String(step)}`;
  }, '');
}

/**
 * Takes a YAML text and a path in it and returns the line on which that value starts, or the words
 * in it where they are given.
 */
export function lineOf({ text, firstLine = 1 }: Source, path: Path, words = ''): number {
  const { document, lines } = parsed?.text === text ? parsed : parse(text);
  const start = findOffset(document, path);
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const offset = text.slice(start).search(new RegExp(pattern));
  return lines.linePos(start + Math.max(0, offset)).line + firstLine - 1;
}

// Mistakes mostly come from one file after the other.
let parsed: { text: string; document: Document; lines: LineCounter } | undefined;

function parse(text: string) {
  const lines = new LineCounter();
  parsed = { text, lines, document: parseDocument(text, { lineCounter: lines }) };
  return parsed;
}

/** Returns where a value stands, as editors click on it: content/en/faq.yml:12. */
export function locateText(source: Source, path: Path): string {
  return `${source.file}:${lineOf(source, path)}`;
}

/** Takes what is wrong with a value, or with the words in it where they are given, and returns it with its place. */
export function mistakeAt(source: Source, path: Path, problem: string, words?: string): Mistake {
  return { file: source.file, line: lineOf(source, path, words), field: writePath(path), problem };
}
