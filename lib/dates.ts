import { type Language, localeOf } from './language';

/** Takes a day such as 2026-11-21 and returns it as one reads it: November 21, 2026. */
export function longDate(isoDate: string, language: Language): string {
  return new Date(isoDate).toLocaleDateString(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
