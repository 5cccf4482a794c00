import { type Document, type ErrorCode, visit } from 'yaml';

const colon = 'A colon followed by a space has a special meaning. Put the whole text in "quotes".';
const quotes =
  'A character has a special meaning here. Put the whole text in "quotes", and close each quote and bracket that you open.';
const cut =
  'The text is cut off at the # sign. Put the whole text in "quotes"; write comments on their own line.';
const indent =
  'Begin the line with as many spaces as the other names or hyphens of its group, and with no tab.';

const advice: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: indent,
  BLOCK_AS_IMPLICIT_KEY: colon,
  DUPLICATE_KEY: 'The same name appears twice. Remove one.',
  MULTILINE_IMPLICIT_KEY:
    'Write the name, a colon and a space before the value. If the line continues a text, begin it with spaces.',
  MULTIPLE_DOCS: 'A line of three hyphens (---) cannot be here. Remove it.',
  TAB_AS_INDENT: indent,
};

/** The first place where YAML is invalid or would silently drop text, with advice. */
export function findYamlError(document: Document.Parsed, text: string) {
  const errors = [...document.errors, ...document.warnings];
  const found = errors.map(({ code, message, pos: [offset] }) => {
    if (message.startsWith('Flow')) return { offset, problem: quotes };
    return { offset, problem: message.endsWith('indicator') ? indent : (advice[code] ?? quotes) };
  });
  visit(document, {
    Alias: (_, { range }) => void found.push({ offset: range?.[0] ?? 0, problem: quotes }),
    Scalar(key, { anchor, range, type, value }) {
      const [begin, end] = range ?? [0, 0];
      if (anchor) found.push({ offset: begin, problem: quotes });
      const isText =
        key !== 'key' && type === 'PLAIN' && (value === null || typeof value === 'string');
      if (isText && /^[ \t]*#/.test(text.slice(end, end + 20)))
        found.push({ offset: end, problem: cut });
    },
  });
  const tab = text.search(/^ *\t\s*\S/m);
  if (errors.length > 0 && tab >= 0) return { offset: tab, problem: indent };
  const first = found.sort((one, other) => one.offset - other.offset)[0];
  const codes = errors.flatMap(({ code, pos }) => (pos[0] === first?.offset ? code : []));
  // The parser reports a value and its indented lines as one multiline key.
  if (first && codes.lastIndexOf('MULTILINE_IMPLICIT_KEY') > 0)
    return { offset: text.indexOf('\n', first.offset) + 1, problem: indent };
  return first;
}
