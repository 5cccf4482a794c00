import { frameScene } from '../frame';
import { paint } from '../gradients';
import { circle, path, place, rect, stroke } from '../markup';
import { amber, ink, inkDeep, sand } from '../palette';
import { drawIndoors } from '../parts/indoors';
import { drawHaze, drawPool, drawShade } from '../parts/light';
import { drawPendant } from '../parts/room';

function drawToaster(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    path('M-96-222V-268C-118-274-118-312-84-312H40C74-312 74-274 54-268V-222z', '#C98A42'),
    path('M-84-222V-272C-104-276-102-300-80-300H36C60-300 60-276 42-272V-222z', '#EBC584'),
    path('M-196-12V-150Q-196-228-118-228H118Q196-228 196-150V-12z', paint('steel')),
    path('M-196-12V-150Q-196-228-118-228H-100Q-166-226-166-150V-12z', ink),
    path('M196-12V-150Q196-228 118-228H100Q166-226 166-150V-12z', ink),
    rect(-122, -232, 206, 12, inkDeep, { rx: 6 }),
    rect(-200, -26, 400, 22, inkDeep, { rx: 8 }),
    rect(-168, -6, 46, 10, inkDeep, { rx: 4 }),
    rect(122, -6, 46, 10, inkDeep, { rx: 4 }),
    rect(178, -170, 8, 96, inkDeep, { rx: 4 }),
    rect(168, -158, 44, 20, amber, { rx: 8 }),
    circle(120, -66, 20, inkDeep),
    rect(117, -84, 6, 18, amber, { rx: 3 }),
    path(
      'M-62-221L-30-176L-48-150L-4-112L-18-88L26-48L-6-84L8-110L-34-148L-14-174L-38-221z',
      inkDeep,
    ),
    path(
      'M-38-221L-14-174L-34-148L8-110L-6-84L26-48L-1-86L14-111L-26-148L-7-175L-28-221z',
      '#F7EBCB',
      {
        opacity: 0.8,
      },
    ),
  );
}

function drawBox(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    path('M-120 0V-190H60V0z', '#8C683A'),
    path('M60 0V-190L120-206V-22z', '#5C4A30'),
    path('M-120-190L-150-234H30L60-190z', '#A67C46'),
    path('M60-190L120-206L150-250L96-236z', '#74592F'),
    rect(-90, -130, 96, 84, sand, { rx: 4 }),
    path('M-74-58V-88Q-74-108-54-108H-30Q-10-108-10-88V-58z', '#8C683A'),
  );
}

function drawReceipt(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    path(
      'M0 0L112-4L172 62L160 60L149 66L137 63L126 69L114 66L102 72L90 69L78 75L64 72z',
      paint('sheet'),
    ),
    path('M30 12L84 9L88 14L34 17zM44 28L104 24L108 29L49 33zM60 45L108 41L112 46L64 50z', sand),
  );
}

/** Cover 1, product liability: a cracked toaster with its box and receipt under a kitchen lamp. */
export function drawToasterCover(): string {
  return frameScene(1200, 675, [
    drawIndoors({ seed: 3, window: [120, 40, 960, 360], columns: 3, rows: 1 }),
    drawPool(600, 560, 560, 80),
    drawShade(910, 520, 190, 18),
    drawBox(900, 522),
    drawShade(590, 560, 250, 22),
    stroke('M404 540C370 536 366 590 300 586C200 580 160 560 -10 574', inkDeep, 9),
    drawToaster(590, 552),
    drawReceipt(150, 512),
    drawPendant(590, 130, 92, 430),
    drawHaze(590, 330, 420, 0.5),
  ]);
}
