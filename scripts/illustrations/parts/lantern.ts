import { paint } from '../gradients';
import { circle, element, group, path, place, rect, stroke } from '../markup';
import { amber, ink, inkDeep, tealDeep } from '../palette';

const flame = 'M0-92C14-74 22-62 22-47A22 22 0 0 1-22-47C-22-58-14-63-9-73C-6-79-4-84 0-92z';
const heart = 'M1-63C7-54 11-49 11-42A11 11 0 0 1-11-42C-11-50-4-53 1-63z';

function drawFlame(): string {
  return group([path(flame, amber), path(heart, '#FFE9B8')]);
}

function drawCage(): string[] {
  return [
    rect(-31, -112, 62, 94, paint('glass'), { rx: 5 }),
    place(0, 0, 0.88, drawFlame()),
    rect(-9, -26, 18, 10, inkDeep, { rx: 2 }),
    rect(-38, -112, 9, 96, ink),
    rect(29, -112, 9, 96, ink),
    rect(-31, -112, 2.5, 92, amber, { opacity: 0.6 }),
    rect(28.5, -112, 2.5, 92, amber, { opacity: 0.6 }),
  ];
}

function drawRoof(): string[] {
  return [
    path('M-44-112C-40-128-30-134-22-142H22C30-134 40-128 44-112z', ink),
    path('M8-142H22C30-134 40-128 44-112H20C18-126 14-134 8-142z', tealDeep),
    rect(-47, -118, 94, 9, inkDeep, { rx: 4.5 }),
    rect(-14, -154, 28, 14, inkDeep, { rx: 4 }),
    path('M-12-154Q0-166 12-154z', ink),
  ];
}

function drawBase(): string[] {
  return [
    path('M-38-20H38L42-8H-42z', ink),
    path('M14-20H38L42-8H18z', tealDeep),
    rect(-48, -10, 96, 10, inkDeep, { rx: 5 }),
  ];
}

/** The whole lantern but its handle, its foot on the origin; frames define it once and repeat it. */
export const lanternBody = [...drawCage(), ...drawRoof(), ...drawBase()];

const body = element('use', { href: '#lantern' });

/** Draws a lantern with a ring to hang by, its foot on (x, y), 180 units tall at scale 1. */
export function drawLantern(x: number, y: number, scale: number): string {
  const ring = circle(0, -168, 11, 'none', { stroke: inkDeep, 'stroke-width': 5 });
  return place(x, y, scale, ring, body);
}

/** Draws a lantern with its carrying handle up, for one set down by somebody. */
export function drawHandLantern(x: number, y: number, scale: number): string {
  const handle = stroke('M-38-110C-60-158-40-203 0-203C40-203 60-158 38-110', inkDeep, 7);
  return place(x, y, scale, handle, body);
}

/** Draws the arm that holds a lantern's ring at (x, y), reaching in from the right edge. */
export function drawArm(x: number, y: number, edge: number, thick: number): string {
  const [top, bend] = [y - thick * 4.3, thick * 2.9];
  const brace = `M${edge} ${top + bend * 2}C${edge - 80} ${top + bend * 1.9} ${x + 132} ${top + bend * 1.4} ${x + 100} ${top}`;
  return group([
    stroke(`M${edge} ${top}H${x + bend}Q${x} ${top} ${x} ${top + bend}V${y}`, inkDeep, thick),
    stroke(brace, inkDeep, thick * 0.62),
  ]);
}
