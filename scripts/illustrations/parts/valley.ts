import type { Point } from '../curve';
import { group } from '../markup';
import { seedRandom } from '../random';
import { type Depth, drawHill, drawMountains } from './hills';
import { drawSky, drawStars, type Hour } from './sky';

/** A view over hills: how large, at which hour, and which of many possible valleys. */
export interface Valley {
  width: number;
  height: number;
  /** Where the mountains meet the hills. */
  horizon: number;
  hour: Hour;
  seed: number;
  /** The faces of the mountains are lit from here. */
  lightX: number;
  /** How tall the peaks rise above the horizon. */
  peaks?: number;
  stars?: boolean;
}

function scatterRidge({ width, horizon, seed, peaks = 150 }: Valley): Point[] {
  const random = seedRandom(seed);
  const count = Math.max(2, Math.round(width / 250));
  const step = width / count;
  const ridge: Point[] = [[-20, horizon - peaks * random() * 0.4]];
  for (let index = 0; index < count; index++) {
    const x = step * (index + 0.3 + random() * 0.35);
    ridge.push([x, horizon - peaks * (0.55 + random() * 0.45)]);
    ridge.push([
      step * (index + 0.92 + random() * 0.12),
      horizon - peaks * (0.08 + random() * 0.2),
    ]);
  }
  ridge.push([width + 20, horizon - peaks * (0.25 + random() * 0.4)]);
  return ridge.sort((a, b) => a[0] - b[0]);
}

function rollCrest(width: number, level: number, swell: number, random: () => number): Point[] {
  const count = Math.max(3, Math.round(width / 260));
  const lead = random() > 0.5 ? 1 : -1;
  return Array.from({ length: count + 1 }, (_, index) => {
    const rise = (index % 2 ? 1 : -1) * lead * swell * (0.4 + random() * 0.6);
    return [(width * index) / count, level + rise] as Point;
  });
}

/** Draws a whole view: sky, stars, one range of mountains and the hills before them. */
export function drawValley(valley: Valley, layers: Depth[] = [4, 3, 2]): string {
  const { width, height, horizon, hour, seed, lightX } = valley;
  const random = seedRandom(seed + 1000);
  const fall = (height - horizon) / (layers.length + 1.4);
  const hills = layers.map((depth, index) => {
    const level = horizon + fall * (index + 0.25);
    return drawHill(depth, height, rollCrest(width, level, fall * 0.34, random));
  });
  return group([
    drawSky(width, horizon + 40, hour),
    valley.stars === false ? '' : drawStars(0, 0, width, horizon * 0.62, seed),
    drawMountains(5, height, scatterRidge(valley), lightX),
    ...hills,
  ]);
}
