import { circle, group, path, place, rect } from '../markup';
import { amber, cream, ink, inkDeep, tealDeep, tealMid } from '../palette';

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

/** Draws an old dial telephone standing on (x, y), about 340 units wide at scale 1. */
export function drawTelephone(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
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
