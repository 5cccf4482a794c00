import { type Point, traceLines } from '../curve';
import { path } from '../markup';

/** Where the ground is looked at from: pixels per unit at distance 1, and the horizon's height. */
export interface Viewpoint {
  centre: number;
  horizon: number;
  drop: number;
  unit: number;
}

/** A place on the ground: to the right of the viewer, and away from the viewer. */
export type Ground = [right: number, away: number];

/** Projects a place on the ground into the picture. */
export function project(view: Viewpoint, [right, away]: Ground): Point {
  return [view.centre + (view.unit * right) / away, view.horizon + view.drop / away];
}

function sampleCurve(points: Ground[], steps: number): Ground[] {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Ground;
  const blend = (a: number, b: number, c: number, d: number, t: number) =>
    b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  return points.slice(1).flatMap((_, index) =>
    Array.from({ length: index === points.length - 2 ? steps + 1 : steps }, (_, step) => {
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const t = step / steps;
      return [blend(a[0], b[0], c[0], d[0], t), blend(a[1], b[1], c[1], d[1], t)] as Ground;
    }),
  );
}

function shiftSideways(line: Ground[], distance: number): Ground[] {
  return line.map(([right, away], index) => {
    const before = line[Math.max(index - 1, 0)] as Ground;
    const after = line[Math.min(index + 1, line.length - 1)] as Ground;
    const [dx, dz] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dz) || 1;
    return [right - (dz / length) * distance, away + (dx / length) * distance];
  });
}

/** Draws a road along the ground in true perspective, so that its bends foreshorten. */
export function drawRoad(view: Viewpoint, course: Ground[], width: number, fill: string): string {
  const line = sampleCurve(course, 7);
  const left = shiftSideways(line, width / 2);
  const right = shiftSideways(line, -width / 2).reverse();
  const outline = [...left, ...right].map((place) => project(view, place));
  return path(`M${traceLines(outline)}z`, fill);
}

/** Draws the broken line down the middle of a road. */
export function drawDashes(view: Viewpoint, course: Ground[], width: number, fill: string): string {
  const line = sampleCurve(course, 8);
  const dashes = line.flatMap((_, index) => {
    if (index % 4 !== 1 || index + 2 >= line.length) return [];
    const piece = line.slice(index, index + 3);
    const ends = [piece[0], piece[2]] as Ground[];
    const outline = [
      ...shiftSideways(ends, width / 2),
      ...shiftSideways(ends, -width / 2).reverse(),
    ];
    return [`M${traceLines(outline.map((place) => project(view, place)))}z`];
  });
  return path(dashes.join(''), fill);
}
