import { inner } from './canvas';
import type { Drawing } from './draw-card';
import type { Timeline } from './figure-schema';
import { palette } from './palette';
import { stackRows } from './stack-rows';
import { element } from './svg';
import { setText } from './text-block';
import { textStyles } from './text-styles';

const dotCentre = { x: inner.left + 12, fromTop: 11 };
const textLeft = inner.left + 40;
const gap = 20;

/** Draws points on a vertical line; the last one, where the way leads, glows. */
export function drawTimeline({ points }: Timeline): Drawing {
  const rows = points.map((point, index) => drawPoint(point, index === points.length - 1));
  const list = stackRows(rows, gap);
  const lastHeight = rows.at(-1)?.height ?? 0;
  return {
    height: list.height,
    draw: (top) => drawLine(top, list.height - lastHeight) + list.draw(top),
  };
}

function drawLine(top: number, length: number): string {
  return element('rect', {
    x: dotCentre.x - 1.5,
    y: top + dotCentre.fromTop,
    width: 3,
    height: length,
    fill: palette.tealLight,
  });
}

function drawPoint({ when, what }: Timeline['points'][number], isLast: boolean): Drawing {
  const width = inner.right - textLeft;
  const time = setText(when, textStyles.accent, width);
  const event = setText(what, textStyles.body, width);
  return {
    height: time.height + event.height,
    draw: (top) =>
      [
        isLast ? drawGlow(top) : drawDot(top),
        time.draw(textLeft, top),
        event.draw(textLeft, top + time.height),
      ].join(''),
  };
}

function drawDot(top: number): string {
  const place = { cx: dotCentre.x, cy: top + dotCentre.fromTop };
  return element('circle', {
    ...place,
    r: 8.5,
    fill: palette.teal,
    stroke: palette.card,
    'stroke-width': 4,
  });
}

function drawGlow(top: number): string {
  const place = { cx: dotCentre.x, cy: top + dotCentre.fromTop };
  return [
    element('circle', { ...place, r: 17, fill: '#FEF3DF' }),
    element('circle', { ...place, r: 12, fill: palette.amberGlow }),
    element('circle', { ...place, r: 6.5, fill: palette.amber }),
  ].join('');
}
