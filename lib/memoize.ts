import type { Language } from './language';

/** Takes a function of one value and returns one that runs it once for each value and keeps the result. */
export function memoize<Value, Result>(run: (value: Value) => Result): (value: Value) => Result {
  const kept = new Map<Value, Result>();
  return (value) => {
    if (!kept.has(value)) kept.set(value, run(value));
    return kept.get(value) as Result;
  };
}

/**
 * Takes a function of the language and returns one that runs it once for each and keeps the result; in
 * development it runs each time, so that a saved content file shows on the next reload.
 */
export function cached<T>(load: (language: Language) => T): (language: Language) => T {
  const loadOnce = memoize(load);
  return (language) =>
    process.env.NODE_ENV === 'development' ? load(language) : loadOnce(language);
}
