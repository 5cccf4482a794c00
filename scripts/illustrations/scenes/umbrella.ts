import { frameScene } from '../frame';
import { paint } from '../gradients';
import { path, place, stroke } from '../markup';
import { amber, glow, inkDeep, tealMist } from '../palette';
import { drawHill } from '../parts/hills';
import { drawHouse } from '../parts/house';
import { drawLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawRoad, type Ground, type Viewpoint } from '../parts/road';
import { drawFir, drawFirs, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';
import { seedRandom } from '../random';

const view: Viewpoint = { centre: 600, horizon: 400, drop: 240, unit: 420 };
const course: Ground[] = [
  [0.62, 0.62],
  [0.1, 0.94],
  [-0.3, 1.25],
  [-0.44, 1.5],
  [-0.68, 1.74],
];

function drawRain(): string {
  const random = seedRandom(6);
  const drops = Array.from({ length: 96 }, () => {
    const [x, y] = [Math.round(random() * 1240 - 20), Math.round(random() * 560)];
    const sheltered = Math.abs(x - 600) < 390 && y > 150;
    return sheltered ? '' : `M${x} ${y}l-9 30`;
  });
  return stroke(drops.join(''), tealMist, 3, { opacity: 0.34 });
}

function drawCanopy(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    stroke('M0-200V-222', inkDeep, 12),
    path(
      'M-370 0C-350-130-190-206 0-206C190-206 350-130 370 0Q310-44 247 0Q190-44 124 0Q62-40 0 0Q-62-40-124 0Q-190-44-247 0Q-310-44-370 0z',
      amber,
    ),
    path('M-370 0C-350-130-190-206 0-206C-120-190-220-120-247 0Q-310-44-370 0z', '#C66F12'),
    path('M124 0C110-110 60-180 0-206C120-190 220-120 247 0Q190-44 124 0z', '#EFA243'),
    path('M-124 0C-110-110-60-180 0-206C60-180 110-110 124 0Q62-40 0 0Q-62-40-124 0z', '#F0AC50', {
      opacity: 0.75,
    }),
    path('M247 0C220-120 120-190 0-206C190-206 350-130 370 0Q310-44 247 0z', '#D17A18'),
    path('M-352-22C-310-130-180-196 0-200C-150-182-290-130-352-22z', glow, { opacity: 0.35 }),
  );
}

/** Cover 8, insurance adjusters: a great umbrella over a small lit house in the rain. */
export function drawUmbrellaCover(): string {
  return frameScene(1200, 675, [
    drawValley(
      {
        width: 1200,
        height: 675,
        horizon: 380,
        hour: 'night',
        seed: 33,
        lightX: 600,
        peaks: 180,
        stars: false,
      },
      [4, 3],
    ),
    drawFirs([40, 476], [240, 470], 5, 110, foliage.middle),
    drawFirs([980, 470], [1180, 476], 5, 110, foliage.middle, 'left'),
    drawHill(2, 675, [
      [-10, 500],
      [300, 500],
      [600, 474],
      [900, 498],
      [1210, 490],
    ]),
    drawRain(),
    drawGlow(724, 412, 330),
    drawPool(600, 540, 400, 56),
    drawRoad(view, course, 0.3, paint('path')),
    drawShade(490, 540, 200, 14),
    stroke('M600 200V530', inkDeep, 11),
    drawHouse(466, 538, 1.34),
    drawCanopy(600, 262),
    stroke('M724 262V300', inkDeep, 4),
    drawLantern(724, 468, 0.95),
    drawFir(110, 680, 240, foliage.near),
    drawFir(1096, 684, 260, foliage.near, 'left'),
    drawHaze(640, 380, 430, 0.5),
  ]);
}
