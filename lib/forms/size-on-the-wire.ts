// Together below the 50 kB of variables that the e-mail service takes.
export const maximumBytes = { message: 40_000, other: 800 };

/** Takes a text and returns the bytes it takes in the request, quotes and escapes included. */
export function sizeOnTheWire(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}
