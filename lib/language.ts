/**
 * The editions of the site. The first is the original: it has the bare addresses, and the others are translated
 * from it. Without its row an edition is neither built, linked nor checked.
 */
const editions = {
  en: { prefix: '', locale: 'en-US' },
  es: { prefix: '/es', locale: 'es-US' },
} as const;

export type Language = keyof typeof editions;

export const languages = Object.keys(editions) as [Language, ...Language[]];

export const [originalLanguage, ...translatedLanguages] = languages;

/** What an edition's addresses begin with; empty for the original. */
export function prefixOf(language: Language): string {
  return editions[language].prefix;
}

/** How a language writes dates and numbers in the US, as an IETF language tag. */
export function localeOf(language: Language): string {
  return editions[language].locale;
}

/** The other editions of the site. */
export function otherLanguages(language: Language): Language[] {
  return languages.filter((other) => other !== language);
}
