import { counted, type Mistake } from '../../lib/content/mistakes';
import type { MarkdownParts } from '../../lib/content/read-file';
import { outlineOf } from './outline';

type Leftover = { pattern: RegExp; field: string; advice: string };

const leftovers: Leftover[] = [
  {
    pattern: /!\[[^\][]*\]\s*\([^)]*\)?/,
    field: 'picture',
    advice: 'Write ![what it shows](name.svg "caption"), with no space in the name.',
  },
  {
    pattern: /\[[^\][]*\](?:\([^)]*\)?|\s+\((?:https?:|[/#])[^)]*\)?)/,
    field: 'link',
    advice:
      'Write [words](address), with no space in the address; it begins with https://, / or #.',
  },
  {
    pattern: /\([^)]*\)\[(?:https?:|[/#])[^\]]*\]?/,
    field: 'link',
    advice: 'Write the words in [ ] first, then the address in ( ).',
  },
  {
    pattern: /\*+[^*\s]+|[^*\s]+\*+/,
    field: 'text',
    advice: 'Write two stars directly before the first and after the last **bold word**.',
  },
  {
    pattern: /^#{2,}\S*/,
    field: 'heading',
    advice: 'Write a space after ##.',
  },
  {
    pattern: /^(?:[•·▪]\s*\S*|-\p{L}\S*)/u,
    field: 'list',
    advice: 'Begin each point with a hyphen and a space.',
  },
  {
    pattern: /^\|.*/,
    field: 'table',
    advice:
      'Write the heads, a line of | --- | for each column, and the rows, with no empty line between.',
  },
];

/** Markup that would be visible as characters, or dropped. */
export function markupMistakes(text: MarkdownParts): Mistake[] {
  const { html, lines } = outlineOf(text);
  const at = (line: number, field: string, problem: string): Mistake => {
    return { file: text.file, line, field, problem };
  };
  const tags = html
    .filter(({ text }) => !text.startsWith('</'))
    .map(({ text, line }) =>
      at(
        line,
        'HTML',
        `${quote(text)} is left out, often with the text inside. Write the text alone.`,
      ),
    );
  const signs = lines.flatMap(({ text, line }) => {
    const { pattern, field = '', advice } = leftovers.find((one) => one.pattern.test(text)) ?? {};
    const [sign] = pattern?.exec(text) ?? [];
    return sign
      ? at(line, field, `${quote(sign)} is not recognized and appears as plain text. ${advice}`)
      : [];
  });
  const found = [...tags, ...signs].filter(({ field, line }, index, all) => {
    // A broken table or list has one cause, so report its first line.
    const before = all[index - 1];
    return before?.field !== field || before.line !== line - 1;
  });
  return [...found, ...findShortRows(text)];
}

/** Rows whose cell count differs from the head; the parser would pad or cut them. */
function findShortRows({ file, body, bodyLine }: MarkdownParts): Mistake[] {
  const lines = body.split('\n');
  let columns = 0;
  return outlineOf({ body, bodyLine }).tokens.flatMap((token, index, tokens) => {
    if (token.type !== 'tr_open' || !token.map) return [];
    const cells = cellsIn(lines[token.map[0]] ?? '');
    if (tokens[index - 1]?.type === 'thead_open') columns = cells;
    if (cells === columns) return [];
    const problem = `has ${counted(cells, 'cell')}; needs ${columns}, one for each column.`;
    return [{ file, line: token.map[0] + bodyLine, field: 'table row', problem }];
  });
}

function cellsIn(row: string): number {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
}

function quote(text: string): string {
  const line = (text.trim().split('\n', 1)[0] ?? '').replace(/\s+/g, ' ');
  return `“${line.length > 50 ? `${line.slice(0, 50)}…` : line}”`;
}
