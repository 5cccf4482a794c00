import { paint } from '../gradients';
import { ellipse, group, path, place, rect, turn } from '../markup';
import { amber, amberDeep, cream, glow, inkDeep, sand } from '../palette';

/** Draws rows of writing as plain bars; nothing in a picture can be read. */
export function drawLines(
  x: number,
  y: number,
  widths: number[],
  gap: number,
  colour = sand,
  thick = 7,
): string {
  return group(
    widths.map((width, index) => rect(x, y + index * gap, width, thick, colour, { rx: thick / 2 })),
  );
}

/** Draws an upright sheet of paper with a folded corner, its top left corner at (x, y). */
export function drawSheet(x: number, y: number, width: number, height: number): string {
  const fold = width * 0.16;
  return group([
    path(
      `M${x} ${y}H${x + width - fold}L${x + width} ${y + fold}V${y + height}H${x}z`,
      paint('sheet'),
    ),
    path(`M${x + width - fold} ${y}V${y + fold}H${x + width}z`, sand),
  ]);
}

const letter = [
  rect(-100, -65, 200, 130, paint('sheet'), { rx: 6 }),
  path('M-98 65L-16-7H16L98 65z', '#E0CA9E'),
  path('M-97-65H97L6 7Q0 11-6 7z', cream),
  path('M-97-65L-6 7Q0 11 6 7L97-65L100-59L8 17Q0 22-8 17L-100-59z', sand),
];

/** Draws a closed letter lying on a table about (x, y), 200 units wide at scale 1, turned about. */
export function drawLyingLetter(x: number, y: number, scale: number, degrees: number): string {
  // Flattened after it is turned: that is what a table seen from just above does to it.
  const lay = (down: number, ...shapes: string[]) =>
    place(x, y + down, [scale, scale * 0.42], turn(degrees, ...shapes));
  const outline = { rx: 8, opacity: 0.3 };
  return group([
    lay(10, rect(-104, -67, 210, 138, inkDeep, outline)),
    lay(3, rect(-100, -65, 200, 130, '#A58D5C', { rx: 6 })),
    lay(0, ...letter),
  ]);
}

/** Draws coins lying on one another, their lowest rim on (x, y). */
export function drawCoins(x: number, y: number, count: number, width = 80): string {
  const [half, thick, round] = [width / 2, width * 0.17, width * 0.136];
  const coins = Array.from({ length: count }, (_, index) => {
    // Nobody stacks coins quite straight.
    const centre = x + ((index * 37) % 5) - 2;
    const foot = y - index * thick * 1.08 - thick * 0.5;
    const top = foot - thick * 0.8;
    const rim = `M${centre - half} ${top}V${foot}A${half} ${round} 0 0 0 ${centre + half} ${foot}V${top}z`;
    return group([
      path(rim, index % 2 ? amberDeep : '#C9751A'),
      ellipse(centre, top, half, round, index === count - 1 ? glow : amber),
    ]);
  });
  return group(coins);
}
