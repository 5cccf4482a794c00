import type { Token } from 'markdown-it';
import { parser, textOf } from './parser';

const { escapeHtml } = parser.utils;

/** Labels tables, and stores column names in cells for the block layout on phones. */
export function labelTables(tokens: Token[]): void {
  let heading = '';
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') heading = textOf(tokens[index + 1] ?? token);
    if (token.type !== 'table_open') return;
    const end = tokens.findIndex(({ type }, at) => at > index && type === 'table_close');
    const rows = rowsIn(tokens.slice(index, end));
    const form = needsBlocks(rows.map((row) => row.map(({ text }) => text))) ? ' as-blocks' : '';
    token.content = `class="text-table${form}" aria-label="${escapeHtml(heading)}"`;
    const [head = [], ...rest] = rows;
    // Empty rows are for writing in; the editing page keeps only those with a space.
    const body = rest.filter((row) => row.some(({ text }) => text.trim()));
    for (const cell of body.flat()) cell.open.content = escapeHtml(head[cell.column]?.text ?? '');
    for (const [first] of body) makeHead(first);
  });
}

type Cell = { open: Token; close: Token; text: string; column: number };

function rowsIn(tokens: Token[]): Cell[][] {
  const rows: Cell[][] = [];
  tokens.forEach((open, index) => {
    if (open.type === 'tr_open') rows.push([]);
    if (open.type !== 'th_open' && open.type !== 'td_open') return;
    const [content, close] = tokens.slice(index + 1, index + 3);
    const row = rows.at(-1);
    if (content && close) row?.push({ open, close, text: textOf(content), column: row.length });
  });
  return rows;
}

function makeHead(cell?: Cell): void {
  if (!cell) return;
  cell.open.type = 'row_head_open';
  cell.close.type = 'th_close';
  cell.close.tag = 'th';
}

const maxColumns = 3;
// Letters that fit 320 px: of unbroken words side by side, and of cells.
const wordLetters = 26;
const cellLetters = 56;

/** Whether a table (head first) is too wide for a phone and must become blocks. */
export function needsBlocks(rows: readonly (readonly string[])[]): boolean {
  const [head = []] = rows;
  const sumOfLongest = (lengthOf: (cell: string) => number) =>
    head
      .map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))))
      .reduce((sum, length) => sum + length, 0);
  return (
    head.length > maxColumns ||
    sumOfLongest((cell) => cell.length) > cellLetters ||
    sumOfLongest((cell) => Math.max(...cell.split(/\s+/).map((word) => word.length))) > wordLetters
  );
}
