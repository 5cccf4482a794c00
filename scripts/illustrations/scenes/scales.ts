import { frameScene } from '../frame';
import { paint } from '../gradients';
import { circle, group, path, place, rect, stroke } from '../markup';
import { amber, amberDeep, cream, glow, inkDeep } from '../palette';
import { drawIndoors } from '../parts/indoors';
import { drawHaze, drawPool, drawShade } from '../parts/light';
import { drawCoins, drawLines, drawSheet } from '../parts/paper';
import { drawPendant } from '../parts/room';

function drawPan(x: number, y: number, ...load: string[]): string {
  return place(
    x,
    y,
    1,
    stroke('M0-150L-92 0M0-150L92 0', '#D9B26C', 3.5),
    ...load,
    path('M-112 0H112C100 40 50 52 0 52C-50 52-100 40-112 0z', paint('brass')),
    rect(-116, -6, 232, 12, glow, { rx: 6 }),
  );
}

function drawBalance(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    path('M-110 0Q-110-24-84-26Q-24-32-14-70H14Q24-32 84-26Q110-24 110 0z', paint('brass')),
    rect(-122, -8, 244, 16, amberDeep, { rx: 8 }),
    rect(-9, -340, 18, 290, paint('brass')),
    circle(0, -62, 20, amber),
    circle(0, -200, 14, amber),
    path(
      'M-222-318Q-120-352 0-352Q120-352 222-318L222-306Q120-334 0-334Q-120-334-222-306z',
      paint('brass'),
    ),
    circle(0, -346, 24, amber),
    circle(0, -346, 12, cream),
    circle(-218, -312, 9, glow),
    circle(218, -312, 9, glow),
  );
}

/** Cover 9, contingency fees: scales that hold coins against a written agreement. */
export function drawScalesCover(): string {
  const agreement = group([
    drawSheet(-58, -116, 116, 112),
    drawLines(-40, -92, [60, 78, 70, 48], 21, '#CDB88E', 7),
  ]);
  const coins = group([drawCoins(-44, -2, 3), drawCoins(44, -2, 4), drawCoins(0, -1, 6)]);
  return frameScene(1200, 675, [
    drawIndoors({ seed: 51, window: [120, 36, 960, 366], columns: 3, rows: 1 }),
    drawPool(600, 562, 540, 80),
    drawPendant(600, 104, 92, 460),
    drawShade(600, 566, 220, 16),
    drawBalance(600, 560),
    drawPan(382, 400, coins),
    drawPan(818, 400, agreement),
    stroke('M880 574L1010 548', inkDeep, 10),
    path('M868 578L882 568L886 577z', glow),
    drawShade(225, 580, 90, 9),
    drawCoins(190, 582, 2, 92),
    drawCoins(286, 592, 1, 92),
    drawHaze(600, 360, 440, 0.45),
  ]);
}
