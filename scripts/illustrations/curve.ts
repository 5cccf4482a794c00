import { round } from './markup';

/** A point of the picture, in its own units. */
export type Point = [x: number, y: number];

/** Writes points as a chain of straight lines, each from the one before: that is shortest. */
export function traceLines(points: Point[]): string {
  const rounded = points.map(([x, y]): Point => [round(x), round(y)]);
  const steps = rounded.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = rounded[index] as Point;
    return `${round(x - fromX)} ${round(y - fromY)}`;
  });
  return `${rounded[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}`;
}

/** Writes a smooth curve through points (Catmull-Rom) in whole units, which hills can afford. */
export function traceCurve(points: Point[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point;
  const [startX, startY] = at(0);
  const bends = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const leave = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const arrive = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${[...leave, ...arrive, ...end].map(Math.round).join(' ').replaceAll(' -', '-')}`;
  });
  return `${Math.round(startX)} ${Math.round(startY)}${bends.join('')}`;
}
