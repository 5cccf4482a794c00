import { frameScene } from '../frame';
import { paint } from '../gradients';
import { circle, group, path, rect } from '../markup';
import { cream, glow, ink, inkDeep, night, teal, tealDeep } from '../palette';
import { drawGlow, drawHaze, drawPool } from '../parts/light';
import { drawFir, drawFirs, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';

function drawWindows(x: number, y: number, count: number, lit: number[]): string {
  const panes = Array.from({ length: count }, (_, index) => {
    const left = x + index * 62;
    const warm = lit.includes(index);
    return [
      rect(left, y, 42, 58, warm ? paint('window') : '#2E6567', { rx: 3 }),
      rect(left + 19, y, 4, 58, warm ? '#9A6A2C' : night),
      warm
        ? ''
        : path(
            `M${left + 4} ${y + 40}L${left + 16} ${y + 4}H${left + 19}V${y + 58}H${left + 4}z`,
            '#4C8581',
            { opacity: 0.5 },
          ),
    ].join('');
  });
  return group(panes);
}

function drawWings(): string {
  return group([
    rect(232, 282, 736, 238, night),
    rect(222, 270, 756, 16, inkDeep, { rx: 3 }),
    rect(232, 388, 736, 8, ink),
    drawWindows(262, 312, 3, []),
    drawWindows(770, 312, 3, [1]),
    drawWindows(262, 420, 3, [0]),
    drawWindows(770, 420, 3, []),
    rect(232, 508, 736, 14, ink),
  ]);
}

function drawEntrance(): string {
  const doors = [504, 552, 600, 648].map((x) =>
    rect(x + 2, 408, 44, 114, paint('window'), { rx: 2 }),
  );
  return group([
    rect(452, 200, 296, 322, '#1D4F54'),
    rect(440, 186, 320, 18, inkDeep, { rx: 3 }),
    circle(600, 286, 56, cream),
    circle(600, 286, 56, glow, { opacity: 0.25 }),
    path('M586 248H614V272H638V300H614V324H586V300H562V272H586z', teal),
    rect(494, 400, 212, 122, ink),
    ...doors,
    rect(598, 408, 4, 114, ink),
    rect(500, 440, 200, 4, ink),
    path('M432 372H768L752 396H448z', inkDeep),
    rect(432, 364, 336, 12, tealDeep, { rx: 3 }),
    rect(456, 396, 9, 126, inkDeep),
    rect(735, 396, 9, 126, inkDeep),
  ]);
}

/** Cover 2, medical malpractice: a clinic at dusk, its entrance lit. */
export function drawClinicCover(): string {
  return frameScene(1200, 675, [
    drawValley({
      width: 1200,
      height: 675,
      horizon: 330,
      hour: 'dusk',
      seed: 21,
      lightX: 600,
      peaks: 170,
    }),
    drawFirs([20, 470], [220, 500], 5, 150, foliage.middle),
    drawFirs([990, 500], [1190, 470], 5, 150, foliage.middle, 'left'),
    rect(0, 512, 1200, 163, paint('hill-2')),
    drawGlow(600, 440, 360, 0.7),
    drawWings(),
    drawEntrance(),
    path('M494 522H706L880 675H320z', paint('path')),
    drawPool(600, 540, 330, 60),
    path('M494 522H706L880 675H320z', glow, { opacity: 0.18 }),
    drawFir(120, 640, 280, foliage.near),
    drawFir(214, 664, 190, foliage.near),
    drawFir(1082, 650, 250, foliage.near, 'left'),
    drawHaze(600, 420, 430, 0.5),
  ]);
}
