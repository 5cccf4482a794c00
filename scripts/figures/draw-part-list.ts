import { inner } from './canvas';
import { colorParts, swatch } from './color-parts';
import type { Drawing } from './draw-card';
import type { Stacked } from './figure-schema';
import { formatValue } from './format-value';
import { measureText } from './measure-text';
import { stackRows } from './stack-rows';
import { setText } from './text-block';
import { textStyles } from './text-styles';

type Part = Stacked['rows'][number]['parts'][number];

/** Lists the parts of one bar below it, a line each: swatch, name, value. */
export function drawPartList(parts: Part[], unit: string): Drawing {
  const colors = colorParts(parts.length);
  const lines = parts.map((part, index) => drawLine(part, unit, colors[index]));
  return stackRows(lines, 4);
}

function drawLine(part: Part, unit: string, color: string | undefined): Drawing {
  const amount = formatValue(part.value, unit);
  const valueWidth = measureText(amount, textStyles.strong);
  const nameLeft = inner.left + swatch.width;
  const name = setText(part.label, textStyles.body, inner.right - valueWidth - 12 - nameLeft);
  const value = setText(amount, textStyles.strong, valueWidth + 1);
  return {
    height: name.height,
    draw: (top) =>
      [
        swatch.draw(inner.left, top + textStyles.body.lineHeight / 2, color),
        name.draw(nameLeft, top),
        value.draw(inner.right, top, 'end'),
      ].join(''),
  };
}
