import type { TextStyle } from './text-styles';

/**
 * Widths of characters in ems, between Arial and Verdana and rounded up: which face a reader's
 * system has is unknown, and a line must fit with any of them.
 */
const charactersByWidth: [width: number, characters: string][] = [
  [0.25, "'ijl"],
  [0.3, ' ,.I|‘’'],
  [0.35, '!-/:;[\\]ft'],
  [0.4, '()Jr'],
  [0.45, '"*`“”'],
  [0.5, '{}•'],
  [0.55, '?_cksvxyz–'],
  [0.6, '0123456789$FLabdeghnopqué'],
  [0.65, 'EPTYZ'],
  [0.7, '#ABKSVX^'],
  [0.75, '&+<=>CDHNRU~×'],
  [0.8, 'GOQw'],
  [0.85, 'M'],
  [0.95, '%m½'],
  [1, 'W…'],
  [1.05, '@'],
];

const widthOf = new Map(
  charactersByWidth.flatMap(([width, characters]) =>
    Array.from(characters, (character): [string, number] => [character, width]),
  ),
);

const widthOfOther = 0.75;
const faceFactor = { regular: 1, strong: 1.1, title: 1.1 } as const;

/** Tells how wide a line of text may become, in units of the canvas. */
export function measureText(text: string, style: TextStyle): number {
  const ems = Array.from(text).reduce(
    (sum, character) => sum + (widthOf.get(character) ?? widthOfOther),
    0,
  );
  return ems * style.size * faceFactor[style.face];
}
