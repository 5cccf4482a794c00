/**
 * Takes a function without arguments and returns one that runs it once and keeps the result; in
 * development it runs each time, so that a saved content file shows on the next reload.
 */
export function once<T>(load: () => T): () => T {
  if (process.env.NODE_ENV === 'development') return load;
  let kept: { value: T } | undefined;
  return () => {
    kept ??= { value: load() };
    return kept.value;
  };
}
