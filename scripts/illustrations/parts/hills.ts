import { type Point, traceCurve, traceLines } from '../curve';
import { paint } from '../gradients';
import { group, path } from '../markup';

/** How far away a layer lies: 1 is at the viewer's feet, 6 the last range before the sky. */
export type Depth = 1 | 2 | 3 | 4 | 5 | 6;

function closeBelow(outline: string, crest: Point[], foot: number): string {
  const [first, last] = [crest[0] as Point, crest[crest.length - 1] as Point];
  return `M${outline}L${last[0]} ${foot}L${first[0]} ${foot}z`;
}

/** Draws one rolling layer of land from its crest down to the foot of the picture. */
export function drawHill(depth: Depth, foot: number, crest: Point[]): string {
  return path(closeBelow(traceCurve(crest), crest, foot), paint(`hill-${depth}`));
}

/** Draws a range of peaks; the face of each peak that looks to the light is a shade paler. */
export function drawMountains(
  depth: Depth,
  foot: number,
  ridge: Point[],
  lightX: number,
  litFace = '#B9D0B4',
): string {
  const faces = ridge.flatMap((peak, index) => {
    const [before, after] = [ridge[index - 1], ridge[index + 1]];
    if (!before || !after || peak[1] >= before[1] || peak[1] >= after[1]) return [];
    const valley = lightX > peak[0] ? after : before;
    const [run, drop] = [valley[0] - peak[0], valley[1] - peak[1]];
    // The fold between the two faces wanders down, so that the peak reads as rock, not as a tent.
    const fold: Point[] = [
      peak,
      valley,
      [peak[0] + run * 0.62, peak[1] + drop * 1.02],
      [peak[0] + run * 0.3, peak[1] + drop * 0.74],
      [peak[0] + run * 0.34, peak[1] + drop * 0.56],
      [peak[0] + run * 0.1, peak[1] + drop * 0.34],
    ];
    return [`M${traceLines(fold)}z`];
  });
  return group([
    path(closeBelow(traceLines(ridge), ridge, foot), paint(`hill-${depth}`)),
    path(faces.join(''), litFace, { opacity: 0.2 }),
  ]);
}
