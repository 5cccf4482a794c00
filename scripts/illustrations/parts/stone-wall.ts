import { type Point, traceLines } from '../curve';
import { group, path } from '../markup';
import { seedRandom } from '../random';

/** A stone wall that leads away from its left end, near by, to its right end. */
export interface StoneWall {
  near: { x: number; top: number; foot: number };
  far: { x: number; top: number; foot: number };
  rows: number;
  /** How many stones lie in a row, about. */
  length: number;
  /** How much of its flat top is seen, as a part of its height. */
  cap: number;
  seed: number;
}

const tones = ['#356F6E', '#447F7A', '#558C83', '#6E9B8D'];
const capTones = ['#8FB09B', '#A3BBA0'];

/** Finds a place on a wall's face: along it, and down from its top, both 0 to 1. */
function findOnWall({ near, far }: StoneWall, along: number, down: number): Point {
  // Stones shorten with distance, but less than they should, or the nearest would look like planks.
  const [tall, low] = [near, far].map(({ top, foot }) => Math.sqrt(foot - top)) as Point;
  const part = (along * tall) / (along * tall + (1 - along) * low);
  const mix = (a: number, b: number) => a + (b - a) * part;
  const top = mix(near.top, far.top);
  return [mix(near.x, far.x), top + (mix(near.foot, far.foot) - top) * down];
}

/** Cuts a row into stones of uneven length, as pairs of where each begins and ends. */
function cutRow(length: number, random: () => number): [from: number, to: number][] {
  const cuts = [0];
  while ((cuts[cuts.length - 1] as number) < 1) {
    cuts.push((cuts[cuts.length - 1] as number) + (0.6 + random() * 0.8) / length);
  }
  return cuts.slice(1).map((cut, index) => [cuts[index] as number, Math.min(cut, 1)]);
}

/** Draws a wall of fitted stones, capped with flat ones. */
export function drawStoneWall(wall: StoneWall): string {
  const random = seedRandom(wall.seed);
  const outlines: Record<string, string> = {};
  const lay = (tone: string, from: number, to: number, top: number, foot: number) => {
    const gap = 0.07 / wall.length;
    const uneven = () => ((random() - 0.5) * 0.16) / wall.rows;
    const corners = [
      findOnWall(wall, from + gap, top + uneven()),
      findOnWall(wall, to - gap, top + uneven()),
      findOnWall(wall, to - gap, foot + uneven()),
      findOnWall(wall, from + gap, foot + uneven()),
    ];
    // Whole units will do for rough stones.
    const rough = corners.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
    outlines[tone] = `${outlines[tone] ?? ''}M${traceLines(rough)}z`;
  };
  const pick = (from: string[]) => from[Math.floor(random() * from.length)] as string;
  for (let row = 0; row < wall.rows; row++) {
    for (const [from, to] of cutRow(wall.length, random)) {
      lay(pick(tones), from, to, (row + 0.16) / wall.rows, (row + 0.84) / wall.rows);
    }
  }
  for (const [from, to] of cutRow(wall.length * 0.7, random)) {
    lay(pick(capTones), from, to, -wall.cap, -0.03);
  }
  const bed = [findOnWall(wall, 0, -wall.cap), findOnWall(wall, 1, -wall.cap)];
  const foot = [findOnWall(wall, 1, 1.02), findOnWall(wall, 0, 1.02)];
  return group([
    path(`M${traceLines([...bed, ...foot])}z`, '#24565A'),
    ...Object.entries(outlines).map(([tone, d]) =>
      // A line of its own colour rounds a stone's corners.
      path(d, tone, { stroke: tone, 'stroke-width': 2.5, 'stroke-linejoin': 'round' }),
    ),
  ]);
}
