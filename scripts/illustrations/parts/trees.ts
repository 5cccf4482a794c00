import { element, group, path, place, round } from '../markup';
import { seedRandom } from '../random';

/** The two tones of a plant: its body, and the side that catches the light. */
export interface Foliage {
  dark: string;
  lit: string;
}

/** The tones of trees by how near they stand. */
export const foliage = {
  near: { dark: '#0A232A', lit: '#0F3039' },
  middle: { dark: '#10343B', lit: '#17434A' },
  far: { dark: '#275E60', lit: '#3A7471' },
};

/** The side a light comes from. */
export type Side = 'left' | 'right';

function standFir(x: number, y: number, height: number, side: Side): string {
  const scale = Math.round(height * 5) / 1000;
  const factors = side === 'right' ? `${scale}` : `${-scale} ${scale}`;
  const transform = `translate(${round(x)} ${round(y)})scale(${factors})`;
  return element('use', { href: '#fir', transform });
}

/** Draws a fir whose foot is at (x, y). */
export function drawFir(
  x: number,
  y: number,
  height: number,
  { dark, lit }: Foliage,
  side: Side = 'right',
): string {
  return group([standFir(x, y, height, side)], { fill: dark, color: lit });
}

/** Draws a stand of firs of uneven heights along a slope. */
export function drawFirs(
  from: [number, number],
  to: [number, number],
  count: number,
  height: number,
  { dark, lit }: Foliage,
  side: Side = 'right',
): string {
  const random = seedRandom(Math.round(from[0] * 7 + from[1]));
  const firs = Array.from({ length: count }, (_, index) => {
    const along = (index + (random() - 0.5) * 0.7) / Math.max(count - 1, 1);
    const x = Math.round(from[0] + (to[0] - from[0]) * along);
    const y = Math.round(from[1] + (to[1] - from[1]) * along + random() * height * 0.06);
    return standFir(x, y, height * (0.62 + random() * 0.46), side);
  });
  return group(firs, { fill: dark, color: lit });
}

/** Draws a round broad-leaved tree whose foot is at (x, y), 200 units tall at scale 1. */
export function drawBroadTree(
  x: number,
  y: number,
  scale: number | [number, number],
  tones: Foliage,
): string {
  return place(
    x,
    y,
    scale,
    path('M-9 3Q-4-40-4-110H5Q5-40 11 3z', tones.dark),
    path(
      'M0-202C34-204 52-180 52-160C74-154 82-128 68-108C62-88 36-80 18-86C4-76-20-78-30-88C-56-84-76-104-68-128C-72-150-54-164-42-164C-40-186-22-202 0-202z',
      tones.dark,
    ),
    path(
      'M0-202C34-204 52-180 52-160C74-154 82-128 68-108C62-90 42-84 30-88C48-96 52-118 38-128C44-150 30-164 18-164C22-186 12-200 0-202z',
      tones.lit,
    ),
  );
}
