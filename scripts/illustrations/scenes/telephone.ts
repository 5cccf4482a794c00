import { frameScene } from '../frame';
import { circle, group, path, place, rect, stroke, turn } from '../markup';
import { amber, cream, ink, inkDeep, night, sand, tealDeep, tealMid, tealPale } from '../palette';
import { drawIndoors } from '../parts/indoors';
import { drawLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawLetter, drawLines } from '../parts/paper';

function drawDial(): string {
  const holes = Array.from({ length: 9 }, (_, index) => {
    const angle = (index * 36 - 190) * (Math.PI / 180);
    return circle(Math.cos(angle) * 42, -78 + Math.sin(angle) * 42, 9, ink);
  });
  return group([
    circle(0, -78, 62, '#E9D9BC'),
    circle(0, -78, 58, cream),
    ...holes,
    circle(0, -78, 22, amber),
    circle(0, -78, 8, cream),
  ]);
}

function drawTelephone(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    path(
      'M-158-14C-150-70-120-96-104-150Q-98-168-80-168H80Q98-168 104-150C120-96 150-70 158-14z',
      '#2A6A6A',
    ),
    path('M60-168H80Q98-168 104-150C120-96 150-70 158-14H100C96-90 80-130 60-168z', tealDeep),
    rect(-166, -20, 332, 20, inkDeep, { rx: 9 }),
    rect(-84, -192, 20, 34, inkDeep, { rx: 4 }),
    rect(64, -192, 20, 34, inkDeep, { rx: 4 }),
    path(
      'M-176-168C-196-226-120-244 0-244C120-244 196-226 176-168C172-156 104-156 98-170C92-190 80-198 0-198C-80-198-92-190-98-170C-104-156-172-156-176-168z',
      ink,
    ),
    path(
      'M-172-190C-168-230-100-240 0-240C60-240 120-236 150-222C110-230 60-232 0-231C-90-230-150-222-172-190z',
      tealMid,
    ),
    drawDial(),
  );
}

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
    drawShade(940, 560, 190, 14),
    place(1000, 556, 1, turn(-14, drawLetter(-92, 0, 0.95))),
    drawLetter(826, 566, 1.05),
    drawShade(580, 572, 220, 18),
    stroke('M426 560C390 572 396 596 344 594C250 590 180 604 -10 592', inkDeep, 7),
    drawTelephone(580, 566),
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
