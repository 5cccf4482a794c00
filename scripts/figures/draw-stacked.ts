import { inner } from './canvas';
import { colorParts } from './color-parts';
import type { Drawing } from './draw-card';
import { setPartColumns } from './draw-part-columns';
import { drawPartList } from './draw-part-list';
import type { Stacked } from './figure-schema';
import { stackRows } from './stack-rows';
import { element } from './svg';
import { setText } from './text-block';
import { textStyles } from './text-styles';

type Row = Stacked['rows'][number];

const barHeight = 28;
const gapBetweenParts = 3;
const gapAround = 8;
const gap = 26;

/** Draws each row as one bar of parts, with the name and value of every part in words. */
export function drawStacked(figure: Stacked): Drawing {
  const { rows, unit } = figure;
  const largest = Math.max(...rows.map(sumParts));
  const columns = rows.length > 1 ? setPartColumns(figure) : undefined;
  const drawn = rows.map((row) => {
    const label = setLabel(row.label);
    const bar = drawBar(row, sumParts(row) / largest);
    const parts = columns ? columns.drawValues(row.parts) : drawPartList(row.parts, unit);
    return stackRows([label, bar, parts], gapAround);
  });
  return stackRows(columns ? [columns.head, ...drawn] : drawn, gap);
}

function sumParts(row: Row): number {
  return row.parts.reduce((sum, part) => sum + part.value, 0);
}

function setLabel(label: string): Drawing {
  const text = setText(label, textStyles.strong, inner.width);
  return { height: text.height, draw: (top) => text.draw(inner.left, top) };
}

function drawBar(row: Row, share: number): Drawing {
  const total = sumParts(row);
  const colors = colorParts(row.parts.length);
  const shown = row.parts
    .map((part, index) => ({ value: part.value, fill: colors[index] }))
    .filter((part) => part.value > 0);
  const gaps = gapBetweenParts * (shown.length - 1);
  const room = Math.max(inner.width * share - gaps, 2 * shown.length);
  return {
    height: barHeight,
    draw: (top) => {
      let x: number = inner.left;
      return shown
        .map(({ value, fill }) => {
          const width = (value / total) * room;
          const rx = Math.min(6, width / 2);
          const part = element('rect', { x, y: top, width, height: barHeight, rx, fill });
          x += width + gapBetweenParts;
          return part;
        })
        .join('');
    },
  };
}
