import { counted, type Mistake } from '../../lib/content/mistakes';
import type { MarkdownParts } from '../../lib/content/read-file';
import { outlineOf } from './outline';
import type { Content } from './read-content';

/** Pictures, links, bold type, headings, lists and tables that the parser left as characters. */
const leftovers = [
  /!\[[^\][]*\]\s*\([^)]*\)?/,
  /\[[^\][]*\](?:\([^)]*\)?|\s+\((?:https?:|[/#])[^)]*\)?)/,
  /\([^)]*\)\[(?:https?:|[/#])[^\]]*\]?/,
  /\*+[^*\s]+|[^*\s]+\*+/,
  /^#{2,}\S*/,
  /^(?:[•·▪]\s*\S*|-\p{L}\S*)/u,
  /^\|.*/,
];
const advice =
  'is not recognized and appears as plain text. content/README.md says how texts are written.';

/** Markup that would be visible as characters, or dropped, and ids that lead to another heading. */
export function* checkMarkup({ texts }: Content): Iterable<Mistake> {
  for (const text of texts) {
    const { html, lines, headings } = outlineOf(text);
    const at = (line: number, problem: string) => ({
      file: text.file,
      line,
      field: 'text',
      problem,
    });
    for (const tag of html)
      if (!tag.text.startsWith('</'))
        yield at(tag.line, `${quote(tag.text)} is left out. Write the text alone.`);
    for (const [index, { id, line }] of headings.entries())
      if (headings.findIndex((one) => one.id === id) < index)
        yield at(line, `has two headings {#${id}}. Give each its own.`);
    for (const one of lines) {
      const [sign] = leftovers.map((pattern) => pattern.exec(one.text)?.[0]).filter(Boolean);
      if (sign) yield at(one.line, `${quote(sign)} ${advice}`);
    }
    yield* unevenRows(text);
  }
}

/** Rows whose cell count differs from the head; the parser would pad or cut them. */
function* unevenRows({ file, body, bodyLine }: MarkdownParts): Iterable<Mistake> {
  const lines = body.split('\n');
  const { tokens } = outlineOf({ body, bodyLine });
  let columns = 0;
  for (const [index, { type, map }] of tokens.entries()) {
    if (type !== 'tr_open' || !map) continue;
    const cells = cellsIn(lines[map[0]] ?? '');
    if (tokens[index - 1]?.type === 'thead_open') columns = cells;
    const problem = `has ${counted(cells, 'cell')}; needs ${columns}, one for each column.`;
    if (cells !== columns) yield { file, line: map[0] + bodyLine, field: 'table row', problem };
  }
}

function cellsIn(row: string): number {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
}

function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return `“${line.length > 50 ? `${line.slice(0, 50)}…` : line}”`;
}
