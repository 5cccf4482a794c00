import { isRecord } from '../is-record';
import { type Language, originalLanguage } from '../language';

/** A text in each language; the original always has one. */
export type Pair = { [Name in typeof originalLanguage]: string } & {
  [Name in Language]?: string | undefined;
};

/** Data in one language: each pair becomes its text. */
export type Localized<T> = T extends Pair
  ? string
  : T extends readonly (infer Item)[]
    ? Localized<Item>[]
    : T extends object
      ? { [Name in keyof T]: Localized<T[Name]> }
      : T;

export function isPair(value: unknown): value is Pair {
  return isRecord(value) && typeof value[originalLanguage] === 'string';
}

/** Picks a language's texts. Items of lists that have no text in it are left out. */
export function localize<T>(data: T, language: Language): Localized<T> {
  return pick(data, language) as Localized<T>;
}

function pick(value: unknown, language: Language): unknown {
  if (isPair(value)) return value[language];
  if (Array.isArray(value))
    return value
      .filter((item) => !isUntranslated(item, language))
      .map((item) => pick(item, language));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, pick(one, language)]);
  return Object.fromEntries(entries);
}

/** Whether data has texts, but none of them in a language. */
export function isUntranslated(data: unknown, language: Language): boolean {
  const pairs = [...pairsIn(data)];
  return pairs.length > 0 && pairs.every((pair) => pair[language] === undefined);
}

function* pairsIn(value: unknown): Iterable<Pair> {
  if (isPair(value)) yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* pairsIn(part);
}
