import type { YAMLError } from 'yaml';

const colon =
  'A colon followed by a space has a meaning of its own. Put the whole text in "quotes".';
const indent = 'Give lines that belong together the same number of spaces at their beginning.';
const quotes = 'Put the whole text in "quotes", and close each quote and bracket that you open.';

const advice: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: indent,
  BAD_SCALAR_START: 'A text cannot begin with this sign. Put the whole text in "quotes".',
  BLOCK_AS_IMPLICIT_KEY: colon,
  BLOCK_IN_FLOW: quotes,
  DUPLICATE_KEY: 'The same name stands here twice. Remove one of the two.',
  MISSING_CHAR: quotes,
  MULTILINE_IMPLICIT_KEY: `Write the name, a colon and a space before the value. ${indent}`,
  TAB_AS_INDENT: 'A tab stands at the beginning of a line. Write spaces instead.',
  UNEXPECTED_TOKEN: quotes,
};

/** Takes what the YAML parser could not read and says what to write instead. */
export function describeYamlError({ code, message }: YAMLError): string {
  return `cannot be read. ${advice[code] ?? message}`;
}
