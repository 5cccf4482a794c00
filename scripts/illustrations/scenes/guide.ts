import { frameScene } from '../frame';
import { paint } from '../gradients';
import { path } from '../markup';
import { cream } from '../palette';
import { drawHill } from '../parts/hills';
import { drawHandLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawRoad, type Ground, type Viewpoint } from '../parts/road';
import { drawCloud } from '../parts/sky';
import { drawStoneWall } from '../parts/stone-wall';
import { drawFirs } from '../parts/trees';
import { drawValley } from '../parts/valley';
import { drawVillage } from '../parts/village';

const view: Viewpoint = { centre: 600, horizon: 330, drop: 150, unit: 300 };
const course: Ground[] = [
  [0.06, 0.66],
  [0, 0.82],
  [-0.02, 0.98],
  [0.14, 1.14],
  [0.46, 1.3],
  [0.5, 1.6],
  [0.36, 1.85],
];
// None of the deep tones of the other scenes: they would be lost on the dark ground around.
const slopeFirs = { dark: '#194A50', lit: '#256065' };

/** Draws the picture of being guided: a lantern set on a wall, the path going on to a village. */
export function drawGuide(): string {
  return frameScene(960, 640, [
    drawValley(
      { width: 960, height: 640, horizon: 300, hour: 'evening', seed: 9, lightX: 700, peaks: 190 },
      [6],
    ),
    drawCloud(90, 110, 250, cream, 0.2),
    drawCloud(600, 76, 280, cream, 0.18),
    drawHill(5, 640, [
      [-10, 330],
      [220, 352],
      [470, 340],
      [720, 362],
      [970, 322],
    ]),
    drawFirs([760, 366], [960, 350], 7, 64, { dark: '#3A7471', lit: '#4C8581' }, 'left'),
    drawHill(4, 640, [
      [-10, 400],
      [300, 380],
      [620, 388],
      [970, 400],
    ]),
    drawGlow(700, 380, 220, 0.75),
    drawRoad(view, course, 0.11, paint('path')),
    drawPool(700, 416, 210, 20, 0.6),
    drawVillage([
      [696, 386, 0.6, 1],
      [870, 392, 0.58, -1],
      [560, 396, 0.6, -1],
      [648, 414, 0.82, -1],
      [762, 414, 0.86, 1],
    ]),
    drawHill(3, 640, [
      [-10, 510],
      [220, 524],
      [460, 540],
      [620, 536],
      [800, 500],
      [970, 440],
    ]),
    path('M150 640C330 600 454 570 536 541L598 538C604 556 650 596 750 640z', paint('path')),
    drawFirs([846, 522], [950, 492], 3, 150, slopeFirs, 'left'),
    drawGlow(190, 330, 300),
    drawStoneWall({
      near: { x: -34, top: 424, foot: 704 },
      far: { x: 506, top: 512, foot: 548 },
      rows: 5,
      length: 13,
      cap: 0.13,
      seed: 5,
    }),
    drawPool(190, 454, 112, 18),
    drawShade(190, 452, 66, 8),
    drawHandLantern(190, 451, 1.3),
    drawHaze(240, 420, 420, 0.5),
  ]);
}
