import type { Operator } from './content/operator-schema';
import { moved } from './deadlines/duration';
import { fillText } from './inline-text';
import { editions, type Language } from './language';

export type Hours = NonNullable<Operator['hours']>;

const step = 600_000;
export const day = 24 * 60 * 60_000;

/**
 * When to expect a reply, such as "3:40 pm tomorrow": one working day, or 24 hours
 * (specification, section 9), after `sentAt` in milliseconds. Undefined once it is over.
 */
export function replyTime(
  sentAt: number,
  hours: Hours | undefined,
  texts: Record<'today' | 'tomorrow' | 'otherDay' | 'hour' | 'hourOne', string>,
  language: Language,
  now = Date.now(),
): string | undefined {
  const due = hours && sentAt > 0 ? dueAt(sentAt, hours) : undefined;
  if (due === undefined || due <= now) return undefined;
  const locale = editions[language].locale;
  const date = new Date(due);
  const time = date.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  const isOn = (other: Date) => date.toDateString() === other.toDateString();
  const isWithinWeek = due - now < 6 * day;
  const dayWords = isOn(new Date(now))
    ? texts.today
    : isOn(tomorrow)
      ? texts.tomorrow
      : fillText(texts.otherDay, {
          day: date.toLocaleDateString(locale, {
            weekday: 'long',
            ...(!isWithinWeek && { month: 'long', day: 'numeric' }),
          }),
        });
  return fillText(time.startsWith('1:') ? texts.hourOne : texts.hour, {
    time: time.replace('AM', 'am').replace('PM', 'pm'),
    day: dayWords,
  });
}

/** Undefined if the office isn't open long enough within a month. */
function dueAt(sentAt: number, { days, from, to, timeZone, closed = [] }: Hours) {
  // Rounded down, so that the promise stays within 24 hours.
  const start = Math.floor(sentAt / step) * step;
  let left = (minutesOfDay(to) - minutesOfDay(from)) * 60_000;
  let date = clockIn(timeZone)(start).slice(0, 10);
  for (let count = 0; count < 31; count += 1, date = moved(date, 'P1D')) {
    const weekday = new Date(date).toUTCString().slice(0, 3);
    if (!(days as string[]).includes(weekday) || closed.includes(date)) continue;
    const opens = Math.max(start, momentAt(`${date}T${from}`, timeZone));
    const isOpenFor = momentAt(`${date}T${to}`, timeZone) - opens;
    if (isOpenFor >= left) return opens + left;
    left -= Math.max(0, isOpenFor);
  }
  return undefined;
}

function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

/** When the clocks of a time zone show a local time: the first time if they show it twice, an hour later if they skip it. */
function momentAt(time: string, timeZone: string): number {
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
function clockIn(timeZone: string) {
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (moment: number) => format.format(moment).replace(' ', 'T');
}
