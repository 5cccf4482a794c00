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

const view: Viewpoint = { centre: 800, horizon: 360, drop: 270, unit: 300 };
const course: Ground[] = [
  [-0.5, 0.86],
  [0.2, 0.97],
  [0.75, 1.12],
  [0.95, 1.42],
  [0.5, 1.74],
  [-0.3, 1.96],
  [-0.76, 2.3],
  [-1.06, 2.58],
];

/** Draws the card for links to the site: the front picture, wide, its left half left quiet. */
export function drawSocial(): string {
  return frameScene(1200, 630, [
    drawSky(1200, 420, 'dusk'),
    drawStars(0, 10, 1200, 230, 12),
    drawMountains(
      5,
      520,
      [
        [-10, 372],
        [150, 330],
        [270, 378],
        [460, 318],
        [600, 372],
        [740, 268],
        [860, 362],
        [990, 300],
        [1090, 356],
        [1210, 290],
      ],
      1000,
    ),
    drawHill(4, 630, [
      [-10, 400],
      [240, 384],
      [520, 402],
      [800, 376],
      [1000, 398],
      [1210, 378],
    ]),
    drawHill(3, 630, [
      [-10, 440],
      [260, 424],
      [560, 444],
      [820, 418],
      [1210, 430],
    ]),
    drawHill(2, 630, [
      [-10, 490],
      [280, 482],
      [580, 450],
      [840, 440],
      [1210, 462],
    ]),
    drawGlow(1010, 224, 300),
    drawRoad(view, course, 0.4, paint('path')),
    drawDashes(view, course, 0.025, '#9A9071'),
    drawFirs([596, 462], [640, 456], 2, 80, foliage.middle),
    drawPool(710, 466, 130, 16, 0.4),
    drawHouse(716, 464, 0.64),
    drawPool(900, 510, 220, 40, 0.5),
    drawShade(852, 504, 64, 8),
    drawCar(850, 504, 0.5, { body: amber, shaded: amberDeep, glass: '#FFE9BE' }),
    drawFirs([1110, 496], [1180, 500], 3, 130, foliage.near, 'left'),
    drawHill(1, 630, [
      [-10, 560],
      [160, 552],
      [400, 590],
      [560, 640],
    ]),
    drawHill(1, 630, [
      [960, 640],
      [1060, 598],
      [1210, 560],
    ]),
    drawFir(52, 600, 170, foliage.near),
    drawHaze(1010, 224, 400, 0.5),
    drawArm(1010, 78, 1210, 10),
    drawLantern(1010, 302, 1.26),
  ]);
}
