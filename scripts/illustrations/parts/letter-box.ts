import { circle, path, place, rect } from '../markup';
import { amber, cream, glow, inkDeep, tealDeep } from '../palette';
import { drawShade } from './light';

/** Draws a letter box on a post standing on (x, y), its flag up, 240 units tall at scale 1. */
export function drawLetterBox(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    drawShade(14, 0, 66, 9),
    rect(-4, -160, 22, 162, '#6E5836', { rx: 3 }),
    rect(9, -160, 9, 162, '#4A3D2A', { rx: 3 }),
    rect(-62, -164, 138, 12, inkDeep, { rx: 4 }),
    path('M-46-240H50Q86-240 86-200V-162H-46z', '#2F7471'),
    path('M-46-240H50Q86-240 86-200H84Q80-226 50-226H-20z', '#4F938C'),
    path('M-80-162V-204A34 36 0 0 1-12-204V-162z', tealDeep),
    path('M-75-162V-203A29 31 0 0 1-17-203V-162z', '#6FA39A'),
    rect(-62, -206, 32, 7, inkDeep, { rx: 3 }),
    path('M-60-203L-56-226L-28-221L-32-203z', cream),
    circle(-46, -182, 4, glow),
    rect(36, -262, 7, 66, amber, { rx: 3 }),
    path('M36-262H68Q72-262 72-258V-240Q72-236 68-236H36z', amber),
    circle(39.5, -197, 6, inkDeep),
  );
}
