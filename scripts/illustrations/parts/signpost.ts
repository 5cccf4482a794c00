import { path, place, rect } from '../markup';
import { inkDeep, sand, tealDeep } from '../palette';
import { drawShade } from './light';

/** Draws a signpost with two blank boards, one for each way, standing on (x, y). */
export function drawSignpost(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    scale,
    drawShade(16, 0, 70, 9),
    rect(-9, -300, 18, 302, '#6E5836', { rx: 4 }),
    rect(1, -300, 8, 302, '#4A3D2A', { rx: 3 }),
    path('M-12-296Q0-312 12-296z', inkDeep),
    path('M-26-270H112L146-243L112-216H-26Q-30-216-30-220V-266Q-30-270-26-270z', '#EAD9B2'),
    path('M-30-224V-220Q-30-216-26-216H112L146-243L112-224z', sand),
    path('M26-198H-112L-146-171L-112-144H26Q30-144 30-148V-194Q30-198 26-198z', '#D8C698'),
    path('M30-152V-148Q30-144 26-144H-112L-146-171L-112-152z', '#B29C6B'),
    rect(-5, -249, 10, 10, tealDeep, { rx: 5 }),
    rect(-5, -176, 10, 10, tealDeep, { rx: 5 }),
  );
}
