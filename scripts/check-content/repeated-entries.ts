import { lineOf, type Path, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import type { Content, DataPart } from './read-content';

// What tells the entries of a list apart.
const names = ['id', 'name', 'subject', 'tab', 'label'];

/** Finds entries of a list that are named like an earlier one of the same list, and FAQ questions asked twice. */
export function checkRepetition({ data }: Content): Mistake[] {
  return data.flatMap((part) => {
    const isFaq = part.source.file === 'content/faq.yml';
    // A question stands once, under whichever tab.
    const shared = isFaq ? new Map<string, string>() : undefined;
    return repeatedIn(part, part.data, [], shared);
  });
}

function repeatedIn(
  part: DataPart,
  value: unknown,
  path: Path,
  shared?: Map<string, string>,
): Mistake[] {
  if (typeof value !== 'object' || value === null) return [];
  const seen = shared ?? new Map<string, string>();
  return Object.entries(value).flatMap(([key, entry]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return [
      ...(Array.isArray(value) ? namedTwice(part, entry, at, seen) : []),
      ...repeatedIn(part, entry, at, shared),
    ];
  });
}

function namedTwice(part: DataPart, entry: unknown, path: Path, seen: Map<string, string>) {
  const isRecord = typeof entry === 'object' && entry !== null;
  // Cells of a table may be alike; what is listed right under a name of the file may not.
  if (!isRecord && path.length !== 2) return [];
  const record = isRecord ? (entry as Record<string, unknown>) : { '': entry };
  const name = isRecord ? names.find((one) => typeof record[one] === 'string') : '';
  if (name === undefined || !['string', 'number'].includes(typeof record[name])) return [];
  const key = `${name}: ${String(record[name]).trim().toLowerCase()}`;
  const first = seen.get(key);
  const at = name ? [...path, name] : path;
  if (first === undefined) {
    seen.set(key, writePath(at));
    return [];
  }
  const problem = `is “${record[name]}”, like ${first}. Write another, or remove one of the two.`;
  const { source } = part;
  return [{ file: source.file, line: lineOf(source, at), field: writePath(at), problem }];
}
