import { frameScene } from '../frame';
import { ellipse, path, place, stroke } from '../markup';
import { cream, glow, inkDeep, tealDeep } from '../palette';
import { drawIndoors } from '../parts/indoors';
import { drawLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';

// Cracks run from the rim towards the foot and meet one another, as they do in earthenware.
const seams = [
  'M-196-214L-150-168L-160-120L-96-92L-70-30',
  'M-96-92L-20-108L30-60L22-14',
  'M66-206L40-160L70-120L30-60',
  'M70-120L150-132L212-168',
  'M-20-108L-44-160L-30-204',
];

function drawBowl(x: number, y: number): string {
  return place(
    x,
    y,
    1.06,
    path('M-84-18H84L72 6Q0 18-72 6z', inkDeep),
    path('M-260-224C-250-90-170-8-60-4H60C170-8 250-90 260-224z', '#3E7F7B'),
    path('M120-224H260C250-90 170-8 60-4H10C90-30 130-120 120-224z', '#2A6365'),
    path('M-250-200C-238-130-208-80-168-48C-196-92-206-140-206-196z', '#A9C7BA', { opacity: 0.65 }),
    ellipse(0, -224, 260, 42, '#79ABA2'),
    ellipse(0, -221, 246, 35, tealDeep),
    path(
      'M-246-221C-246-200-130-187 0-187C130-187 246-200 246-221C240-210 120-200 0-200C-120-200-240-210-246-221z',
      '#2F6B6B',
    ),
    stroke(seams.join(''), '#C9751A', 11),
    stroke(seams.join(''), glow, 6.5),
    stroke('M-196-214L-206-236M66-206L78-240M212-168L236-202', glow, 6.5),
    stroke('M-180-198L-150-168L-158-130', cream, 2.5),
  );
}

/** Cover 7, pre-existing conditions: an old bowl mended with gold, by a window. */
export function drawMendedBowlCover(): string {
  return frameScene(1200, 675, [
    drawIndoors({ seed: 27, window: [150, 36, 900, 366], columns: 3, rows: 2 }),
    drawPool(560, 572, 560, 78),
    drawGlow(268, 460, 380),
    drawShade(670, 572, 260, 26),
    drawBowl(650, 566),
    drawShade(268, 574, 100, 12),
    drawLantern(268, 570, 1.7),
    drawHaze(420, 420, 480, 0.5),
  ]);
}
