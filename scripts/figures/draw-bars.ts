import { inner } from './canvas';
import type { Drawing } from './draw-card';
import type { Bars } from './figure-schema';
import { formatValue } from './format-value';
import { measureText } from './measure-text';
import { palette } from './palette';
import { stackRows } from './stack-rows';
import { element } from './svg';
import { setText } from './text-block';
import { textStyles } from './text-styles';

const barHeight = 18;
const gapBelowLabel = 5;
const gapBeforeValue = 10;
const gap = 18;

type Scale = { unit: string; full: number; length: number; hasTrack: boolean };

/** Draws one bar per row, its label above it and its value at its end. */
export function drawBars({ bars, unit }: Bars): Drawing {
  const scale = chooseScale(bars, unit);
  return stackRows(
    bars.map((bar) => drawBar(bar, scale)),
    gap,
  );
}

/** Large shares are drawn against the whole; anything else against the longest bar. */
function chooseScale(bars: Bars['bars'], unit: string): Scale {
  const largest = Math.max(...bars.map((bar) => bar.value));
  const isLargeShare = unit === '%' && largest >= 50 && largest <= 100;
  const valueWidths = bars.map((bar) =>
    measureText(formatValue(bar.value, unit), textStyles.strong),
  );
  return {
    unit,
    full: isLargeShare ? 100 : largest || 1,
    length: inner.width - gapBeforeValue - Math.max(...valueWidths),
    hasTrack: isLargeShare,
  };
}

function drawBar(bar: Bars['bars'][number], scale: Scale): Drawing {
  const label = setText(bar.label, textStyles.body, inner.width);
  const value = setText(formatValue(bar.value, scale.unit), textStyles.strong, inner.width);
  const length = (bar.value / scale.full) * scale.length;
  const valueLeft = inner.left + (scale.hasTrack ? scale.length : length) + gapBeforeValue;
  return {
    height: label.height + gapBelowLabel + barHeight,
    draw: (top) => {
      const barTop = top + label.height + gapBelowLabel;
      return [
        label.draw(inner.left, top),
        scale.hasTrack ? drawShape(barTop, scale.length, palette.tealWash) : '',
        drawShape(barTop, length, palette.teal),
        value.draw(valueLeft, barTop + (barHeight - value.height) / 2),
      ].join('');
    },
  };
}

function drawShape(top: number, length: number, fill: string): string {
  const width = Math.max(length, 2);
  const rx = Math.min(5, width / 2);
  return element('rect', { x: inner.left, y: top, width, height: barHeight, rx, fill });
}
