import { inner } from './canvas';
import type { Drawing } from './draw-card';
import type { Checklist } from './figure-schema';
import { palette } from './palette';
import { stackRows } from './stack-rows';
import { element } from './svg';
import { setText } from './text-block';
import { textStyles } from './text-styles';

const markRadius = 13;
const textLeft = inner.left + 40;
const gap = 16;

/** Draws items with a round check mark before each of them. */
export function drawChecklist({ items }: Checklist): Drawing {
  return stackRows(items.map(drawItem), gap);
}

function drawItem(item: string): Drawing {
  const text = setText(item, textStyles.body, inner.right - textLeft);
  const height = Math.max(text.height, 2 * markRadius);
  return {
    height,
    draw: (top) =>
      drawMark(inner.left + markRadius, top + height / 2) +
      text.draw(textLeft, top + (height - text.height) / 2),
  };
}

function drawMark(x: number, y: number): string {
  const disc = element('circle', { cx: x, cy: y, r: markRadius, fill: palette.tealWash });
  const check = element('path', {
    d: 'm-5.5.5 3.8 3.8 7.4-8',
    transform: `translate(${x} ${y})`,
    fill: 'none',
    stroke: palette.teal,
    'stroke-width': 2.6,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  return disc + check;
}
