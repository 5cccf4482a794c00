import { inner } from './canvas';
import type { Drawing } from './draw-card';
import type { Flow } from './figure-schema';
import { palette } from './palette';
import { stackRows } from './stack-rows';
import { element } from './svg';
import { setText } from './text-block';
import { textStyles } from './text-styles';

const padding = 14;
const badgeRadius = 15;
const badgeCentre = inner.left + padding + badgeRadius;
const textLeft = badgeCentre + badgeRadius + 13;
const gap = 24;

/** Draws numbered steps as cards with an arrow from each to the next. */
export function drawFlow({ steps }: Flow): Drawing {
  return stackRows(
    steps.map((step, index) => drawStep(step, index + 1, index === steps.length - 1)),
    gap,
  );
}

function drawStep(step: Flow['steps'][number], number: number, isLast: boolean): Drawing {
  const width = inner.right - padding - textLeft;
  const title = setText(step.title, textStyles.strong, width);
  const text = setText(step.text, textStyles.quiet, width);
  const height = title.height + text.height + 2 * padding;
  return {
    height,
    draw: (top) =>
      [
        drawGround(top, height),
        drawBadge(top + padding + badgeRadius - 4, number, isLast),
        title.draw(textLeft, top + padding),
        text.draw(textLeft, top + padding + title.height),
        isLast ? '' : drawArrow(top + height),
      ].join(''),
  };
}

function drawGround(top: number, height: number): string {
  return element('rect', {
    x: inner.left,
    y: top,
    width: inner.width,
    height,
    rx: 14,
    fill: palette.paper,
  });
}

function drawBadge(y: number, number: number, isLast: boolean): string {
  const fill = isLast ? palette.amberGlow : palette.tealDeep;
  const style = { ...textStyles.strong, fill: isLast ? palette.ink : palette.card };
  const digit = setText(String(number), style, 2 * badgeRadius);
  return (
    element('circle', { cx: badgeCentre, cy: y, r: badgeRadius, fill }) +
    digit.draw(badgeCentre, y - digit.height / 2, 'middle')
  );
}

function drawArrow(top: number): string {
  return element('path', {
    d: 'm0 4v15m-6-6 6 6 6-6',
    transform: `translate(${badgeCentre} ${top})`,
    fill: 'none',
    stroke: palette.teal,
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
