import { frameScene } from '../frame';
import { paint } from '../gradients';
import { path, place, rect, stroke } from '../markup';
import { amber, amberDeep, inkDeep, sand } from '../palette';
import { drawHill } from '../parts/hills';
import { drawHouse } from '../parts/house';
import { drawLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawRoad, type Ground, type Viewpoint } from '../parts/road';
import { drawFir, drawFirs, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';

const view: Viewpoint = { centre: 560, horizon: 330, drop: 300, unit: 420 };
const course: Ground[] = [
  [-0.16, 0.77],
  [-0.08, 0.89],
  [0.04, 1.07],
  [0.16, 1.33],
  [0.12, 1.65],
  [-0.07, 1.97],
  [-0.06, 2.34],
  [0.23, 2.78],
  [0.93, 3.26],
  [2.11, 3.85],
];
// Where each flag stands, and its size there; from far to near, so that near ones lie in front.
const flags = [
  [540, 434, 0.4],
  [636, 456, 0.5],
  [416, 482, 0.6],
  [694, 512, 0.74],
  [488, 556, 0.92],
  [780, 602, 1.15],
  [246, 640, 1.4],
] as const;

function drawFlag([x, y, size]: (typeof flags)[number]): string {
  return place(
    x,
    y,
    size,
    drawShade(26, 0, 44, 6, 0.8),
    rect(-3.5, -172, 7, 174, sand, { rx: 3.5 }),
    path('M3-170C40-186 62-154 116-170L102-132L118-92C72-76 44-112 3-94z', amber),
    path('M3-170C15-175 27-175 38-172C31-148 33-120 40-100C27-103 15-100 3-94z', amberDeep),
  );
}

function drawStaff(x: number, y: number): string[] {
  return [
    drawShade(x, y, 60, 9),
    stroke(
      `M${x} ${y}V${y - 350}Q${x} ${y - 386} ${x - 36} ${y - 386}H${x - 96}Q${x - 112} ${y - 386} ${x - 112} ${y - 366}`,
      inkDeep,
      12,
    ),
    drawLantern(x - 112, y - 176, 1.12),
  ];
}

/** Cover 6, red flags: seven small flags along a path through the hills. */
export function drawFlagsCover(): string {
  return frameScene(1200, 675, [
    drawValley(
      { width: 1200, height: 675, horizon: 320, hour: 'dusk', seed: 42, lightX: 880, peaks: 170 },
      [4, 3],
    ),
    drawFirs([40, 396], [200, 392], 4, 84, foliage.far),
    drawHill(2, 675, [
      [-10, 430],
      [260, 408],
      [560, 396],
      [860, 386],
      [1210, 410],
    ]),
    drawHouse(850, 396, 0.42),
    drawGlow(1028, 384, 330),
    drawPool(820, 570, 480, 90, 0.6),
    drawRoad(view, course, 0.42, paint('path')),
    ...flags.map(drawFlag),
    drawFir(90, 660, 300, foliage.near),
    ...drawStaff(1140, 640),
    drawHaze(960, 400, 460, 0.5),
  ]);
}
