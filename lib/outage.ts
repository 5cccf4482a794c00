import type { Operator } from './content/operator-schema';
import { editions, type Language } from './language';

/** When no message can be sent, in milliseconds; a missing end is open. */
export type Outage = { from?: number; until?: number };

export function isOut({ from = -Infinity, until = Infinity }: Outage, now: number): boolean {
  return from <= now && now < until;
}

export function readOutage({ outage }: Pick<Operator, 'outage'>): Outage | undefined {
  if (!outage) return undefined;
  const { from, until, timeZone = 'UTC' } = outage;
  return {
    ...(from && { from: momentOf(from, timeZone) }),
    ...(until && { until: momentOf(until, timeZone) }),
  };
}

/** When clocks of a time zone show a local time: first of two; a skipped hour counts as the next. */
export function momentOf(time: string, timeZone: string): number {
  const clock = clockIn(timeZone);
  const asUtc = Date.parse(`${time}Z`);
  // Clocks change at most once between these two days, so one of their offsets holds.
  const moments = [-1, 1].map((days) => {
    const near = asUtc + days * 86_400_000;
    return asUtc + near - Date.parse(`${clock(near)}Z`);
  });
  return moments.find((moment) => clock(moment) === time) ?? Math.max(...moments);
}

/** What clocks of a time zone show at a moment, such as 2026-12-01T22:00. */
export function clockIn(timeZone: string) {
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (moment: number) => format.format(moment).replace(' ', 'T');
}

/** A moment in the visitor's own time. */
export function inOwnTime(moment: number, language: Language): string {
  return new Date(moment).toLocaleString(editions[language].locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
