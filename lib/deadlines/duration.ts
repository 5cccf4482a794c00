import { editions, type Language } from '../language';

/** A day of the calendar, such as 2026-11-24. */
export type Day = string;

export const units = { Y: 'year', M: 'month', D: 'day', H: 'hour' } as const;

/** The counts and units of an ISO 8601 duration: P1Y90D is 1 year and 90 days. */
export function durationParts(duration = '') {
  return [...duration.matchAll(/(\d+)([YMDH])/g)].map(([, count, unit]) => ({
    count: Number(count),
    unit: units[unit as keyof typeof units],
  }));
}

/** A duration in words, such as 1 year and 90 days; empty without one. */
export function durationWords(duration: string | undefined, language: Language): string {
  const locale = editions[language].locale;
  const parts = durationParts(duration).map(({ count, unit }) =>
    count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  );
  return new Intl.ListFormat(locale).format(parts);
}

/** The months of a duration, and the days beyond them; a day that has begun is one. */
export function durationSize(duration: string | undefined) {
  const count = { year: 0, month: 0, day: 0, hour: 0 };
  for (const part of durationParts(duration)) count[part.unit] += part.count;
  return { months: 12 * count.year + count.month, days: count.day + Math.ceil(count.hour / 24) };
}

/** Whole months of a duration, rounded down. */
export function wholeMonths(duration: string): number {
  const { months, days } = durationSize(duration);
  return Math.floor(months + days / 31);
}

/** A day that lies a duration away. A month ends on its last day if it lacks the same one. */
export function moved(day: Day, duration: string, direction: 1 | -1 = 1): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const { months, days } = durationSize(duration);
  const target = month - 1 + direction * months;
  const lastDate = new Date(Date.UTC(year, target + 1, 0)).getUTCDate();
  const result = Date.UTC(year, target, Math.min(date, lastDate) + direction * days);
  return new Date(result).toISOString().slice(0, 10);
}
