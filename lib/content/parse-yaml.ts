import { load } from 'js-yaml';
import { LineCounter, parseDocument } from 'yaml';
import type { core, ZodType } from 'zod';
import { findOffset, type Path, writePath } from './locate-value';
import { ContentError, type Mistake } from './mistakes';

type Source = { file: string; text: string; firstLine?: number };
type Describe = (issue: core.$ZodIssue) => string;

/**
 * Takes a YAML text with its file's name and returns its data as the schema gives it; throws a
 * ContentError with every mistake's line and field, broken YAML included.
 */
export function parseYaml<T>(
  source: Source,
  schema: ZodType<T>,
  say: Describe = (issue) => issue.message,
): T {
  const read = readQuickly(source.text, schema);
  return read ? read.data : readCarefully(source, schema, say);
}

// Nearly every file is right, and this parser takes a third of the time; but it knows no lines.
function readQuickly<T>(text: string, schema: ZodType<T>): { data: T } | undefined {
  try {
    const result = schema.safeParse(load(text));
    return result.success ? result : undefined;
  } catch {
    return undefined;
  }
}

function readCarefully<T>(
  { file, text, firstLine = 1 }: Source,
  schema: ZodType<T>,
  say: Describe,
): T {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map(({ pos, message }) => ({
        file,
        line: lineAt(pos[0]),
        field: `column ${lines.linePos(pos[0]).col}`,
        problem: `this is not valid YAML: ${message}`,
      })),
    );
  }

  const result = schema.safeParse(document.toJS(), { reportInput: true });
  if (result.success) return result.data;
  const mistakes = result.error.issues.flatMap(toMistakes);
  throw new ContentError(mistakes.sort((one, other) => one.line - other.line));

  function toMistakes(issue: core.$ZodIssue): Mistake[] {
    const at = (path: Path, problem: string) => ({
      file,
      line: lineAt(findOffset(document, path)),
      field: writePath(path),
      problem,
    });
    // An unknown key gets its own mistake, placed where the key stands.
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => at([...issue.path, key], say(issue)))
      : [at(issue.path, say(issue))];
  }
}
