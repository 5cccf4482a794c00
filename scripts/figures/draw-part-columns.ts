import { inner } from './canvas';
import { colorParts, swatch } from './color-parts';
import type { Drawing } from './draw-card';
import type { Stacked } from './figure-schema';
import { type Cell, fitColumns } from './fit-columns';
import { formatValue } from './format-value';
import { setText } from './text-block';
import { textStyles } from './text-styles';

type Part = Stacked['rows'][number]['parts'][number];
export type PartColumns = { head: Drawing; drawValues: (parts: Part[]) => Drawing };

const gap = 10;

/**
 * Sets the names of the parts as heads of columns that hold the values of all bars.
 * Answers nothing when names or values are too long to stand side by side.
 */
export function setPartColumns({ rows, unit }: Stacked): PartColumns | undefined {
  const names = (rows[0]?.parts ?? []).map(({ label }) => ({
    text: label,
    style: textStyles.body,
  }));
  const writeValues = (parts: Part[]) =>
    parts.map(({ value }) => ({ text: formatValue(value, unit), style: textStyles.strong }));

  const room = inner.width - names.length * swatch.width - (names.length - 1) * gap;
  const widths = fitColumns([names, ...rows.map(({ parts }) => writeValues(parts))], room);
  return (
    widths && {
      head: drawCells(names, widths),
      drawValues: (parts) => drawCells(writeValues(parts), widths),
    }
  );
}

function drawCells(cells: Cell[], widths: number[]): Drawing {
  const colors = colorParts(cells.length);
  const texts = cells.map(({ text, style }, index) => setText(text, style, widths[index] ?? 0));
  return {
    height: Math.max(...texts.map((text) => text.height)),
    draw: (top) => {
      let left: number = inner.left;
      return texts
        .map((text, index) => {
          const middle = top + textStyles.body.lineHeight / 2;
          const drawn =
            swatch.draw(left, middle, colors[index]) + text.draw(left + swatch.width, top);
          left += swatch.width + (widths[index] ?? 0) + gap;
          return drawn;
        })
        .join('');
    },
  };
}
