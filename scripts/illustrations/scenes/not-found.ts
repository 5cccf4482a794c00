import { frameScene } from '../frame';
import { paint } from '../gradients';
import { drawHill } from '../parts/hills';
import { drawHandLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawRoad, type Ground, type Viewpoint } from '../parts/road';
import { drawSignpost } from '../parts/signpost';
import { drawFir, drawFirs, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';

const view: Viewpoint = { centre: 480, horizon: 330, drop: 230, unit: 360 };
const toLeft: Ground[] = [
  [0.1, 0.66],
  [0, 1],
  [-0.25, 1.3],
  [-0.8, 1.64],
  [-1.3, 2.05],
  [-1.95, 2.7],
  [-2.9, 3.7],
];
const toRight: Ground[] = [
  [0.1, 0.66],
  [0, 1],
  [0.25, 1.3],
  [0.95, 1.66],
  [1.6, 2.15],
  [2.3, 2.8],
  [3.2, 3.8],
];

/** Draws the picture of a page that is not there: a fork in the road, a blank signpost, a light. */
export function drawNotFound(): string {
  return frameScene(960, 640, [
    drawValley(
      { width: 960, height: 640, horizon: 320, hour: 'dusk', seed: 131, lightX: 560, peaks: 170 },
      [4, 3],
    ),
    drawFirs([30, 404], [190, 398], 5, 80, foliage.far),
    drawHill(2, 640, [
      [-10, 410],
      [200, 394],
      [480, 384],
      [740, 392],
      [970, 400],
    ]),
    drawFirs([850, 404], [940, 410], 4, 120, foliage.middle, 'left'),
    drawGlow(600, 410, 320),
    drawPool(520, 540, 380, 70, 0.9),
    drawRoad(view, toLeft, 0.4, paint('path')),
    drawRoad(view, toRight, 0.4, paint('path')),
    drawSignpost(478, 486, 1.05),
    drawShade(600, 530, 70, 9),
    drawHandLantern(600, 528, 1.05),
    drawFir(60, 640, 270, foliage.near),
    drawFir(150, 664, 180, foliage.near),
    drawFir(900, 660, 220, foliage.near, 'left'),
    drawHaze(580, 420, 380, 0.5),
  ]);
}
