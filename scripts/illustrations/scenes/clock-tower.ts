import { frameScene } from '../frame';
import { paint } from '../gradients';
import { circle, element, group, path, rect, stroke } from '../markup';
import { amber, amberDeep, ink, inkDeep, night, tealDeep } from '../palette';
import { drawGlow, drawHaze } from '../parts/light';
import { drawFir, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';

function drawFace(x: number, y: number): string {
  const ticks = Array.from({ length: 12 }, (_, index) =>
    element('path', {
      d: index % 3 ? 'M0-82V-72' : 'M0-82V-64',
      transform: `rotate(${index * 30})`,
    }),
  );
  return group(
    [
      circle(0, 0, 118, inkDeep),
      circle(0, 0, 108, amberDeep),
      circle(0, 0, 100, paint('glass')),
      group(ticks, { stroke: ink, 'stroke-width': 7, 'stroke-linecap': 'round' }),
      path('M0-14L-7-7L-40-46L-46-58L-34-53L4-8z', ink, { transform: 'translate(2 4)' }),
      path('M-7 10L-4-64L0-76L4-64L7 10z', ink, { transform: 'rotate(50)' }),
      circle(0, 0, 10, amber),
    ],
    { transform: `translate(${x} ${y})` },
  );
}

function drawTower(): string {
  return group([
    path('M490 190L600 34L710 190z', inkDeep),
    path('M600 34L710 190H632z', ink),
    stroke('M600 38V8', inkDeep, 6),
    circle(600, 10, 7, amber),
    rect(474, 186, 252, 22, tealDeep, { rx: 4 }),
    rect(486, 206, 228, 480, '#1B4A50'),
    rect(660, 206, 54, 480, night),
    rect(474, 446, 252, 18, tealDeep, { rx: 4 }),
    rect(486, 462, 228, 8, inkDeep),
    path(
      'M540 600V530Q540 504 560 504Q580 504 580 530V600zM620 600V530Q620 504 640 504Q660 504 660 530V600z',
      inkDeep,
    ),
    drawFace(600, 326),
  ]);
}

function drawRow(x: number, y: number, width: number, rise: number, fill: string, lit: number[]) {
  const gable = `M${x - 14} ${y}L${x + width / 2} ${y - rise}L${x + width + 14} ${y}z`;
  const panes = lit.map((left) =>
    rect(x + left, y + 34, 26, 34, paint('window'), { rx: 2, opacity: 0.9 }),
  );
  return group([
    rect(x + width * 0.72, y - rise * 0.95, 24, 60, inkDeep),
    rect(x, y, width, 675 - y, fill),
    path(gable, inkDeep),
    ...panes,
  ]);
}

/** Cover 16, filing promptly: a clock tower whose face is the light over the roofs of a town. */
export function drawClockTowerCover(): string {
  return frameScene(1200, 675, [
    drawValley(
      { width: 1200, height: 675, horizon: 400, hour: 'dusk', seed: 124, lightX: 600, peaks: 210 },
      [4, 3],
    ),
    drawRow(60, 500, 190, 84, '#1A474D', [30]),
    drawRow(940, 490, 200, 90, '#1A474D', [130]),
    drawRow(240, 470, 180, 96, night, [100]),
    drawRow(770, 476, 170, 92, night, []),
    drawGlow(600, 326, 420),
    drawTower(),
    drawRow(360, 560, 170, 80, ink, [40]),
    drawRow(672, 556, 190, 86, ink, [52, 110]),
    drawRow(-40, 580, 170, 76, ink, []),
    drawRow(140, 596, 190, 70, inkDeep, [120]),
    drawRow(890, 590, 200, 76, inkDeep, [40]),
    drawRow(520, 628, 160, 56, inkDeep, []),
    path(`M0 668H1200V675H0z`, inkDeep),
    drawFir(1140, 690, 250, foliage.near, 'left'),
    drawHaze(600, 330, 460, 0.4),
  ]);
}
