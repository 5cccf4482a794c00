/** Makes a seeded source of numbers between 0 and 1, so that a scene is the same at every drawing. */
export function seedRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // Mulberry32: tiny, and even enough to scatter stars.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
