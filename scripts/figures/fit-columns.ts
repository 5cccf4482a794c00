import { measureText } from './measure-text';
import type { TextStyle } from './text-styles';
import { measureLongestWord, wrapText } from './wrap-text';

export type Cell = { text: string; style: TextStyle };

const step = 4;

/**
 * Shares a width among the columns of a table so that the table becomes as low as possible.
 * Answers nothing when not even the longest words fit side by side.
 */
export function fitColumns(rows: Cell[][], width: number): number[] | undefined {
  const least = columnsOf(rows).map((cells) => Math.max(...cells.map(measureWord)));
  const spare = width - sum(least);
  if (spare < 0) return undefined;
  const choices = shareOut(Math.floor(spare / step), least.length).map((shares) =>
    least.map((column, index) => column + (shares[index] ?? 0) * step),
  );
  return choices.reduce((best, choice) => (rate(rows, choice) < rate(rows, best) ? choice : best));
}

function columnsOf(rows: Cell[][]): Cell[][] {
  const [first = []] = rows;
  return first.map((_, index) => rows.flatMap((row) => row[index] ?? []));
}

function measureWord({ text, style }: Cell): number {
  return measureLongestWord(text, style);
}

/** Every way to hand out `count` equal shares to the columns. */
function shareOut(count: number, columns: number): number[][] {
  if (columns === 1) return [[count]];
  return Array.from({ length: count + 1 }, (_, first) =>
    shareOut(count - first, columns - 1).map((rest) => [first, ...rest]),
  ).flat();
}

/** Rates a choice: first the height, then how few cells wrap, then how evenly columns fill. */
function rate(rows: Cell[][], widths: number[]): number {
  const lines = rows.map((row) => countLines(row, widths));
  const height = sum(lines.map((row) => Math.max(...row)));
  const wrapping = sum(lines.flat());
  const filling = columnsOf(rows).map((cells, index) => {
    const longest = Math.max(...cells.map(({ text, style }) => measureText(text, style)));
    return longest / (widths[index] ?? 1);
  });
  return height + wrapping / 1e3 + Math.max(...filling) / 1e6;
}

function countLines(row: Cell[], widths: number[]): number[] {
  return row.map(({ text, style }, index) => wrapText(text, style, widths[index] ?? 0).length);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
