import { LineCounter, parseDocument, parse as parseYamlText } from 'yaml';
import type { core, ZodType } from 'zod';
import { describeIssue } from './describe-issue';
import { findYamlError } from './find-yaml-error';
import { findOffset, type Path, writePath } from './locate-value';
import { ContentError, type Mistake } from './mistakes';
import { translate } from './translation';

/** A YAML text, the file it comes from, and the line on which it begins there. */
export type Source = { file: string; text: string; firstLine?: number };

/** The same with the text that it translates. */
export type Translated = Source & { original?: string };

/**
 * Takes a YAML text with its file's name and returns its data as the schema gives it; throws a
 * ContentError with every mistake's line and field, broken YAML included.
 */
export function parseYaml<T>(source: Translated, schema: ZodType<T>): T {
  const results = known.get(schema) ?? new Map<string, unknown>();
  known.set(schema, results);
  const key = `${source.text}\0${source.original ?? ''}`;
  if (!results.has(key)) results.set(key, parse(source, schema));
  return results.get(key) as T;
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

function parse<T>(source: Translated, schema: ZodType<T>): T {
  const { file, firstLine = 1 } = source;
  const { document, lines } = readDocument(source);
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const { data, issues } =
    source.original === undefined
      ? { data: document.toJS(), issues: [] }
      : translate(parseYamlText(source.original), document.toJS(), schema);
  const result = schema.safeParse(data, { error: describeIssue });
  if (result.success && issues.length === 0) return result.data;
  const mistakes = [
    ...issues.map(({ path, message }) => at(path, message)),
    ...(result.error?.issues.flatMap(toMistakes) ?? []),
  ];
  throw new ContentError(mistakes.sort((one, other) => one.line - other.line));

  function at(path: Path, problem: string): Mistake {
    return { file, line: lineAt(findOffset(document, path)), field: writePath(path), problem };
  }

  function toMistakes(issue: core.$ZodIssue): Mistake[] {
    if (issue.code !== 'unrecognized_keys') return [at(issue.path, issue.message)];
    // Each unknown key gets its own mistake, placed where the key stands.
    const problems = issue.message.split('\n');
    return issue.keys.map((key, index) => at([...issue.path, key], problems[index] ?? ''));
  }
}
