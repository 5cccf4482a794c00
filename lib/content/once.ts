import { currentLanguage, type Language } from '../language';

/**
 * Takes a function of the language and returns one that runs it once for each and keeps the result; in
 * development it runs each time, so that a saved content file shows on the next reload. Without a
 * language it takes that of the page being rendered.
 */
export function once<T>(load: (language: Language) => T): (language?: Language) => T {
  const kept = new Map<Language, T>();
  return (language = currentLanguage()) => {
    if (process.env.NODE_ENV === 'development') return load(language);
    if (!kept.has(language)) kept.set(language, load(language));
    return kept.get(language) as T;
  };
}
