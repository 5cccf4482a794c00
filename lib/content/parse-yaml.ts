import { LineCounter, parseDocument, parse as parseYamlText } from 'yaml';
import type { core, ZodType } from 'zod';
import { describeIssue } from './describe-issue';
import { findYamlError } from './find-yaml-error';
import { findOffset, type Path, writePath } from './locate-value';
import { ContentError, type Mistake } from './mistakes';
import { type MadeFrom, madeFromKey, type Pair, translate } from './translation';

/** A YAML text, the file it comes from, and the line on which it begins there. */
export type Source = { file: string; text: string; firstLine?: number };

/** The same with the text that it translates. */
export type Translated = Source & { original?: string };

type Parsed<T> = { data: T; pairs: Pair[]; madeFrom: MadeFrom };

/**
 * Returns the data of a YAML text as the schema gives it; throws a ContentError with every mistake's
 * line and field, broken YAML included.
 */
export function parseYaml<T>(source: Translated, schema: ZodType<T>): T {
  return parseTranslation(source, schema).data;
}

/** The same with what joins a translation to its English texts; both lists are empty for English. */
export function parseTranslation<T>(source: Translated, schema: ZodType<T>): Parsed<T> {
  const results = known.get(schema) ?? new Map<string, unknown>();
  known.set(schema, results);
  const key = `${source.text}\0${source.original ?? ''}`;
  if (!results.has(key)) results.set(key, parse(source, schema));
  return results.get(key) as Parsed<T>;
}

// In development each page reads all its files again, and their texts are mostly the same.
const known = new WeakMap<ZodType, Map<string, unknown>>();

/** Takes a YAML text and returns its data as it is; throws a ContentError where it cannot be read. */
export function loadYaml(source: Source): unknown {
  const data = loaded.get(source.text) ?? readDocument(source).document.toJS();
  loaded.set(source.text, data);
  return data;
}

const loaded = new Map<string, unknown>();

function readDocument({ file, text, firstLine = 1 }: Source) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const error = findYamlError(document, text, lines);
  if (!error) return { document, lines };
  const { line, column, problem } = error;
  const at = { file, line: line + firstLine - 1, field: `column ${column}` };
  throw new ContentError([{ ...at, problem }]);
}

function parse<T>(source: Translated, schema: ZodType<T>): Parsed<T> {
  const { file, firstLine = 1, original } = source;
  const { document, lines } = readDocument(source);
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const isTranslation = original !== undefined;
  const { [madeFromKey]: madeFrom, ...words } = (isTranslation && document.toJS()) || {};
  const { data, issues, pairs, pathInFile } = isTranslation
    ? translate(parseYamlText(original), words, schema)
    : { data: document.toJS(), issues: [], pairs: [], pathInFile: (path: Path) => path };
  const result = schema.safeParse(data, { error: describeIssue });
  if (result.success && issues.length === 0)
    return { data: result.data, pairs, madeFrom: madeFrom ?? {} };
  const ofKeys = issues.map(({ path, message }) => at(path, message));
  const ofSchema = result.error?.issues.flatMap(toMistakes) ?? [];
  // What a translation lacks is named with its English words, and once.
  const isNew = ({ field }: Mistake) => !ofKeys.some((one) => one.field === field);
  const mistakes = [...ofKeys, ...ofSchema.filter(isNew)];
  throw new ContentError(mistakes.sort((one, other) => one.line - other.line));

  function at(path: Path, problem: string): Mistake {
    return { file, line: lineAt(findOffset(document, path)), field: writePath(path), problem };
  }

  function toMistakes(issue: core.$ZodIssue): Mistake[] {
    const path = pathInFile(issue.path);
    if (issue.code !== 'unrecognized_keys') return [at(path, issue.message)];
    // Each unknown key gets its own mistake, placed where the key stands.
    const problems = issue.message.split('\n');
    return issue.keys.map((key, index) => at([...path, key], problems[index] ?? ''));
  }
}
