import { paint } from '../gradients';
import { path, place, rect } from '../markup';
import { amber, amberDeep, glow, ink, inkDeep, night } from '../palette';

function drawPane(x: number, y: number, width: number, height: number): string[] {
  return [
    rect(x, y, width, height, paint('window'), { rx: 2 }),
    rect(x + width / 2 - 1.5, y, 3, height, night),
    rect(x, y + height * 0.45, width, 3, night),
  ];
}

/** Draws a small house with its lamps lit, standing on (x, y) and about 220 units wide. */
export function drawHouse(x: number, y: number, scale: number | [number, number]): string {
  return place(
    x,
    y,
    scale,
    path('M58-150H82V-100H58z', inkDeep),
    rect(54, -154, 32, 8, ink),
    path('M-6-74H112V4H-6z', ink),
    path('M-98 4V-72L-47-126L4-72V4z', night),
    path('M-47-134H70L124-66H6z', inkDeep),
    path('M-47-138L-110-66L-101-60L-47-119L7-60L14-68z', '#1D4C52'),
    ...drawPane(28, -54, 28, 32),
    ...drawPane(70, -54, 28, 32),
    ...drawPane(-36, -58, 28, 32),
    path('M-78 4V-46Q-78-58-67-58Q-56-58-56-46V4z', amber),
    path('M-67-58Q-56-58-56-46V4H-67z', amberDeep),
    rect(-62, -26, 3, 5, glow, { rx: 1.5 }),
    path('M-84 4H-50V9H-84z', '#2B6265'),
    rect(-52, -96, 12, 14, paint('window'), { rx: 6 }),
  );
}
