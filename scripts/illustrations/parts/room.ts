import { paint } from '../gradients';
import { element, group, path, rect, stroke } from '../markup';
import { amberDeep, cream, glow, ink, inkDeep, tealDeep } from '../palette';
import { drawBeam, drawGlow } from './light';

/** Fills the wall of a room. */
export function drawWall(width: number, height: number): string {
  return rect(0, 0, width, height, paint('wall'));
}

/** Draws a window onto a view, with bars that divide it and a sill below. */
export function drawWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  view: string,
  bars: { columns: number; rows: number },
): string {
  const columns = Array.from({ length: bars.columns - 1 }, (_, index) =>
    rect(x + (width * (index + 1)) / bars.columns - 5, y, 10, height, ink),
  );
  const rows = Array.from({ length: bars.rows - 1 }, (_, index) =>
    rect(x, y + (height * (index + 1)) / bars.rows - 4, width, 8, ink),
  );
  return group([
    rect(x - 16, y - 16, width + 32, height + 32, ink, { rx: 6 }),
    element('svg', { x, y, width, height, viewBox: `0 0 ${width} ${height}` }, view),
    ...columns,
    ...rows,
    rect(x - 34, y + height + 12, width + 68, 16, tealDeep, { rx: 4 }),
    rect(x - 34, y + height + 24, width + 68, 5, inkDeep, { rx: 2 }),
  ]);
}

/** Draws a table across the whole picture: its top seen a little from above, and its near edge. */
export function drawTable(width: number, top: number, edge: number, height: number): string {
  return group([
    rect(0, top, width, edge - top, paint('table')),
    rect(0, edge, width, height - edge, paint('table-edge')),
    rect(0, edge, width, 5, glow, { opacity: 0.16 }),
  ]);
}

/** Draws a hooded lamp that hangs from the ceiling, its mouth at (x, y), and its cone of light. */
export function drawPendant(x: number, y: number, size: number, reach: number): string {
  const hood = `M${x - size} ${y}C${x - size} ${y - size * 0.7} ${x - size * 0.45} ${y - size * 0.86} ${x - size * 0.16} ${y - size * 0.92}H${x + size * 0.16}C${x + size * 0.45} ${y - size * 0.86} ${x + size} ${y - size * 0.7} ${x + size} ${y}z`;
  const side = `M${x + size * 0.3} ${y}C${x + size * 0.3} ${y - size * 0.6} ${x + size * 0.2} ${y - size * 0.8} ${x + size * 0.05} ${y - size * 0.92}H${x + size * 0.16}C${x + size * 0.45} ${y - size * 0.86} ${x + size} ${y - size * 0.7} ${x + size} ${y}z`;
  return group([
    drawBeam(x, y, size * 0.9, y + reach, size * 2.9),
    drawGlow(x, y + size * 0.1, size * 1.9),
    stroke(`M${x} -10V${y - size}`, inkDeep, 6),
    rect(x - size * 0.12, y - size * 1.08, size * 0.24, size * 0.2, inkDeep, { rx: 4 }),
    path(
      `M${x - size * 0.3} ${y - 4}A${size * 0.3} ${size * 0.3} 0 0 0 ${x + size * 0.3} ${y - 4}z`,
      cream,
    ),
    path(hood, inkDeep),
    path(side, tealDeep, { opacity: 0.75 }),
    rect(x - size, y - 4, size * 2, 7, amberDeep, { rx: 3.5 }),
  ]);
}
