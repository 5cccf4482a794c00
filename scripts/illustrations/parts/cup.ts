import { ellipse, path, place, stroke } from '../markup';
import { amberDeep, road } from '../palette';

/** Draws a filled cup standing on (x, y), 34 units tall at scale 1. */
export function drawCup(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    path('M-15-30H15L12 0Q0 5-12 0z', road),
    ellipse(0, -30, 15, 4, amberDeep),
    stroke('M15-24q13 2 9 11q-2 5-11 5', road, 4.5),
  );
}
