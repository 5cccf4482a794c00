/** The editions; the first is the original. Removing an entry removes that edition. */
const editions = {
  en: { prefix: '', locale: 'en-US' },
  es: { prefix: '/es', locale: 'es-US' },
} as const;

export type Language = keyof typeof editions;

export const languages = Object.keys(editions) as [Language, ...Language[]];

export const [originalLanguage, ...translatedLanguages] = languages;

export function prefixOf(language: Language): string {
  return editions[language].prefix;
}

/** BCP 47 language tag, such as es-US. */
export function localeOf(language: Language): string {
  return editions[language].locale;
}

export function otherLanguages(language: Language): Language[] {
  return languages.filter((other) => other !== language);
}

/** Formats 2026-11-21 as November 21, 2026. */
export function longDate(isoDate: string, language: Language): string {
  return new Date(isoDate).toLocaleDateString(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
