import { element, path } from './markup';
import { lanternBody } from './parts/lantern';

// The lower half of each skirt overlaps the next; the right half is apart so that it can be lit.
const fir =
  'M0-200Q12-166 34-142L20-144Q34-112 56-86L32-90Q48-54 74-24Q0-4-74-24Q-48-54-32-90L-56-86Q-34-112-20-144L-34-142Q-12-166 0-200z';
const firSide =
  'M0-200Q12-166 34-142L20-144Q34-112 56-86L32-90Q48-54 74-24Q58-14 34-11Q30-52 13-89L31-88Q17-114 8-143L19-142Q6-172 0-200z';

const symbols: Record<string, string[]> = {
  lantern: lanternBody,
  fir: [path('M-7-26H7V3H-7z', 'inherit'), path(fir, 'inherit'), path(firSide, 'currentColor')],
};

/** Writes the definitions of just those shapes that some markup repeats by name. */
export function defineSymbols(markup: string): string {
  const used = Object.entries(symbols).filter(([id]) => markup.includes(`href="#${id}"`));
  return used.map(([id, shapes]) => element('g', { id }, shapes.join(''))).join('');
}
