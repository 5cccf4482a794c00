import { frameScene } from '../frame';
import { paint } from '../gradients';
import { circle, group, path, rect } from '../markup';
import { cream, inkDeep } from '../palette';
import { drawHill } from '../parts/hills';
import { drawHouse } from '../parts/house';
import { drawHandLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawRoad, type Ground, type Viewpoint } from '../parts/road';
import { drawCloud } from '../parts/sky';
import { drawFirs, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';

const view: Viewpoint = { centre: 440, horizon: 320, drop: 200, unit: 360 };
const course: Ground[] = [
  [0.35, 0.68],
  [0.2, 0.95],
  [-0.1, 1.2],
  [0.1, 1.5],
  [0.75, 1.9],
  [0.9, 2.4],
  [0.72, 2.7],
];

function drawPorch(): string {
  const boards = [-300, -150, 0, 150, 300, 450, 600, 750].map(
    (left) => `M${240 + left * 0.66} 548h4L${245 + left} 640h-6z`,
  );
  return group([
    rect(0, 0, 54, 560, inkDeep),
    rect(44, 0, 10, 560, '#8A6A3C', { opacity: 0.7 }),
    rect(0, 0, 960, 26, inkDeep),
    path('M0 26H960L930 40H54z', '#17434A'),
    path('M0 548H960V640H0z', '#5E5236'),
    path('M0 548H960V555H0z', '#D3B67C'),
    path(boards.join(''), '#40402F'),
  ]);
}

/** Draws the picture after a form is sent: first light, a lantern set down, a road to a lit house. */
export function drawConfirmation(): string {
  return frameScene(960, 640, [
    drawValley(
      {
        width: 960,
        height: 640,
        horizon: 320,
        hour: 'dawn',
        seed: 147,
        lightX: 700,
        peaks: 160,
        stars: false,
      },
      [6],
    ),
    circle(690, 290, 240, paint('glow'), { opacity: 0.8 }),
    drawCloud(120, 130, 260, cream, 0.28),
    drawCloud(560, 92, 200, cream, 0.22),
    drawCloud(700, 170, 220, cream, 0.25),
    drawHill(4, 640, [
      [-10, 356],
      [220, 340],
      [460, 372],
      [700, 350],
      [970, 366],
    ]),
    drawFirs([60, 380], [280, 372], 6, 76, foliage.far),
    drawHill(3, 640, [
      [-10, 410],
      [240, 384],
      [480, 396],
      [720, 384],
      [970, 404],
    ]),
    drawFirs([720, 404], [900, 410], 6, 112, foliage.middle, 'left'),
    drawRoad(view, course, 0.34, paint('path')),
    drawPool(574, 404, 150, 18, 0.8),
    drawHouse(590, 400, 0.62),
    drawHill(2, 640, [
      [-10, 500],
      [160, 486],
      [330, 520],
      [420, 570],
    ]),
    drawHill(2, 640, [
      [620, 570],
      [760, 500],
      [970, 470],
    ]),
    drawPorch(),
    drawPool(250, 590, 240, 34),
    drawGlow(250, 500, 250),
    drawShade(250, 598, 84, 10),
    drawHandLantern(250, 596, 1.3),
    drawHaze(690, 300, 420, 0.5),
  ]);
}
