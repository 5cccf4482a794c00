type Edition = {
  /** Before each of its addresses. */
  prefix: string;
  /** BCP 47 language tag, such as es-US. */
  locale: string;
  /** What its readers call it, and what the office does. */
  name: string;
  englishName: string;
};

/** The editions. Removing any but the original's line removes that edition. */
export const editions = {
  en: { prefix: '', locale: 'en-US', name: 'English', englishName: 'English' },
  es: { prefix: '/es', locale: 'es-US', name: 'Español', englishName: 'Spanish' },
} as const satisfies Record<string, Edition>;

export type Language = keyof typeof editions;

export const originalLanguage = 'en' as const satisfies Language;

export const languages = Object.keys(editions) as [Language, ...Language[]];

export const translatedLanguages = otherLanguages(originalLanguage);

export function otherLanguages(language: Language): Language[] {
  return languages.filter((other) => other !== language);
}

/** The edition that an address belongs to. */
export function languageAt(address: string): Language {
  const isBelow = (language: Language) => `${address}/`.startsWith(`${editions[language].prefix}/`);
  return translatedLanguages.find(isBelow) ?? originalLanguage;
}

/** Formats 2026-11-21 as November 21, 2026. */
export function longDate(isoDate: string, language: Language): string {
  return new Date(isoDate).toLocaleDateString(editions[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
