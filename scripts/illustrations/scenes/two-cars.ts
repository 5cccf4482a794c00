import { frameScene } from '../frame';
import { paint } from '../gradients';
import { group, path, place, rect, stroke } from '../markup';
import { amber, cream, inkDeep, tealPale } from '../palette';
import { drawCar } from '../parts/car';
import { drawLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawFir, drawFirs, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';

function drawTriangle(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    drawShade(0, 0, 66, 8),
    path('M-56-6L-6-96Q0-104 6-96L56-6Q58 0 50 0H-50Q-58 0-56-6zM-30-18H30L0-72z', amber, {
      'fill-rule': 'evenodd',
    }),
    path('M-56-6L-6-96Q-3-101 0-101L0-86L-44-9L-52 0Q-58 0-56-6z', '#FBC66A'),
    rect(-40, -3, 80, 6, inkDeep, { rx: 3 }),
  );
}

function drawLampPost(x: number, y: number): string {
  return group([
    rect(x - 7, y - 430, 14, 430, inkDeep),
    path(`M${x - 26} ${y}L${x - 12} ${y - 40}H${x + 12}L${x + 26} ${y}z`, inkDeep),
    stroke(
      `M${x} ${y - 424}C${x} ${y - 470} ${x + 70} ${y - 474} ${x + 84} ${y - 440}`,
      inkDeep,
      11,
    ),
    drawLantern(x + 84, y - 262, 1),
  ]);
}

function drawRoadway(): string {
  const dashes = [60, 300, 540, 780, 1020].map((x) => `M${x} 618h120l-8 11h-124z`);
  return group([
    rect(0, 524, 1200, 12, '#20535A'),
    rect(0, 534, 1200, 141, '#8F9C86'),
    rect(0, 534, 1200, 141, paint('path'), { opacity: 0.75 }),
    path(dashes.join(''), cream, { opacity: 0.8 }),
  ]);
}

/** Cover 11, a car accident: two cars stopped under a road lamp, one dented, a warning triangle. */
export function drawTwoCarsCover(): string {
  return frameScene(1200, 675, [
    drawValley({
      width: 1200,
      height: 675,
      horizon: 340,
      hour: 'dusk',
      seed: 70,
      lightX: 600,
      peaks: 190,
    }),
    drawFirs([40, 524], [300, 520], 5, 170, foliage.middle),
    drawFirs([1090, 520], [1190, 524], 2, 150, foliage.middle, 'left'),
    drawGlow(576, 212, 350),
    drawLampPost(492, 532),
    drawRoadway(),
    drawPool(560, 590, 560, 76),
    drawShade(336, 598, 220, 14),
    drawCar(340, 596, 1.72, { body: tealPale, shaded: '#4F837F', glass: '#1D4C52' }),
    drawShade(800, 598, 220, 14),
    drawCar(790, 596, 1.72, { body: '#EBDDBD', shaded: '#B9A67C', glass: '#1D4C52' }, 'dented'),
    drawTriangle(1100, 612),
    drawFir(40, 700, 200, foliage.near),
    drawHaze(580, 360, 480, 0.5),
  ]);
}
