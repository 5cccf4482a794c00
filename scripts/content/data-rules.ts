import { nearestTo } from '../../lib/content/did-you-mean';
import { mistakeAt, type Path, writePath } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { isRecord } from '../../tools/is-record';
import type { Content } from './read-content';

/** Unknown {placeholders}, and texts without one that they require. */
export function* checkBraces({ words, texts }: Content): Iterable<Mistake> {
  for (const { file, body, bodyLine: line } of texts) {
    if (file !== 'content/en/pages/privacy.md' || body.includes('{visits}')) continue;
    const problem =
      'lacks {visits}, which says whether visits are counted. Write it where it goes.';
    yield { file, line, field: 'text', problem };
  }
  for (const { source, path, text, schema } of words) {
    const places = (schema['places'] ?? []) as string[];
    const known = places.map((place) => place.replace('?', ''));
    const used = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    for (const name of used)
      if (name !== 'siteName' && !known.includes(name))
        yield mistakeAt(source, path, describe(name, known), `{${name}}`);
    for (const name of places) {
      // An empty text is intentional: nothing is shown.
      if (name.endsWith('?') || used.includes(name) || text === '') continue;
      const problem = `lacks {${name}}, which the site fills in. Write {${name}} where it goes.`;
      yield mistakeAt(source, path, problem);
    }
  }
}

function describe(name: string, known: string[]): string {
  const nearest = nearestTo(name, known);
  const question = nearest ? ` Did you mean {${nearest}}?` : '';
  const use = `Use only {${['siteName', ...known].join('}, {')}}.`;
  return `says {${name}}, which nothing fills in.${question} ${use}`;
}

/** Entries with the name of an earlier one in the same list, and FAQ questions asked twice. */
export function* checkRepetition({ data }: Content): Iterable<Mistake> {
  for (const { source, data: value } of data.values()) {
    const seen = new Map<string, string>();
    for (const { list, field, path, name } of namesIn(value)) {
      // A question must be unique across both tabs.
      const where = source.file === 'content/en/faq.yml' ? list.length : writePath(list);
      const key = `${where} ${field}: ${String(name).trim().toLowerCase()}`;
      const first = seen.get(key);
      seen.set(key, first ?? writePath(path));
      // The schema refuses a key that is in its list twice.
      if (!first || (field === 'key' && first.startsWith(writePath(list)))) continue;
      const problem = `is “${name}”, like ${first}. Write another, or remove one of the two.`;
      yield mistakeAt(source, path, problem);
    }
  }
}

// The words by which visitors know an entry of a list, besides its key.
const fields = ['name', 'subject', 'tab', 'label'];

type NameAt = { list: Path; field: string; path: Path; name: unknown };

/** What identifies each entry of each list: its key and the first of these fields, or the entry itself. */
function* namesIn(value: unknown, list: Path = []): Iterable<NameAt> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    const path = [...list, Array.isArray(value) ? Number(key) : key];
    if (isRecord(entry) && typeof entry['key'] === 'string')
      for (const field of ['key', fields.find((one) => typeof entry[one] === 'string')])
        if (field) yield { list, field, path: [...path, field], name: entry[field] };
    // Cells of a table may repeat; a top-level list may not.
    if (Array.isArray(value) && list.length === 1 && /string|number/.test(typeof entry))
      yield { list, field: '', path, name: entry };
    yield* namesIn(entry, path);
  }
}
