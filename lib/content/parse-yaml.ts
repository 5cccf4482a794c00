import { type core, type ZodType, z } from 'zod';
import { describeUnknown } from '../did-you-mean';
import { languages, originalLanguage, translatedLanguages } from '../language';
import { memoize } from '../memoize';
import { isPair, isUntranslated } from './localize';
import { ContentError, mistakeAt, type Path, readDocument, type Source } from './mistakes';

type Issue = { path: Path; message: string };

/** Parses and validates YAML. Throws a ContentError with line and field of every mistake. */
export function parseYaml<T>(source: Source, schema: ZodType<T>): T {
  const known = results(schema);
  if (!known.has(source.text)) known.set(source.text, parse(source, schema));
  return known.get(source.text) as T;
}

// Development rereads mostly unchanged files for every page.
const results = memoize((_: ZodType) => new Map<string, unknown>());

/** Parses YAML without a schema, each text once. Throws a ContentError if it is invalid. */
export function loadYaml(source: Source): unknown {
  const { text } = source;
  if (!loaded.has(text)) loaded.set(text, readDocument(source).document.toJS());
  return loaded.get(text);
}

const loaded = new Map<string, unknown>();

function parse<T>(source: Source, schema: ZodType<T>): T {
  const data = loadYaml(source);
  const result = schema.safeParse(data, { error: describeIssue });
  const issues = result.error
    ? result.error.issues.flatMap((issue) => describe(issue, data, schema))
    : halfTranslated(data, schema);
  if (result.success && issues.length === 0) return result.data;
  const mistakes = issues.map(({ path, message }) => mistakeAt(source, path, message));
  throw new ContentError(mistakes.sort((one, other) => one.line - other.line));
}

/** What is wrong with a value; zod's own words for rare problems. */
function describeIssue(issue: core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (input === undefined) return 'is missing.';
  if (input === null || input === '') return 'is empty.';
  if (code === 'invalid_value') return describeUnknown(String(input), issue.values.map(String));
  if (code === 'invalid_format') return `“${input}” is not valid here.`;
  if (code === 'invalid_type' && issue.expected === 'string')
    return 'is not text. Put all of it in quotes.';
  if (code === 'invalid_type' && issue.expected === 'boolean') return 'is neither true nor false.';
  if (code === 'invalid_type' && /number|int/.test(issue.expected)) return 'is not a number.';
  if (code === 'too_big') return `exceeds ${issue.maximum}.`;
  if (code === 'too_small') return `needs at least ${issue.minimum}.`;
  return undefined;
}

function describe(issue: core.$ZodIssue, data: unknown, schema: ZodType): Issue[] {
  const { code, message, path } = issue;
  const { description, properties = {}, isPair } = schemaAt(jsonSchemaOf(schema), data, path);
  if (code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      return { path: [...path, key], message: describeUnknown(key, Object.keys(properties)) };
    });
  // Zod's own words end without a period.
  const problem = message.replace(/[^.]$/, '$&.');
  if (isPair && problem.startsWith('Invalid'))
    return [{ path, message: `is no pair. Write it below as ${languages.join(': and ')}:.` }];
  const hasAdvice = description && code !== 'custom';
  return [{ path, message: hasAdvice ? `${problem} ${description}` : problem }];
}

/** Texts that lack a language; whole items of a list may, unless they are needed. */
function halfTranslated(data: unknown, schema: ZodType): Issue[] {
  const json = jsonSchemaOf(schema);
  const values = [...valuesIn(data, json)];
  return translatedLanguages.flatMap((language) => {
    const lacksAll = (item: unknown) => isUntranslated(item, language);
    if (json['whole'] && lacksAll(data)) return [];
    const leftOut = values.flatMap(({ path, value, schema }) => {
      if (!Array.isArray(value) || schema['needed'] || json['whole']) return [];
      const isTooFew =
        value.filter((item) => !lacksAll(item)).length < Number(schema.minItems ?? 0);
      return isTooFew ? [] : value.flatMap((item, at) => (lacksAll(item) ? [[...path, at]] : []));
    });
    return values.flatMap(({ path, value }) => {
      const isLeftOut = leftOut.some((item) => item.every((step, index) => path[index] === step));
      if (!isPair(value) || value[language] !== undefined || isLeftOut) return [];
      const [english] = value[originalLanguage].split('\n', 1);
      const message = `is missing. Write ${language}: and the translation of “${english}”.`;
      return { path: [...path, language], message };
    });
  });
}

export type JsonSchema = core.JSONSchema.BaseSchema;

export const jsonSchemaOf = memoize(
  (schema: ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' }),
);

export function propertiesOf(schema: JsonSchema, values: Record<string, unknown>) {
  const kinds = (schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[];
  const kind = kinds.find(({ properties }) => {
    return (properties?.['kind'] as JsonSchema | undefined)?.const === values['kind'];
  });
  return ((kind ?? schema).properties ?? {}) as Record<string, JsonSchema>;
}

/** The schema of the value at a path; empty for unknown names. */
function schemaAt(
  schema: JsonSchema,
  data: unknown,
  [key, ...rest]: readonly PropertyKey[],
): JsonSchema {
  if (key === undefined) return schema;
  const values = (data ?? {}) as Record<string, unknown>;
  const below = schema.items ?? propertiesOf(schema, values)[String(key)] ?? {};
  return schemaAt(below as JsonSchema, values[String(key)], rest);
}

/** Each value in some data, including lists and records, with its schema. */
export function* valuesIn(
  data: unknown,
  schema: JsonSchema = {},
  path: Path = [],
): Iterable<{ path: Path; value: unknown; schema: JsonSchema }> {
  yield { path, value: data, schema };
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    const step = Array.isArray(data) ? Number(key) : key;
    yield* valuesIn(value, schemaAt(schema, data, [step]), [...path, step]);
  }
}
