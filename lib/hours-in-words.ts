import { weekdays } from './content/operator-schema';
import { editions, type Language } from './language';
import type { Hours } from './reply-time';

/** Office hours as "Monday", "9:00 AM", "5:00 PM", both as a range, and "Eastern Time". */
export function hoursInWords({ days, from, to, timeZone }: Hours, language: Language) {
  const { locale } = editions[language];
  const name = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' });
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  });
  const [start, end] = [from, to].map((text) => new Date(`2024-01-01T${text}Z`)) as [Date, Date];
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName');
  return {
    // The first of January 2024 was a Monday.
    days: days.map((day) => name.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)))),
    from: time.format(start),
    to: time.format(end),
    range: time.formatRange(start, end),
    zone: zone?.value ?? timeZone,
  };
}
