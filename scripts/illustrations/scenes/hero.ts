import { frameScene } from '../frame';
import { paint } from '../gradients';
import { amber, amberDeep } from '../palette';
import { drawCar } from '../parts/car';
import { drawHill, drawMountains } from '../parts/hills';
import { drawHouse } from '../parts/house';
import { drawArm, drawLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawDashes, drawRoad, type Ground, type Viewpoint } from '../parts/road';
import { drawSky, drawStars } from '../parts/sky';
import { drawFir, drawFirs, foliage } from '../parts/trees';

const view: Viewpoint = { centre: 600, horizon: 560, drop: 420, unit: 420 };
const course: Ground[] = [
  [-0.7, 0.84],
  [0.1, 0.95],
  [0.74, 1.1],
  [1.06, 1.42],
  [0.68, 1.78],
  [-0.35, 2.02],
  [-1.15, 2.36],
  [-1.2, 2.85],
  [-0.75, 3.4],
  [-0.2, 4.4],
];

/** Draws the front picture: a valley at dusk under a lantern, a car on its way to a lit house. */
export function drawHero(): string {
  return frameScene(1200, 980, [
    drawSky(1200, 640, 'dusk'),
    drawStars(0, 20, 1200, 380, 11),
    drawMountains(
      5,
      760,
      [
        [-10, 560],
        [190, 430],
        [310, 545],
        [420, 500],
        [560, 372],
        [720, 548],
        [800, 520],
        [950, 440],
        [1070, 540],
        [1210, 430],
      ],
      930,
    ),
    drawHill(4, 980, [
      [-10, 590],
      [200, 560],
      [420, 612],
      [660, 566],
      [880, 616],
      [1040, 570],
      [1210, 590],
    ]),
    drawFirs([950, 602], [1130, 584], 4, 62, foliage.far, 'left'),
    drawHill(3, 980, [
      [-10, 632],
      [220, 606],
      [460, 655],
      [720, 622],
      [980, 672],
      [1210, 626],
    ]),
    drawFirs([60, 634], [190, 622], 4, 100, foliage.middle),
    drawHill(2, 980, [
      [-10, 690],
      [240, 668],
      [520, 660],
      [800, 672],
      [1010, 700],
      [1210, 676],
    ]),
    drawGlow(930, 350, 430),
    drawRoad(view, course, 0.38, paint('path')),
    drawDashes(view, course, 0.025, '#9A9071'),
    drawFirs([386, 676], [440, 668], 3, 92, foliage.middle),
    drawPool(262, 704, 190, 26, 0.4),
    drawHouse(262, 702, 0.95),
    drawPool(730, 800, 330, 66, 0.55),
    drawShade(664, 786, 88, 12),
    drawCar(660, 786, 0.68, { body: amber, shaded: amberDeep, glass: '#FFE9BE' }),
    drawFirs([1010, 772], [1130, 760], 3, 170, foliage.near, 'left'),
    drawHill(1, 980, [
      [-10, 850],
      [120, 858],
      [300, 930],
      [420, 1000],
    ]),
    drawHill(1, 980, [
      [820, 1000],
      [960, 930],
      [1080, 880],
      [1210, 860],
    ]),
    drawFir(60, 900, 300, foliage.near),
    drawFir(168, 930, 200, foliage.near),
    drawHaze(930, 350, 560, 0.5),
    drawArm(930, 152, 1210, 13),
    drawLantern(930, 458, 1.72),
  ]);
}
