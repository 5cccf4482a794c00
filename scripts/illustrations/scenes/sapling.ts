import { frameScene } from '../frame';
import { group, path, place, rect, stroke } from '../markup';
import { amber, inkDeep, sand, tealDeep } from '../palette';
import { drawHill } from '../parts/hills';
import { drawHouse } from '../parts/house';
import { drawHandLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawFir, drawFirs, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';

// Where each leaf sits on the young tree, its size, and how far it leans.
const leaves = [
  [-6, -330, 1.1, -8],
  [10, -300, 1, 48],
  [-14, -292, 1, -58],
  [52, -262, 1.05, 70],
  [-56, -250, 1.05, -78],
  [30, -246, 0.9, 20],
  [-30, -236, 0.9, -26],
  [92, -226, 0.9, 52],
  [-98, -210, 0.95, -58],
  [64, -186, 0.95, 96],
  [-64, -168, 0.9, -102],
  [26, -160, 0.8, 66],
] as const;

function drawLeaf([x, y, size, lean]: (typeof leaves)[number]): string {
  const transform = `translate(${x} ${y})rotate(${lean})scale(${size})`;
  return group(
    [
      path('M0 6C-34-16-32-58 0-84C32-58 34-16 0 6z', x < -10 ? '#8FBF9F' : '#5FA08F'),
      path('M0 6C34-16 32-58 0-84C8-54 8-20 0 6z', x < -10 ? '#6BA893' : '#3E8580'),
    ],
    { transform },
  );
}

function drawSapling(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    stroke('M-70 0V-190', sand, 11),
    stroke('M0 0C-6-80 8-180-4-330', '#8A6A3C', 13),
    stroke(
      'M2-170C30-200 50-210 70-240M0-150C-30-170-60-190-76-214M0-250C20-270 26-280 34-292',
      '#8A6A3C',
      7,
    ),
    stroke('M-74-120Q-36-112 2-124', amber, 7),
    ...leaves.map(drawLeaf),
    path('M-150 6C-110-34-60-44 0-44C60-44 110-34 150 6z', '#4A3D2A'),
    path('M-150 6C-110-34-60-44 0-44C-30-30-60-10-70 6z', '#7A5F38'),
  );
}

function drawWateringCan(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    stroke('M40-120C130-160 150-40 70-30', inkDeep, 13),
    path('M-66-56L-150-150L-136-162L-58-92z', '#2F7471'),
    path('M-172-140L-124-182L-116-172L-162-130z', tealDeep),
    path('M-70 0L-62-122H62L70 0Q0 12-70 0z', '#3E8580'),
    path('M20-122H62L70 0Q50 6 26 7z', '#2A6365'),
    path('M-64-122C-60-150 60-150 64-122z', tealDeep),
    rect(-66, -126, 132, 10, '#79ABA2', { rx: 5 }),
    path('M-62-110H-46L-52-6L-66-8z', '#A9C7BA', { opacity: 0.6 }),
  );
}

/** Cover 15, the full value of a claim: a young tree, staked and watered, in a garden at dusk. */
export function drawSaplingCover(): string {
  return frameScene(1200, 675, [
    drawValley(
      { width: 1200, height: 675, horizon: 360, hour: 'dusk', seed: 112, lightX: 380, peaks: 180 },
      [4, 3],
    ),
    drawFirs([860, 470], [1140, 466], 6, 110, foliage.middle, 'left'),
    drawHill(2, 675, [
      [-10, 520],
      [300, 492],
      [620, 500],
      [900, 478],
      [1210, 500],
    ]),
    drawHouse(180, 506, 0.62),
    drawHill(1, 675, [
      [-10, 560],
      [360, 570],
      [640, 552],
      [940, 566],
      [1210, 548],
    ]),
    drawGlow(352, 500, 400),
    drawPool(540, 606, 470, 50, 0.9),
    drawShade(620, 602, 180, 16),
    drawSapling(610, 596),
    drawShade(880, 620, 130, 14),
    drawWateringCan(880, 618),
    drawShade(352, 626, 90, 11),
    drawHandLantern(352, 624, 1.36),
    drawFir(1130, 690, 220, foliage.near, 'left'),
    drawHaze(470, 420, 480, 0.5),
  ]);
}
