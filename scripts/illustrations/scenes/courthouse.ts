import { frameScene } from '../frame';
import { paint } from '../gradients';
import { circle, group, path, rect } from '../markup';
import { cream, glow, ink, night, tealDeep } from '../palette';
import { drawHill } from '../parts/hills';
import { drawGlow, drawHaze, drawPool } from '../parts/light';
import { drawBroadTree, drawFir, drawFirs, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';

function drawColumn(x: number): string {
  return group([
    path(`M${x - 17} 232H${x + 17}L${x + 20} 446H${x - 20}z`, '#D9CBA6'),
    path(`M${x + 4} 232H${x + 17}L${x + 20} 446H${x + 6}z`, '#8FA894'),
    path(`M${x - 17} 232H${x - 12}L${x - 14} 446H${x - 20}z`, cream),
    rect(x - 25, 220, 50, 13, '#C5BE9C', { rx: 3 }),
    rect(x - 27, 444, 54, 13, '#C5BE9C', { rx: 3 }),
  ]);
}

function drawSteps(): string {
  const shades = ['#C9BF9B', '#A9AE92', '#8FA08C', '#76928A'];
  return group(
    shades.map((shade, index) =>
      rect(344 - index * 20, 457 + index * 17, 512 + index * 40, 18, shade),
    ),
  );
}

function drawTemple(): string {
  return group([
    rect(292, 236, 616, 222, night),
    rect(280, 222, 640, 18, '#2B5F61'),
    rect(312, 280, 46, 110, '#2F6B6B', { rx: 3 }),
    rect(842, 280, 46, 110, '#2F6B6B', { rx: 3 }),
    rect(368, 220, 464, 240, ink),
    path('M546 460V300Q546 250 600 250Q654 250 654 300V460z', paint('window')),
    rect(597, 250, 6, 210, '#B5762A'),
    rect(450, 296, 44, 104, paint('window'), { rx: 3, opacity: 0.75 }),
    rect(706, 296, 44, 104, paint('window'), { rx: 3, opacity: 0.75 }),
    ...[400, 520, 680, 800].map(drawColumn),
    rect(352, 182, 496, 40, '#B9B592'),
    rect(352, 214, 496, 8, '#8FA08C'),
    path('M334 184L600 66L866 184z', '#C9C19D'),
    path('M600 66L866 184H760L600 108z', '#9DAC93'),
    path('M412 172L600 92L788 172z', '#2B6163'),
    circle(600, 142, 22, glow, { opacity: 0.9 }),
    circle(600, 142, 13, tealDeep),
    rect(328, 180, 544, 10, '#E4D7B2', { rx: 3 }),
  ]);
}

/** Cover 14, essential facts of law: a courthouse with columns on a hill, its door lit. */
export function drawCourthouseCover(): string {
  return frameScene(1200, 675, [
    drawValley(
      { width: 1200, height: 675, horizon: 360, hour: 'dusk', seed: 101, lightX: 600, peaks: 180 },
      [4, 3],
    ),
    drawFirs([60, 490], [230, 476], 5, 120, foliage.middle),
    drawFirs([970, 476], [1150, 490], 5, 120, foliage.middle, 'left'),
    drawHill(2, 675, [
      [-10, 560],
      [220, 500],
      [420, 470],
      [780, 470],
      [980, 500],
      [1210, 560],
    ]),
    drawGlow(600, 380, 400, 0.8),
    drawTemple(),
    drawSteps(),
    path('M500 525H700C720 570 800 620 850 675H350C400 620 480 570 500 525z', paint('path')),
    drawPool(600, 530, 340, 52, 0.8),
    drawBroadTree(220, 566, 0.9, foliage.near),
    drawBroadTree(990, 566, [-0.9, 0.9], foliage.near),
    drawFir(80, 690, 250, foliage.near),
    drawFir(1130, 690, 270, foliage.near, 'left'),
    drawHaze(600, 380, 440, 0.5),
  ]);
}
