import { type Language, localeOf } from './language';

/** Formats 2026-11-21 as November 21, 2026. */
export function longDate(isoDate: string, language: Language): string {
  return new Date(isoDate).toLocaleDateString(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
