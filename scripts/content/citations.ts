import { lineOf, writePath } from '../../lib/content/locate-value';
import { madeFromKey } from '../../lib/content/translation';
import { isRecord } from '../../lib/is-record';
import { translatedPath } from './content-paths';
import { outlineOf } from './outline';
import { type Content, valuesIn } from './read-content';

export type Law = { url?: string | undefined; section?: string | undefined };

export type CitationIndex = Map<string, (() => string)[]>;

/** Every location that relies on a law, by URL and section, in both editions. */
export function citationIndex({ data, texts, translations }: Content): CitationIndex {
  const index: CitationIndex = new Map();
  for (const { name, source, data: values } of data.values()) {
    if (!/^(deadlines|articles)\//.test(name)) continue;
    const inSpanish = translatedPath(source.file);
    const spanish = translations.find((one) => one.source.file === inSpanish);
    const bodies = [texts.find(({ file }) => file === source.file), spanish?.text];
    const inBoth = spanish?.pairs.filter(
      ({ isSource, path }) => isSource && path[0] !== madeFromKey,
    );
    const spanishPaths = new Map(
      inBoth?.map(({ englishPath, path }) => [writePath(englishPath.slice(0, -1)), path]),
    );
    for (const { path, value } of valuesIn(values)) {
      if (!isRecord(value) || keysOf(value).length === 0) continue;
      const locations = [() => `${source.file}:${lineOf(source, path)}`];
      const translated = spanishPaths.get(writePath(path));
      if (spanish && translated)
        locations.push(() => `${inSpanish}:${lineOf(spanish.source, translated)}`);
      for (const body of bodies)
        for (const { id, line } of body ? outlineOf(body).citations : [])
          if (id === value['id']) locations.push(() => `${body?.file}:${line}`);
      for (const key of keysOf(value)) index.set(key, [...(index.get(key) ?? []), ...locations]);
    }
  }
  return index;
}

/** Other locations (file:line) that rely on a law. */
export function locationsCiting(index: CitationIndex, law: Law, except?: string): string[] {
  const locations = keysOf(law).flatMap((key) => index.get(key) ?? []);
  return [...new Set(locations.map((location) => location()))].filter(
    (location) => location !== except,
  );
}

/** Normalizes URLs, dropping what servers ignore. */
function keysOf({ url, section }: { url?: unknown; section?: unknown }): string[] {
  const address = String(url ?? '').replace(/^https?:\/\/(www\.)?/i, '');
  const words = String(section ?? '').replace(/\s+/g, ' ');
  return [address.replace(/[./&]+$/, ''), words.trim()].filter(Boolean);
}
