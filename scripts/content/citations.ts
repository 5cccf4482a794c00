import { lineOf, writePath } from '../../lib/content/locate-value';
import { madeFromKey } from '../../lib/content/translation';
import { isRecord } from '../../tools/is-record';
import { outlineOf } from './outline';
import { translatedPlace } from './places';
import { type Content, valuesIn } from './read-content';

export type Law = { url?: string | undefined; section?: string | undefined };

export type CitationIndex = Map<string, (() => string)[]>;

/** Every place that relies on a law, by URL and section, in both editions. */
export function citationIndex({ data, texts, translations }: Content): CitationIndex {
  const index: CitationIndex = new Map();
  for (const { name, source, data: values } of data.values()) {
    if (!/^(deadlines|articles)\//.test(name)) continue;
    const inSpanish = translatedPlace(source.file);
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
      const places = [() => `${source.file}:${lineOf(source, path)}`];
      const translated = spanishPaths.get(writePath(path));
      if (spanish && translated)
        places.push(() => `${inSpanish}:${lineOf(spanish.source, translated)}`);
      for (const body of bodies)
        for (const { id, line } of body ? outlineOf(body).citations : [])
          if (id === value['id']) places.push(() => `${body?.file}:${line}`);
      for (const key of keysOf(value)) index.set(key, [...(index.get(key) ?? []), ...places]);
    }
  }
  return index;
}

/** Other places (file:line) that rely on a law. */
export function placesCiting(index: CitationIndex, law: Law, except?: string): string[] {
  const places = keysOf(law).flatMap((key) => index.get(key) ?? []);
  return [...new Set(places.map((place) => place()))].filter((place) => place !== except);
}

/** Normalizes URLs, dropping what servers ignore. */
function keysOf({ url, section }: { url?: unknown; section?: unknown }): string[] {
  const address = String(url ?? '').replace(/^https?:\/\/(www\.)?/i, '');
  const words = String(section ?? '').replace(/\s+/g, ' ');
  return [address.replace(/[./&]+$/, ''), words.trim()].filter(Boolean);
}
