/**
 * The measures that all figures share. A phone of 320 px shows the 400 units on 288 px,
 * so that 15.5 units are 11.2 px: nothing is set smaller than that.
 */
export const canvas = { width: 400, padding: 24, radius: 20, smallestText: 15.5 } as const;

/** Left and right edge of what a figure draws inside its card. */
export const inner = {
  left: canvas.padding,
  right: canvas.width - canvas.padding,
  width: canvas.width - 2 * canvas.padding,
} as const;
