import { frameScene } from '../frame';
import { drawHill } from '../parts/hills';
import { drawHouse } from '../parts/house';
import { drawHandLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawFir, drawFirs, foliage } from '../parts/trees';
import { drawValley } from '../parts/valley';
import { seedRandom } from '../random';

/** What the plain cover shows, for those who cannot see it. */
export const plainCoverAlt =
  'A lantern shines on a hill at dusk, above a quiet valley with a lit house.';

/**
 * Takes an article's number and draws a cover that fits any text: a lantern above a valley at dusk,
 * another valley for each number.
 */
export function drawPlainCover(number: number): string {
  const random = seedRandom(number * 7919);
  const lantern = 300 + random() * 600;
  const house = lantern > 600 ? 160 + random() * 180 : 860 + random() * 180;
  return frameScene(1200, 675, [
    drawValley(
      {
        width: 1200,
        height: 675,
        horizon: 350,
        hour: 'dusk',
        seed: 400 + number,
        lightX: lantern,
        peaks: 190,
      },
      [4, 3],
    ),
    drawFirs([house + 90, 478], [house + 260, 480], 5, 96, foliage.middle, 'left'),
    drawHill(2, 675, [
      [-10, 510],
      [320, 500],
      [640, 508],
      [920, 494],
      [1210, 506],
    ]),
    drawHouse(house, 510, 0.62),
    drawHill(1, 675, [
      [-10, 578],
      [lantern - 120, 560],
      [lantern, 548],
      [lantern + 120, 558],
      [1210, 580],
    ]),
    drawGlow(lantern, 480, 420),
    drawPool(lantern, 600, 430, 46, 0.9),
    drawShade(lantern, 612, 110, 12),
    drawHandLantern(lantern, 610, 1.9),
    drawFir(lantern > 600 ? 60 : 1140, 690, 230, foliage.near, 'left'),
    drawHaze(lantern, 420, 480, 0.5),
  ]);
}
