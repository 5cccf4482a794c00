import { measureFirstTap } from './first-tap';
import { serveFolder } from './serve-folder';
import { table } from './table';

/** Returns how soon the finder of out/ answers its first tap, as Markdown. */
export async function measureTaps(): Promise<string> {
  const taps = await measureFirstTap(`${await serveFolder('out')}/`, 5);
  return `On Lighthouse's phone (slow 4G, a processor four times slower), from the finger's touch to the effect, median
of five. Before its script has come, a tile submits the form by itself.

${table(
  ['Tapped', 'Effect', 'ms'],
  taps.map(({ moment, effect, milliseconds }) => [moment, effect, milliseconds.toFixed(0)]),
)}`;
}
