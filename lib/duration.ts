import { type Language, localeOf } from './language';

const units = { Y: 'year', M: 'month', D: 'day', H: 'hour' } as const;

/** The counts and units of an ISO 8601 duration: P1Y90D is 1 year and 90 days. */
export function durationParts(duration: string) {
  return [...duration.matchAll(/(\d+)([YMDH])/g)].map(([, count, unit]) => ({
    count: Number(count),
    unit: units[unit as keyof typeof units],
  }));
}

/** A duration in words, such as 1 year and 90 days. */
export function durationWords(duration: string, language: Language): string {
  const locale = localeOf(language);
  const parts = durationParts(duration).map(({ count, unit }) =>
    count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  );
  return new Intl.ListFormat(locale).format(parts);
}

const monthsPerUnit = { year: 12, month: 1, day: 1 / 31, hour: 0 };

/** Whole months of a duration, rounded down. */
export function monthsOf(duration: string): number {
  return Math.floor(
    durationParts(duration).reduce((sum, { count, unit }) => sum + count * monthsPerUnit[unit], 0),
  );
}
