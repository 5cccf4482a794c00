import { palette } from './palette';
import { element } from './svg';

const size = 14;

/** Gives each part of a bar its colour; the last part, mostly the reader's own, is the warm one. */
export function colorParts(count: number): string[] {
  const cool = [palette.tealDeep, palette.tealLight, palette.tealMid];
  return [...cool.slice(0, count - 1), palette.amber];
}

/** Draws the small square that ties a part's name to its colour, and keeps room for it. */
export const swatch = {
  width: size + 6,
  draw: (x: number, middle: number, fill: string | undefined) =>
    element('rect', { x, y: middle - size / 2, width: size, height: size, rx: 4, fill }),
};
