import { frameScene } from '../frame';
import { circle, group, path, place, rect } from '../markup';
import { amber, cream, glow, ink, paper } from '../palette';

const flame =
  'M.5-22C5.5-15.5 7.5-12 7.5-7.5A7.5 7.5 0 0 1-7.5-7.5C-7.5-11-5-12.6-3.6-15.2C-2.6-17-1.4-19.4.5-22z';
const heart = 'M.3-11C2.4-8 3.6-6.4 3.6-4.1A3.6 3.6 0 0 1-3.6-4.1C-3.6-6.2-1.2-7.8.3-11z';

// The lantern in a few strong shapes, about 36 wide and 54 tall, its foot on the origin.
const roof = 'M-16.5-37L-8-46.5H8L16.5-37z';
const base =
  'M-18.5-2.7Q-18.5-5.4-15.8-5.4H-14.5V-10H14.5V-5.4H15.8Q18.5-5.4 18.5-2.7T15.8 0H-15.8Q-18.5 0-18.5-2.7z';

function drawMark(metal: string, glass: string): string {
  return group([
    circle(0, -50, 3.6, 'none', { stroke: metal, 'stroke-width': 2.6 }),
    rect(-11, -36, 22, 28, glass),
    place(0, -9.4, 0.98, path(flame, amber), path(heart, cream)),
    path(roof, metal),
    rect(-18, -39, 36, 4.4, metal, { rx: 2.2 }),
    rect(-14.5, -37, 4.2, 30, metal),
    rect(10.3, -37, 4.2, 30, metal),
    path(base, metal),
  ]);
}

/** Draws the lantern alone; its pale rim shows on ink and disappears on paper. */
export function drawLogo(): string {
  const rim = group(
    [
      circle(0, -50, 4.9, paper),
      path(roof, paper),
      rect(-18, -39, 36, 4.4, paper, { rx: 2.2 }),
      rect(-14.5, -37, 29, 30, paper),
      path(base, paper),
    ],
    { stroke: paper, 'stroke-width': 2.8, 'stroke-linejoin': 'round' },
  );
  return frameScene(64, 64, [place(32, 60, 1, rim, drawMark(ink, '#FFE3A3'))]);
}

/** Draws the site's icon: the lantern, lit, on a rounded square of ink. */
export function drawIcon(): string {
  const square = rect(0, 0, 64, 64, ink, { rx: 14 });
  return frameScene(64, 64, [square, place(32, 58.5, 0.98, drawMark(paper, glow))]);
}

/** Draws the icon for systems that cut it to their own shape: ink to the edges, the mark well inside. */
export function drawMaskableIcon(): string {
  const square = rect(0, 0, 64, 64, ink);
  return frameScene(64, 64, [square, place(32, 50.5, 0.7, drawMark(paper, glow))]);
}
