import { frameScene } from '../frame';
import { paint } from '../gradients';
import { circle, element, group, path, place, rect, stroke } from '../markup';
import { amber, cream, glow, ink, inkDeep, night, tealDeep } from '../palette';
import { drawHouse } from '../parts/house';
import { drawGlow, drawHaze } from '../parts/light';
import { drawDashes, drawRoad, type Ground, type Viewpoint } from '../parts/road';
import { drawFirs, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';

const view: Viewpoint = { centre: 540, horizon: 300, drop: 190, unit: 420 };
const course: Ground[] = [
  [0, 0.7],
  [-0.05, 1.2],
  [0.1, 1.9],
  [0.6, 2.8],
  [0.75, 4],
];

function drawPhone(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    path('M-34 150L-50 236H50L34 150z', inkDeep),
    rect(-112, -186, 224, 364, inkDeep, { rx: 30 }),
    rect(-98, -170, 196, 332, '#1F5F63', { rx: 18 }),
    path('M-98-60L-20-96L98-46V20L10-20L-98 44z', '#2F7471'),
    path('M-98 70L-10 40L98 92V144Q98 162 80 162H-80Q-98 162-98 144z', '#2F7471'),
    stroke('M-40 140C-60 60 50 60 30 0C20-34-6-40 0-70', cream, 13),
    path('M0-64C-36-100-42-118-42-132A42 42 0 0 1 42-132C42-118 36-100 0-64z', amber),
    circle(0, -130, 16, cream),
    circle(-40, 138, 13, glow),
    rect(-28, -180, 56, 5, night, { rx: 2.5 }),
  );
}

function drawCamera(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    path('M-36-96H36L22-30H-22z', inkDeep),
    rect(-104, -36, 208, 92, inkDeep, { rx: 22 }),
    path('M-104 10H104V34Q104 56 82 56H-82Q-104 56-104 34z', '#08191E'),
    circle(-38, 10, 40, ink),
    circle(-38, 10, 29, tealDeep),
    circle(-38, 10, 17, '#071519'),
    path('M-56-2A22 22 0 0 1-34-13L-34-6A15 15 0 0 0-50 3z', glow),
    rect(28, -14, 54, 36, '#2F6B6B', { rx: 6 }),
    circle(76, 40, 5, amber),
  );
}

function drawCabin(): string {
  return group([
    path(
      'M0 0H1200V675H0zM96 470Q600 400 1104 470Q1130 470 1122 440L1040 70Q1030 38 996 38H204Q170 38 160 70L78 440Q70 470 96 470z',
      '#0B262E',
      { 'fill-rule': 'evenodd' },
    ),
    path('M0 500C200 440 1000 440 1200 500V675H0z', ink),
    path('M0 500C200 440 1000 440 1200 500V512C1000 454 200 454 0 512z', '#24585C'),
  ]);
}

function drawWheel(): string {
  return group([
    circle(250, 690, 196, 'none', { stroke: inkDeep, 'stroke-width': 36 }),
    element('path', {
      d: 'M96 592A184 184 0 0 1 330 520',
      fill: 'none',
      stroke: '#2F6B6B',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    path('M70 690L180 640H320L430 690z', inkDeep),
  ]);
}

/** Cover 4, technology: a phone and a dash camera at the windscreen of a car at dusk. */
export function drawDashCameraCover(): string {
  return frameScene(1200, 675, [
    drawValley(
      { width: 1200, height: 675, horizon: 290, hour: 'dusk', seed: 8, lightX: 820, peaks: 150 },
      [4, 3],
    ),
    rect(0, 372, 1200, 303, paint('hill-2')),
    drawFirs([150, 380], [330, 378], 6, 110, foliage.middle),
    drawFirs([880, 378], [1090, 380], 6, 120, foliage.middle, 'left'),
    drawRoad(view, course, 0.5, paint('path')),
    drawDashes(view, course, 0.03, '#8F8B72'),
    drawHouse(300, 384, 0.36),
    drawCabin(),
    drawWheel(),
    drawGlow(800, 380, 330, 0.85),
    drawPhone(800, 382),
    drawCamera(470, 122),
    drawHaze(800, 360, 380, 0.35),
  ]);
}
