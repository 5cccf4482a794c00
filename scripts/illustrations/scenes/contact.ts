import { frameScene } from '../frame';
import { paint } from '../gradients';
import { ellipse, group, path, place, rect, stroke } from '../markup';
import { amberDeep, ink, inkDeep, night, tealDeep } from '../palette';
import { drawCup } from '../parts/cup';
import { drawHill } from '../parts/hills';
import { drawLantern } from '../parts/lantern';
import { drawLetterBox } from '../parts/letter-box';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawRoad, type Ground, type Viewpoint } from '../parts/road';
import { drawTelephone } from '../parts/telephone';
import { drawFirs, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';

const view: Viewpoint = { centre: 480, horizon: 500, drop: 240, unit: 340 };
const course: Ground[] = [
  [0.66, 1.12],
  [1.12, 1.16],
  [1.58, 1.43],
  [2.08, 2],
  [2.33, 2.8],
  [5.4, 6.6],
];

/** Draws the side of the house that the porch leans on, and its door, seen from far aside. */
function drawHouseSide(): string {
  const boards = Array.from({ length: 8 }, (_, index) => `M0 ${186 + index * 60}h118v3H0z`);
  return group([
    rect(0, 110, 118, 540, night),
    path(boards.join(''), '#0F3038'),
    path('M118 130H150V590L118 650z', '#48604F'),
    path('M126 300L144 304V592L126 626z', amberDeep),
    rect(16, 262, 74, 112, inkDeep, { rx: 3 }),
    rect(22, 268, 62, 100, paint('window'), { rx: 2 }),
    path('M50 268h6v100h-6zM22 314h62v5H22z', night),
    rect(10, 372, 86, 9, tealDeep, { rx: 3 }),
    rect(0, 650, 118, 104, ink),
  ]);
}

function drawRoof(): string {
  return group([
    path('M0 0H420L640 100V118H0z', '#113239'),
    path('M0 34H404v3H0zM0 72H500v3H0z', inkDeep),
    path('M300-10H390L716 108Q722 122 708 126H690z', inkDeep),
    path('M376-10H390L716 108Q719 115 716 121z', tealDeep),
    path('M0 112H640V138H0z', '#1B4A50'),
    rect(608, 138, 24, 504, inkDeep),
    rect(608, 138, 7, 504, '#8A6A3C', { opacity: 0.75 }),
  ]);
}

function drawDeck(): string {
  const gaps = [110, 230, 350, 470, 590].map((x) => {
    const back = x + (480 - x) * 0.1;
    return `M${back} 588h3L${x + 4} 648h-5z`;
  });
  const slats = Array.from({ length: 8 }, (_, index) => `M${124 + index * 65} 666h46v88h-46z`);
  return group([
    path('M140 588H626L640 648H108z', '#7A6540'),
    path(gaps.join(''), '#4C432F'),
    rect(0, 664, 640, 90, inkDeep),
    path(slats.join(''), ink),
    path('M626 623H684L700 683H640z', '#6A5A3A'),
    path('M684 658H742L760 718H700z', '#5E5236'),
    path('M640 683H700V718H760V754H640z', '#1A3E42'),
    path('M640 683H700V690H640zM700 718H760V725H700z', '#A98E5B'),
    rect(108, 648, 532, 18, '#4C432F'),
    rect(108, 648, 532, 5, '#D3B67C'),
  ]);
}

function drawTable(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    stroke('M-96-140L-112 0M96-140L112 0', inkDeep, 11),
    stroke('M-50-140L-56-22M50-140L56-22', '#0C2830', 9),
    path('M-150-160C-150-138-80-128 0-128C80-128 150-138 150-160z', '#5E4728'),
    ellipse(0, -162, 152, 26, '#B48A4E'),
    ellipse(0, -164, 145, 22, '#D3A865'),
  );
}

/** Draws the picture beside the form: a porch at dusk, a telephone and a cup under its lantern. */
export function drawContact(): string {
  return frameScene(960, 800, [
    drawValley(
      { width: 960, height: 800, horizon: 440, hour: 'dusk', seed: 31, lightX: 500, peaks: 190 },
      [4, 3],
    ),
    drawFirs([690, 512], [950, 500], 4, 100, foliage.far, 'left'),
    drawHill(2, 800, [
      [-10, 560],
      [480, 560],
      [760, 536],
      [970, 548],
    ]),
    drawRoad(view, course, 0.27, paint('path')),
    drawGlow(518, 306, 330),
    drawHouseSide(),
    drawDeck(),
    drawRoof(),
    drawPool(500, 620, 170, 22),
    drawShade(322, 628, 150, 11),
    drawTable(322, 628),
    drawShade(288, 471, 90, 8),
    drawTelephone(284, 472, 0.56),
    drawShade(412, 473, 26, 5),
    drawCup(412, 472, 1.2),
    stroke('M518 136V164', inkDeep, 6),
    drawLantern(518, 388, 1.3),
    drawHill(1, 800, [
      [-10, 752],
      [300, 758],
      [720, 776],
      [970, 762],
    ]),
    drawLetterBox(858, 756, 0.88),
    drawHaze(510, 380, 420, 0.4),
  ]);
}
