import { frameScene } from '../frame';
import { circle, group, path, place, rect, stroke } from '../markup';
import { cream, inkDeep, night, sand, tealPale } from '../palette';
import { drawIndoors } from '../parts/indoors';
import { drawLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawLines, drawLyingLetter } from '../parts/paper';
import { drawTelephone } from '../parts/telephone';

function drawBubble(width: number, height: number, fill: string, tail: 1 | -1): string {
  const [w, h] = [width / 2, height / 2];
  return group([
    rect(-w, -h, width, height, fill, { rx: 34 }),
    path(
      `M${-tail * (w - 90)} ${h - 4}Q${-tail * (w - 70)} ${h + 30} ${-tail * (w - 34)} ${h + 44}Q${-tail * (w - 30)} ${h + 10} ${-tail * (w - 34)} ${h - 20}z`,
      fill,
    ),
  ]);
}

/** Cover 5, client communication: a telephone and letters, two speech bubbles above them. */
export function drawTelephoneCover(): string {
  return frameScene(1200, 675, [
    drawIndoors({ seed: 14, window: [70, 36, 1060, 366], columns: 5, rows: 1 }),
    drawPool(560, 566, 520, 76),
    drawGlow(250, 452, 330),
    drawLyingLetter(1000, 512, 1.12, 20),
    drawLyingLetter(926, 552, 1.3, -9),
    drawShade(580, 572, 220, 18),
    stroke('M426 560C390 572 396 596 344 594C250 590 180 604 -10 592', inkDeep, 7),
    drawTelephone(580, 566, 1),
    drawShade(250, 572, 90, 12),
    drawLantern(250, 568, 1.5),
    place(
      462,
      176,
      1,
      drawBubble(300, 156, cream, 1),
      drawLines(-112, -34, [190, 222, 130], 30, sand, 12),
    ),
    place(
      768,
      236,
      1,
      drawBubble(250, 130, tealPale, -1),
      group([-52, 0, 52].map((x) => circle(x, 0, 15, night))),
    ),
    drawHaze(420, 420, 480, 0.4),
  ]);
}
