import { group } from '../markup';
import { drawTable, drawWall, drawWindow } from './room';
import { drawValley } from './valley';

/** A table before a wide window at dusk, where the pictures of small things are laid out. */
export interface Indoors {
  seed: number;
  /** Left edge, top, width and height of the window. */
  window: [x: number, y: number, width: number, height: number];
  columns?: number;
  rows?: number;
  tableTop?: number;
}

/** Draws the room behind a still life, down to the empty table. */
export function drawIndoors({ seed, window, columns = 3, rows = 2, tableTop = 470 }: Indoors) {
  const [x, y, width, height] = window;
  const view = drawValley({
    width,
    height,
    horizon: height * 0.68,
    hour: 'dusk',
    seed,
    lightX: width / 2,
    peaks: height * 0.36,
  });
  return group([
    drawWall(1200, 675),
    drawWindow(x, y, width, height, view, { columns, rows }),
    drawTable(1200, tableTop, 606, 675),
  ]);
}
