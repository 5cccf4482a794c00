import { paint } from '../gradients';
import { ellipse, group, path, place, rect } from '../markup';
import { amber, amberDeep, cream, glow, sand } from '../palette';

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

/** Draws a closed letter, 200 units wide at scale 1, its lower left corner at (x, y). */
export function drawLetter(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    rect(0, -130, 200, 130, paint('sheet'), { rx: 6 }),
    path('M2 0L84-72H116L198 0z', '#E0CA9E'),
    path('M3-130H197L106-58Q100-54 94-58z', cream),
    path('M3-130L94-58Q100-54 106-58L197-130L200-124L108-48Q100-43 92-48L0-124z', sand),
  );
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
