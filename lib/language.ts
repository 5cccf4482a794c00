import { cache } from 'react';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** How each language writes dates and numbers in the US. */
export const locales = { en: 'en-US', es: 'es-US' } as const;

// React keeps one for each page that it renders; outside of a page it is always the first language.
const page = cache((): { language: Language } => ({ language: 'en' }));

/** The language of the page that is being rendered, or of the one in the browser. */
export function currentLanguage(): Language {
  if (typeof document === 'undefined') return page().language;
  return document.documentElement.lang === 'es' ? 'es' : 'en';
}

/** The language that a page links to as its other edition. */
export function otherLanguage(): Language {
  return currentLanguage() === 'en' ? 'es' : 'en';
}

/** Makes a page, a layout or its metadata the Spanish one: all that it loads and links is Spanish. */
export function inSpanish<Props, Result>(
  render: (props: Props) => Result,
): (props: Props) => Result {
  return (props) => {
    page().language = 'es';
    return render(props);
  };
}
