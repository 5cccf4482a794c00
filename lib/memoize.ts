import type { Language } from './language';

export function memoize<Value, Result>(run: (value: Value) => Result): (value: Value) => Result {
  const kept = new Map<Value, Result>();
  return (value) => {
    if (!kept.has(value)) kept.set(value, run(value));
    return kept.get(value) as Result;
  };
}

/** Caches by language, except in development, where content changes. */
export function cached<T>(load: (language: Language) => T): (language: Language) => T {
  const loadOnce = memoize(load);
  return (language) =>
    process.env.NODE_ENV === 'development' ? load(language) : loadOnce(language);
}
