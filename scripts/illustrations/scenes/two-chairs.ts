import { frameScene } from '../frame';
import { paint } from '../gradients';
import { ellipse, path, place, rect, stroke } from '../markup';
import { cream, glow, ink, inkDeep, sand, tealDeep } from '../palette';
import { drawCup } from '../parts/cup';
import { drawHaze, drawPool, drawShade } from '../parts/light';
import { drawPendant, drawWall, drawWindow } from '../parts/room';
import { drawValley } from '../parts/valley';

function drawChair(x: number, y: number, facing: 1 | -1): string {
  return place(
    x,
    y,
    [facing, 1],
    stroke('M-74-104L-92 0M62-104L76 0', inkDeep, 13),
    stroke('M-50-104L-58-8M44-104L52-8', '#0C2830', 10),
    path(
      'M-84-126C-100-190-120-250-112-300Q-108-322-86-320Q-68-318-66-296C-66-240-56-180-40-128z',
      '#2F7471',
    ),
    path('M-84-126C-100-190-120-250-112-300Q-110-312-102-317C-100-250-84-190-66-126z', tealDeep),
    path('M-86-138H66Q84-138 84-120Q84-100 66-100H-72Q-88-100-90-118z', '#3E8580'),
    path('M-89-116H84Q82-100 66-100H-72Q-86-100-89-116z', tealDeep),
    stroke('M-84-206C-40-216 10-212 46-206', '#C9A263', 12),
    stroke('M40-204L46-136', '#8A6A3C', 9),
  );
}

function drawTable(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    path('M-16-170H16L22-34Q26-14 92-8Q104-4 100 4H-100Q-104-4-92-8Q-26-14-22-34z', ink),
    path('M-178-186C-178-164-90-152 0-152C90-152 178-164 178-186z', '#5E4728'),
    ellipse(0, -188, 180, 34, '#B48A4E'),
    ellipse(0, -190, 172, 29, '#D3A865'),
  );
}

function drawNotebook(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    path('M-96 14L-70-26H0V14zM0-26H70L96 14H0z', '#B99C66'),
    path('M-92 9L-67-29Q-30-38 0-29V9Q-40 0-92 9z', paint('sheet')),
    path('M92 9L67-29Q30-38 0-29V9Q40 0 92 9z', cream),
    stroke('M-62-20Q-36-25-10-20M-67-12Q-40-18-10-12M-73-4Q-42-10-10-4', sand, 3.5),
    stroke('M62-20Q36-25 10-20M67-12Q40-18 10-12M73-4Q42-10 10-4', sand, 3.5),
    stroke('M40-2L98-44', inkDeep, 6),
    path('M34 3L37-5L43-1z', glow),
  );
}

/** Cover 12, ten questions: two chairs at a small table with an open notebook, under a lamp. */
export function drawTwoChairsCover(): string {
  const view = drawValley({
    width: 820,
    height: 370,
    horizon: 260,
    hour: 'dusk',
    seed: 84,
    lightX: 410,
    peaks: 140,
  });
  return frameScene(1200, 675, [
    drawWall(1200, 520),
    drawWindow(190, 44, 820, 370, view, { columns: 3, rows: 1 }),
    rect(0, 512, 1200, 163, paint('floor')),
    rect(0, 506, 1200, 10, inkDeep),
    drawPool(600, 620, 480, 56, 0.8),
    drawShade(600, 626, 400, 20, 0.8),
    drawChair(330, 622, 1),
    drawChair(870, 622, -1),
    drawTable(600, 628),
    drawPendant(600, 140, 96, 300),
    drawNotebook(600, 436),
    drawCup(484, 446, 1),
    drawHaze(600, 380, 430, 0.5),
  ]);
}
