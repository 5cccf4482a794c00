import { frameScene } from '../frame';
import { paint } from '../gradients';
import { place, rect, stroke } from '../markup';
import { inkDeep } from '../palette';
import { drawHill } from '../parts/hills';
import { drawHouse } from '../parts/house';
import { drawLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawRoad, type Ground, type Viewpoint } from '../parts/road';
import { drawFir, drawFirs, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';

const view: Viewpoint = { centre: 420, horizon: 310, drop: 230, unit: 360 };
const course: Ground[] = [
  [-0.3, 0.66],
  [-0.1, 0.9],
  [0.3, 1.15],
  [0.35, 1.5],
  [-0.3, 1.95],
  [-0.2, 2.35],
  [0.6, 2.6],
  [1.6, 2.72],
];

/** Draws a lantern on a post beside the path, with the light it throws. */
function drawWayLight(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    drawPool(-40, 0, 170, 26, 0.9),
    drawGlow(-48, -190, 170),
    drawShade(0, 0, 40, 6),
    rect(-6, -300, 12, 302, inkDeep, { rx: 4 }),
    stroke('M0-290H-48V-262', inkDeep, 8),
    drawLantern(-48, -134, 0.75),
  );
}

/** Draws the picture of what the site is for: a path lit by lanterns, all the way to a house. */
export function drawAbout(): string {
  return frameScene(960, 640, [
    drawValley(
      { width: 960, height: 640, horizon: 310, hour: 'dusk', seed: 152, lightX: 520, peaks: 180 },
      [4, 3],
    ),
    drawFirs([60, 384], [240, 378], 5, 80, foliage.far),
    drawHill(2, 640, [
      [-10, 400],
      [240, 390],
      [520, 370],
      [760, 372],
      [970, 396],
    ]),
    drawFirs([800, 392], [920, 396], 4, 130, foliage.middle, 'left'),
    drawRoad(view, course, 0.34, paint('path')),
    drawPool(720, 392, 150, 16, 0.7),
    drawHouse(700, 390, 0.74),
    drawWayLight(470, 408, 0.34),
    drawWayLight(296, 436, 0.5),
    drawWayLight(610, 496, 0.86),
    drawWayLight(200, 600, 1.3),
    drawFir(60, 640, 240, foliage.near),
    drawFir(880, 650, 290, foliage.near, 'left'),
    drawFir(796, 670, 180, foliage.near, 'left'),
    drawHaze(460, 380, 420, 0.4),
  ]);
}
