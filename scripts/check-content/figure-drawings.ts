import { ContentError, type Mistake } from '../../lib/content/mistakes';
import { drawFigure } from '../figures/draw-figure';
import { loadFigureFiles, readDrawing } from '../figures/figure-files';
import { readFigure } from '../figures/read-figure';

// Drawing takes most of a check's time, and a check is often run again after a small change.
const drawnFrom = new Map<string, string>();

/** Finds figures whose drawing is missing or does not show their data; it leaves data with mistakes to others. */
export function checkDrawings(): Mistake[] {
  return loadFigureFiles().files.flatMap(({ path, source, svgPath }) => {
    const present = readDrawing(svgPath);
    const right = drawnFrom.get(source) ?? draw(path, source);
    if (right) drawnFrom.set(source, right);
    if (right === undefined || present === right) return [];
    const state = present === undefined ? 'is missing' : 'does not show what this file says';
    return [{ file: path, line: 1, field: 'drawing', problem: `${state}. Run npm run draw.` }];
  });

  function draw(path: string, source: string): string | undefined {
    try {
      return drawFigure(readFigure(path, source));
    } catch (error) {
      if (error instanceof ContentError) return undefined;
      throw error;
    }
  }
}
