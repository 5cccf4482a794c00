import { lineOf } from '../../lib/content/locate-value';
import { isRecord } from '../../lib/is-record';
import { outlineOf } from './outline';
import { type Content, valuesIn } from './read-content';

export type Law = { url?: unknown; section?: unknown };

export type CitationIndex = Map<string, (() => string)[]>;

/** Every place (file:line) that relies on a law, by web address and section. */
export function citationIndex({ data, texts, articles }: Content): CitationIndex {
  const index: CitationIndex = new Map();
  for (const { name, source, data: values } of data.values()) {
    if (!/^(states|articles)\//.test(name)) continue;
    const own = articles.find(({ file }) => file === source.file)?.facts.id;
    const bodies = texts.filter(({ id }) => id !== undefined && id === own);
    for (const { path, value } of valuesIn(values)) {
      if (!isRecord(value) || keysOf(value).length === 0) continue;
      const places = [() => `${source.file}:${lineOf(source, path)}`];
      for (const body of bodies)
        for (const { id, line } of outlineOf(body).citations)
          if (id === value['id']) places.push(() => `${body.file}:${line}`);
      for (const key of keysOf(value)) index.set(key, [...(index.get(key) ?? []), ...places]);
    }
  }
  return index;
}

/** Places that rely on a law, as file:line. */
export function placesCiting(index: CitationIndex, law: Law): string[] {
  const places = keysOf(law).flatMap((key) => index.get(key) ?? []);
  return [...new Set(places.map((place) => place()))];
}

/** Normalizes web addresses, dropping what servers ignore. */
function keysOf({ url, section }: Law): string[] {
  const address = String(url ?? '').replace(/^https?:\/\/(www\.)?/i, '');
  const words = String(section ?? '').replace(/\s+/g, ' ');
  return [address.replace(/[./&]+$/, ''), words.trim()].filter(Boolean);
}
