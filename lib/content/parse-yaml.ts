import type { core, ZodType } from 'zod';
import { describeUnknown } from '../did-you-mean';
import { describeIssue } from './describe-issue';
import { jsonSchemaOf, schemaAt } from './json-schema';
import { mistakeAt, type Path, readDocument, type Source, writePath } from './locate-value';
import { ContentError } from './mistakes';
import { type Issue, type MadeFrom, madeFromKey, type Pair, translate } from './translation';

export type Translated = Source & { original?: string };

type Written = { [madeFromKey]?: MadeFrom } & Record<string, unknown>;
type Parsed<T> = { data: T; pairs: Pair[]; madeFrom: MadeFrom };

/** Parses and validates YAML. Throws a ContentError with line and field of every mistake. */
export function parseYaml<T>(source: Translated, schema: ZodType<T>): T {
  return parseTranslation(source, schema).data;
}

/** Also returns the text pairs and issues of a translation; both are empty for English. */
export function parseTranslation<T>(source: Translated, schema: ZodType<T>): Parsed<T> {
  const results = known.get(schema) ?? new Map<string, unknown>();
  known.set(schema, results);
  const key = `${source.text}\0${source.original ?? ''}`;
  if (!results.has(key)) results.set(key, parse(source, schema));
  return results.get(key) as Parsed<T>;
}

// Development rereads mostly unchanged files for every page.
const known = new WeakMap<ZodType, Map<string, unknown>>();

/** Parses YAML without a schema. Throws a ContentError if it is invalid. */
export function loadYaml(source: Source): unknown {
  const data = loaded.get(source.text) ?? readDocument(source).document.toJS();
  loaded.set(source.text, data);
  return data;
}

const loaded = new Map<string, unknown>();

function parse<T>(source: Translated, schema: ZodType<T>): Parsed<T> {
  const { file, original } = source;
  const written = loadYaml(source);
  const isTranslation = original !== undefined;
  const { [madeFromKey]: madeFrom, ...words } = (isTranslation && (written as Written)) || {};
  const { data, pairs, issues } = isTranslation
    ? validate(schema, loadYaml({ file, text: original }), words)
    : validate(schema, written);
  if (issues.length === 0) return { data: data as T, pairs, madeFrom: madeFrom ?? {} };
  const mistakes = issues.map(({ path, message }) => mistakeAt(source, path, message));
  throw new ContentError(mistakes.sort((one, other) => one.line - other.line));
}

/** Validates an English file or its translation. Issues have paths in the given file. */
export function validate<T>(schema: ZodType<T>, english: unknown, words?: unknown) {
  const { data, issues, pairs, pathInFile } = words
    ? translate(english, words, schema)
    : { data: english, issues: [], pairs: [], pathInFile: (path: Path) => path };
  const result = schema.safeParse(data, { error: describeIssue });
  const named = issues.map(({ path }) => writePath(path));
  const others = result.error?.issues.flatMap(toIssues) ?? [];
  // Report each missing translation once, with its English text.
  const isNew = ({ path }: Issue) => !named.includes(writePath(path));
  return { data: result.data, pairs, issues: [...issues, ...others.filter(isNew)] };

  function toIssues(issue: core.$ZodIssue): Issue[] {
    const { code, message } = issue;
    const path = pathInFile(issue.path);
    const { description, properties = {} } = schemaAt(jsonSchemaOf(schema), data, issue.path);
    if (code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        return { path: [...path, key], message: describeUnknown(key, Object.keys(properties)) };
      });
    const hasAdvice = description && code !== 'custom';
    return [{ path, message: hasAdvice ? `${message} ${description}` : message }];
  }
}
