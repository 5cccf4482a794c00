import type { ZodType } from 'zod';
import { jsonSchemaOf, type JsonSchema as Schema } from './json-schema';
import type { Path } from './locate-value';

type Values = Record<string, unknown>;
type Issue = { path: Path; message: string };

/**
 * Puts the words of a translation in the place of the original's. A translated file has the same structure
 * and holds words alone: numbers, dates, addresses, choices from a list, and what a schema marks with
 * `translation: 'shared'` are written once, in the original. What it marks with 'own' belongs to each
 * language. Returns the data and what is missing or too much, by its place in the translation.
 */
export function translate(
  original: unknown,
  words: unknown,
  schema: ZodType,
): { data: unknown; issues: Issue[] } {
  const issues: Issue[] = [];
  const data = fill(original, words, jsonSchemaOf(schema), []);
  return { data, issues };

  function fill(from: unknown, to: unknown, schema: Schema, path: Path): unknown {
    const refuse = (message: string) => {
      issues.push({ path, message });
      return from;
    };
    if (schema['translation'] === 'own') return to;
    if (isShared(from, schema)) {
      return to === undefined || to === from
        ? from
        : refuse('is the same in every language. Take it out here.');
    }
    if (to === undefined) return refuse('is missing. Translate it from the English file.');
    if (Array.isArray(from)) {
      if (!Array.isArray(to) || to.length !== from.length)
        return refuse(`needs a list of ${from.length}, as the English file has.`);
      const items = schema.items as Schema;
      return from.map((one, index) => fill(one, to[index], items, [...path, index]));
    }
    // The schema refuses other types.
    return isValues(from) && isValues(to) ? fillValues(from, to, schema, path) : to;
  }

  function fillValues(from: Values, to: Values, schema: Schema, path: Path): Values {
    const filled: Values = {};
    for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
      const known = propertyOf(schema, from, key);
      if (!known) {
        filled[key] = to[key];
      } else if (key in from || known['translation'] === 'own') {
        const value = fill(from[key], to[key], known, [...path, key]);
        if (value !== undefined) filled[key] = value;
      } else {
        issues.push({ path: [...path, key], message: 'is not in the English file. Take it out.' });
      }
    }
    return filled;
  }
}

/** Whether a value holds no words. */
function isShared(value: unknown, schema: Schema): boolean {
  // A text that has to hold some words has them as its format.
  const hasFormat = schema.format !== undefined && schema.format !== 'includes';
  if (schema['translation'] === 'shared' || schema.enum || hasFormat) return true;
  if (Array.isArray(value)) return value.every((one) => isShared(one, schema.items as Schema));
  if (isValues(value)) {
    const properties = Object.values(schema.properties ?? {}) as Schema[];
    if (properties.some((property) => property['translation'] === 'own')) return false;
    return Object.entries(value).every(([key, one]) =>
      isShared(one, propertyOf(schema, value, key) ?? {}),
    );
  }
  return schema.const !== undefined || typeof value !== 'string' || !/\p{L}/u.test(value);
}

/** The schema of one value; of a figure, by its kind. Undefined for an unknown name, which the schema refuses. */
function propertyOf(schema: Schema, values: Values, key: string): Schema | undefined {
  const kinds = (schema.oneOf ?? schema.anyOf ?? []) as Schema[];
  const kind = kinds.find(({ properties }) => {
    return (properties?.['kind'] as Schema | undefined)?.const === values['kind'];
  });
  return (kind ?? schema).properties?.[key] as Schema | undefined;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
