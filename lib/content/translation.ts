import type { ZodType } from 'zod';
import { describeUnknown } from '../did-you-mean';
import { jsonSchemaOf, propertiesOf, type JsonSchema as Schema } from './json-schema';
import type { Path } from './locate-value';

type Values = Record<string, unknown>;
export type Issue = { path: Path; message: string };

/** Property of a translated file: the fingerprint of each text's English original, by id. */
export const madeFromKey = 'madeFrom';
export type MadeFrom = Record<string, string>;

/** An English text with its translation, or a source that a translation relies on. */
export type Pair = {
  /** Property names and list keys, joined by dots. */
  id: string;
  /** If the translation is missing, its path is its parent's. */
  englishPath: Path;
  path: Path;
  english: string;
  translation: string | undefined;
  isKept?: true;
  isSource?: true;
};

/**
 * Replaces English texts with translations. Items match by their `key`, in English order. Values
 * without words and `translation: 'shared'` come from English; 'own' belongs to one edition.
 * Missing items are left out unless `needed`.
 */
export function translate(english: unknown, words: unknown, schema: ZodType) {
  const issues: Issue[] = [];
  const pairs: Pair[] = [];
  const places = new Map<string, Path>();
  type Place = { id: string[]; englishPath: Path; path: Path; place: Path };

  const start = { id: [], englishPath: [], path: [], place: [] };
  const data = fill(english, words, jsonSchemaOf(schema), start);
  return { data, issues, pairs, pathInFile };

  function fill(from: unknown, to: unknown, schema: Schema, at: Place): unknown {
    places.set(JSON.stringify(at.place), at.path);
    if (schema['translation'] === 'own') return to;
    if (isShared(from, schema)) {
      addSources(from, schema, { ...at, path: [madeFromKey] });
      if (to === undefined || to === from) return from;
      return refuse(at, 'is the same in every language. Remove it here.', from);
    }
    if (isText(from) && (isText(to) || to === undefined)) {
      addPair(at, textOf(from), to && textOf(to));
      return to;
    }
    if (Array.isArray(from) && Array.isArray(to)) return fillList(from, to, schema, at);
    if (isValues(from) && isValues(to)) {
      addSources(from, schema, at);
      return fillRecord(from, to, schema, at);
    }
    // The schema refuses other types.
    return to;
  }

  function fillList(from: unknown[], to: unknown[], schema: Schema, at: Place): unknown[] {
    const key = String(schema['key']);
    const items = schema.items as Schema;
    const keyOf = (item: unknown) => (isValues(item) ? item[key] : undefined);
    const known = from.map((item) => String(keyOf(item)));
    to.forEach((item, index) => {
      const path = [...at.path, index];
      const value = keyOf(item);
      if (value === undefined) {
        const message = `is missing. Write the one of the English item, such as ${key}: ${known[index] ?? known[0]}.`;
        issues.push({ path: [...path, key], message });
      } else if (!known.includes(String(value)))
        issues.push({ path: [...path, key], message: describeUnknown(String(value), known) });
      else if (to.findIndex((other) => keyOf(other) === value) < index)
        issues.push({ path: [...path, key], message: `“${value}” appears twice. Remove one.` });
    });
    const filled: unknown[] = [];
    from.forEach((item, index) => {
      const place = to.findIndex((other) => String(keyOf(other)) === known[index]);
      const below = {
        id: [...at.id, known[index] ?? ''],
        englishPath: [...at.englishPath, index],
        path: place < 0 ? at.path : [...at.path, place],
        place: [...at.place, filled.length],
      };
      if (place >= 0 || isShared(item, items)) filled.push(fill(item, to[place], items, below));
      else if (schema['needed'])
        refuse(at, `lacks “${known[index]}”. Write an item with ${key}: ${known[index]}.`);
      else {
        if (schema['whole']) filled.push(item);
        addPair(below, firstText(item, items), undefined, schema['whole'] ? { isKept: true } : {});
      }
    });
    return filled;
  }

  function fillRecord(from: Values, to: Values, schema: Schema, at: Place): Values {
    const filled: Values = {};
    const properties = propertiesOf(schema, from);
    const labels = Object.keys(properties).filter(
      (key) => properties[key]?.['of'] && properties[key]['needed'],
    );
    for (const key of new Set([...Object.keys(from), ...labels, ...Object.keys(to)])) {
      const known = properties[key];
      if (!known) {
        filled[key] = to[key];
        continue;
      }
      // A label may translate a name that English shows directly.
      const english = from[key] ?? from[String(known['of'])];
      const isMissing = !(key in to) && !isShared(english, known) && known['translation'] !== 'own';
      const below = {
        id: [...at.id, key],
        englishPath: [...at.englishPath, key],
        path: [...at.path, key],
        place: [...at.place, key],
      };
      if (english === undefined && known['translation'] !== 'own') {
        refuse(below, 'is not in the English file. Remove it.');
      } else if (isMissing && (known['needed'] || schema.required?.includes(key))) {
        refuse(
          below,
          `is missing. Write ${key}: and the translation of “${quote(english, known)}”.`,
        );
      } else if (isMissing) {
        if (key in from) addPair({ ...below, path: at.path }, firstText(english, known), undefined);
      } else {
        const value = fill(english, to[key], known, below);
        if (value !== undefined) filled[key] = value;
      }
    }
    return filled;
  }

  function addSources(from: unknown, schema: Schema, at: Place): void {
    const below = (step: string | number, id: string) => {
      return { ...at, id: [...at.id, id], englishPath: [...at.englishPath, step] };
    };
    if (Array.isArray(from)) {
      const items = schema.items as Schema;
      for (const [index, item] of from.entries())
        addSources(item, items, below(index, String(item?.[String(schema['key'])])));
    } else if (isValues(from) && Array.isArray(schema['cites'])) {
      const english = schema['cites'].flatMap((name) => from[name] ?? []).join(', ');
      const source = below(schema['cites'][0], 'source');
      // English-only sources have no path in the translation but their fingerprint.
      const path = at.path[0] === madeFromKey ? [madeFromKey, source.id.join('.')] : at.path;
      if (english) addPair({ ...source, path }, english, english, { isSource: true });
    }
  }

  function refuse<T>({ path }: Place, message: string, instead?: T): T | undefined {
    issues.push({ path, message });
    return instead;
  }

  function addPair(
    { id, englishPath, path }: Place,
    english: string,
    translation: string | undefined,
    more?: Pick<Pair, 'isKept' | 'isSource'>,
  ) {
    pairs.push({ id: id.join('.'), englishPath, path, english, translation, ...more });
  }

  function pathInFile(path: Path): Path {
    const known = places.get(JSON.stringify(path));
    if (known || path.length === 0) return known ?? path;
    return [...pathInFile(path.slice(0, -1)), ...path.slice(-1)];
  }
}

export function isShared(value: unknown, schema: Schema): boolean {
  if (schema['translation'] === 'shared' || schema.enum || schema.format) return true;
  if (Array.isArray(value)) return value.every((one) => isShared(one, schema.items as Schema));
  if (isValues(value)) {
    const properties = propertiesOf(schema, value);
    if (Object.values(properties).some((one) => one['of'] || one['translation'] === 'own'))
      return false;
    return Object.entries(value).every(([key, one]) => isShared(one, properties[key] ?? {}));
  }
  return schema.const !== undefined || typeof value !== 'string' || !/\p{L}/u.test(value);
}

/** A line, a list of lines or a table, translated as a whole. */
export function isText(value: unknown): value is string | unknown[] {
  return typeof value === 'string' || (Array.isArray(value) && value.every(isText));
}

function textOf(text: string | unknown[]): string {
  return typeof text === 'string' ? text : text.flat().join('\n');
}

function firstText(value: unknown, schema: Schema): string {
  if (isText(value)) return textOf(value);
  if (!isValues(value)) return '';
  const words = Object.entries(value).find(
    ([key, one]) => isText(one) && !isShared(one, propertiesOf(schema, value)[key] ?? {}),
  );
  return words ? textOf(words[1] as string) : '';
}

function quote(value: unknown, schema: Schema): string {
  return firstText(value, schema).split('\n', 1)[0] ?? '';
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
