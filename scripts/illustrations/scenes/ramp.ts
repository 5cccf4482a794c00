import { frameScene } from '../frame';
import { paint } from '../gradients';
import { circle, group, path, place, rect, stroke } from '../markup';
import { amber, amberDeep, glow, ink, inkDeep, night, sand, tealDeep } from '../palette';
import { drawLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawFir, drawFirs, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';

function drawPane(x: number, y: number, width: number, height: number): string {
  return group([
    rect(x - 7, y - 7, width + 14, height + 14, tealDeep, { rx: 3 }),
    rect(x, y, width, height, paint('window')),
    rect(x + width / 2 - 3, y, 6, height, tealDeep),
    rect(x, y + height / 2 - 3, width, 6, tealDeep),
  ]);
}

function drawDoor(): string {
  return group([
    rect(460, 344, 92, 166, tealDeep, { rx: 4 }),
    rect(468, 352, 76, 158, amber, { rx: 3 }),
    rect(506, 352, 38, 158, amberDeep),
    rect(482, 370, 48, 50, paint('window'), { rx: 3 }),
    circle(534, 440, 5, glow),
  ]);
}

function drawFront(): string {
  return group([
    rect(330, 130, 54, 120, inkDeep),
    rect(322, 122, 70, 16, ink),
    rect(230, 290, 470, 220, night),
    path('M190 300L300 160H640L740 300z', inkDeep),
    path('M190 300L186 312H744L740 300z', tealDeep),
    drawPane(282, 350, 110, 92),
    drawDoor(),
  ]);
}

function drawPorch(): string {
  return group([
    path('M420 300H760L736 268H452z', '#1B4A50'),
    rect(430, 312, 12, 198, tealDeep),
    rect(726, 312, 12, 198, tealDeep),
    rect(414, 298, 352, 16, inkDeep, { rx: 4 }),
    rect(220, 508, 530, 20, '#3A6562', { rx: 3 }),
    rect(232, 526, 518, 54, ink),
  ]);
}

function drawRamp(): string {
  const posts = [790, 870, 950, 1030].map((x) => {
    const foot = 508 + ((x - 740) * 72) / 330;
    return `M${x} ${foot + 8}V${foot - 76}`;
  });
  return group([
    path('M740 524L1076 582H740z', ink),
    path('M740 508L1090 580L1080 592L740 526z', '#C9A263'),
    path('M740 508L1090 580L1088 583L740 512z', '#FFE9BE'),
    stroke(posts.join(''), '#3A7470', 7),
    stroke('M742 432L1040 498Q1062 503 1062 524', sand, 9),
    stroke('M742 472L1036 536', '#3A7470', 6),
  ]);
}

function drawWheelchair(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    circle(-8, -40, 38, 'none', { stroke: inkDeep, 'stroke-width': 8 }),
    circle(-8, -40, 6, inkDeep),
    stroke('M-8-74V-6M-42-40H26M-32-64L16-16M16-64L-32-16', inkDeep, 1.6),
    circle(58, -13, 12, 'none', { stroke: inkDeep, 'stroke-width': 6 }),
    stroke('M-44-132H-30V-58H34L52-26M-30-96H26V-60M52-26L76-18', inkDeep, 8),
    rect(-30, -70, 64, 13, '#2F7471', { rx: 5 }),
    rect(-40, -126, 13, 60, '#2F7471', { rx: 5 }),
  );
}

/** Cover 10, long-term care: a house with a ramp, a wheelchair waiting on its lit porch. */
export function drawRampCover(): string {
  return frameScene(1200, 675, [
    drawValley({
      width: 1200,
      height: 675,
      horizon: 350,
      hour: 'dusk',
      seed: 63,
      lightX: 660,
      peaks: 190,
    }),
    drawFirs([40, 540], [200, 560], 4, 210, foliage.middle),
    drawFirs([900, 516], [1160, 520], 6, 150, foliage.middle, 'left'),
    rect(0, 574, 1200, 101, paint('hill-2')),
    drawFront(),
    drawGlow(588, 388, 300),
    drawPorch(),
    stroke('M588 312V330', inkDeep, 4),
    drawLantern(588, 420, 0.56),
    drawPool(700, 590, 470, 44, 0.7),
    path('M1070 582L1092 580L1200 592V675H880z', paint('path')),
    drawShade(660, 512, 70, 6),
    drawWheelchair(666, 508),
    drawRamp(),
    drawFir(84, 668, 230, foliage.near),
    drawFir(176, 690, 150, foliage.near),
    drawHaze(660, 420, 420, 0.5),
  ]);
}
