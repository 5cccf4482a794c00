import { inner } from './canvas';
import type { Drawing } from './draw-card';
import type { Comparison } from './figure-schema';
import { type Cell, fitColumns } from './fit-columns';
import { palette } from './palette';
import { stackRows } from './stack-rows';
import { element } from './svg';
import { setText } from './text-block';
import { textStyles } from './text-styles';

const columnGap = 12;
const rowPadding = 11;

/** Draws a small table; when its words are too long for that, each row gets its head above it. */
export function drawComparison(comparison: Comparison): Drawing {
  const rows = toCells(comparison);
  const count = comparison.columns.length;
  const widths = fitColumns(rows, inner.width - columnGap * (count - 1));
  return widths ? drawTable(rows, widths) : drawHeadedRows(rows, count - 1);
}

function toCells({ columns, rows }: Comparison): Cell[][] {
  const head = columns.map((text) => ({ text, style: textStyles.accent }));
  const body = rows.map((row) =>
    row.map((text, index) => ({ text, style: index === 0 ? textStyles.strong : textStyles.body })),
  );
  return [head, ...body];
}

function drawTable(rows: Cell[][], widths: number[]): Drawing {
  return ruleRows(rows.map((row) => drawCells(row, widths)));
}

function drawHeadedRows(rows: Cell[][], count: number): Drawing {
  const width = (inner.width - columnGap * (count - 1)) / count;
  const widths = Array.from({ length: count }, () => width);
  return ruleRows(
    rows.map(([head, ...cells]) => {
      const row = drawCells(cells, widths);
      return head?.text ? stackRows([drawCells([head], [inner.width]), row], 2) : row;
    }),
  );
}

function drawCells(cells: Cell[], widths: number[]): Drawing {
  const texts = cells.map(({ text, style }, index) => setText(text, style, widths[index] ?? 0));
  return {
    height: Math.max(...texts.map((text) => text.height)),
    draw: (top) => {
      let left: number = inner.left;
      return texts
        .map((text, index) => {
          const drawn = text.draw(left, top);
          left += (widths[index] ?? 0) + columnGap;
          return drawn;
        })
        .join('');
    },
  };
}

/** Sets rows below one another with a strong line under the head and hairlines between the rest. */
function ruleRows(rows: Drawing[]): Drawing {
  const list = stackRows(rows, 2 * rowPadding);
  return {
    height: list.height,
    draw: (top) => {
      let y = top - rowPadding;
      const rules = rows.slice(0, -1).map((row, index) => {
        y += row.height + 2 * rowPadding;
        return drawRule(y, index === 0);
      });
      return rules.join('') + list.draw(top);
    },
  };
}

function drawRule(y: number, isUnderHead: boolean): string {
  return element('path', {
    d: `M${inner.left} ${Math.round(y)}H${inner.right}`,
    stroke: isUnderHead ? palette.teal : palette.line,
    'stroke-width': isUnderHead ? 2 : undefined,
  });
}
