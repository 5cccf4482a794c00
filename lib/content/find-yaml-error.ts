import { type Document, isScalar, type LineCounter, visit, type YAMLError } from 'yaml';

/** Where a YAML text is wrong, from 1, and why, with what to write instead. */
type Finding = { line: number; column: number; problem: string };

const colon =
  'A colon followed by a space has a meaning of its own. Put the whole text in "quotes".';
const quotes = 'Put the whole text in "quotes", and close each quote and bracket that you open.';
const start = 'A text cannot begin with this sign. Put the whole text in "quotes".';
const indent =
  'The line begins with too many or too few spaces. Begin it in the same column as the other names or hyphens of its group.';
const tab = 'The line begins with a tab. Write spaces instead, in this line and all others.';
const cut =
  'The text ends before the sign #, and the rest is lost. Put the whole text in "quotes"; write a comment in a line of its own.';

const advice: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: indent,
  BAD_SCALAR_START: start,
  BLOCK_AS_IMPLICIT_KEY: colon,
  BLOCK_IN_FLOW: quotes,
  DUPLICATE_KEY: 'The same name is here twice. Remove one of the two.',
  MISSING_CHAR: quotes,
  MULTILINE_IMPLICIT_KEY:
    'Write the name, a colon and a space before the value. If the line continues a text, begin it with spaces.',
  MULTIPLE_DOCS: 'A line of three hyphens (---) cannot be here. Remove it.',
  TAG_RESOLVE_FAILED: start,
  UNEXPECTED_TOKEN: quotes,
};

/** Takes a parsed YAML text and returns the first cause for which it cannot be read; what else is found mostly follows from it. */
export function findYamlError(
  document: Document.Parsed,
  text: string,
  lines: LineCounter,
): Finding | undefined {
  const at = (offset: number, words: string): Finding => {
    const { line, col: column } = lines.linePos(offset);
    return { line, column, problem: `cannot be read. ${words}` };
  };
  const errors = [...document.errors, ...document.warnings];
  const [first, ...others] = errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
  const tabAt = text.search(/^ *\t\s*\S/m);
  if (first && tabAt >= 0) return at(tabAt, tab);
  const lost = findLost(document, text);
  if (lost && lost.offset <= (first?.pos[0] ?? lost.offset)) return at(lost.offset, lost.words);
  if (!first) return undefined;

  const offset = first.pos[0];
  // The parser takes a value and the lines that are indented below it for one name that goes on.
  const isIndented = others.some(
    ({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && pos[0] === offset,
  );
  if (isIndented) return at(text.indexOf('\n', offset) + 1, indent);
  return at(offset, describe(first));
}

function describe({ code, message }: YAMLError): string {
  if (/indicator$/.test(message)) return indent;
  if (/^Implicit map keys/.test(message)) return advice.MULTILINE_IMPLICIT_KEY ?? message;
  if (/^Flow/.test(message)) return quotes;
  return advice[code] ?? message;
}

/** The first text of which a part is lost without an error: it begins with & or *, or is cut at a #. */
function findLost(document: Document.Parsed, text: string) {
  let found: { offset: number; words: string } | undefined;
  visit(document, {
    Alias(_, { range }) {
      found = { offset: range?.[0] ?? 0, words: start };
      return visit.BREAK;
    },
    Node(key, node) {
      if (key === 'key' || !node.range) return;
      const [begin, end] = node.range;
      if (node.anchor) found = { offset: begin, words: start };
      const isText = isScalar(node) && (typeof node.value === 'string' || node.value === null);
      const isPlain = isText && node.type === 'PLAIN';
      if (isPlain && /^[ \t]*#/.test(text.slice(end, end + 20)))
        found = { offset: end, words: cut };
      return found && visit.BREAK;
    },
  });
  return found;
}
