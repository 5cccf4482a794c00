import { paint } from '../gradients';
import { group, path, rect, stroke } from '../markup';
import { cream } from '../palette';
import { seedRandom } from '../random';

/** The hour a landscape is seen at. */
export type Hour = 'dusk' | 'evening' | 'night' | 'dawn';

/** Fills the sky down to the horizon, and a little past it so that hills leave no gap. */
export function drawSky(width: number, horizon: number, hour: Hour): string {
  return rect(0, 0, width, horizon, paint(`sky-${hour}`));
}

/** Scatters a few small stars over a stretch of sky, thinning out towards the horizon. */
export function drawStars(x: number, y: number, width: number, height: number, seed: number) {
  const random = seedRandom(seed);
  const count = Math.round((width * height) / 15000);
  const stars = Array.from({ length: count }, () => {
    const [right, fall] = [random(), random() ** 1.5];
    return `M${Math.round(x + right * width)} ${Math.round(y + fall * height)}h0`;
  });
  // A line of no length with round ends is a dot, and many of them fit into one path.
  const third = Math.ceil(count / 3);
  return group([
    stroke(stars.slice(0, third).join(''), cream, 4.4, { opacity: 0.75 }),
    stroke(stars.slice(third).join(''), cream, 2.8, { opacity: 0.55 }),
  ]);
}

/** Draws a long thin cloud with a flat foot. */
export function drawCloud(x: number, y: number, width: number, colour: string, opacity = 0.25) {
  const [w, h] = [width / 100, width / 240];
  const d = [
    `M${x} ${y}H${x + 100 * w}`,
    `Q${x + 94 * w} ${y - 7 * h} ${x + 76 * w} ${y - 7 * h}`,
    `Q${x + 70 * w} ${y - 18 * h} ${x + 48 * w} ${y - 16 * h}`,
    `Q${x + 36 * w} ${y - 16 * h} ${x + 30 * w} ${y - 8 * h}`,
    `Q${x + 8 * w} ${y - 9 * h} ${x} ${y}z`,
  ];
  return path(d.join(''), colour, { opacity });
}
