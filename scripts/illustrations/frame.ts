import { defineGradients } from './gradients';
import { element } from './markup';
import { defineSymbols } from './symbols';

/** Frames shapes as a complete SVG file of a given size. */
export function frameScene(width: number, height: number, shapes: string[]): string {
  const markup = shapes.join('');
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
  };
  const symbols = defineSymbols(markup);
  const definitions = element('defs', {}, defineGradients(symbols + markup) + symbols);
  return `${element('svg', attributes, definitions + markup)}\n`;
}
