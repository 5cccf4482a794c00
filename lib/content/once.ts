import type { Language } from '../language';
import { memoize } from '../memoize';

/**
 * Takes a function of the language and returns one that runs it once for each and keeps the result; in
 * development it runs each time, so that a saved content file shows on the next reload.
 */
export function once<T>(load: (language: Language) => T): (language: Language) => T {
  const loadOnce = memoize(load);
  return (language) =>
    process.env.NODE_ENV === 'development' ? load(language) : loadOnce(language);
}
