import type { Operator } from './content/operator-schema';
import { editions, type Language } from './language';
import { clockIn } from './outage';

export type Hours = NonNullable<Operator['hours']>;

const step = 600_000;
export const day = 24 * 60 * 60_000;

/**
 * When to expect a reply, such as "tomorrow, 3:40 pm": one working day, or 24 hours
 * (specification, section 9), after `sentAt` in milliseconds. Undefined once it is over.
 */
export function replyTime(
  sentAt: number,
  hours: Hours | undefined,
  texts: { today: string; tomorrow: string },
  language: Language,
  now = Date.now(),
): string | undefined {
  const due = hours && sentAt > 0 ? dueAt(sentAt, hours) : undefined;
  if (due === undefined || due <= now) return undefined;
  const locale = editions[language].locale;
  const date = new Date(due);
  const time = date.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
  const isOn = (moment: number) => date.toDateString() === new Date(moment).toDateString();
  const isWithinWeek = due - now < 6 * day;
  const dayWords = isOn(now)
    ? texts.today
    : isOn(now + day)
      ? texts.tomorrow
      : date.toLocaleDateString(locale, {
          weekday: 'long',
          ...(!isWithinWeek && { month: 'long', day: 'numeric' }),
        });
  return `${dayWords}, ${time.replace('AM', 'am').replace('PM', 'pm')}`;
}

/** Undefined if the office isn't open long enough within a month. */
function dueAt(sentAt: number, { days, from, to, timeZone, closed = [] }: Hours) {
  const clock = clockIn(timeZone);
  const isOpen = (moment: number) => {
    const [date = '', time = ''] = clock(moment).split('T');
    const weekday = new Date(date).toUTCString().slice(0, 3);
    const isWorkingDay = (days as string[]).includes(weekday) && !closed.includes(date);
    return isWorkingDay && from <= time && time < to;
  };
  let open = minutesOf(to) - minutesOf(from);
  // Down, so that the promise stays within 24 hours.
  const start = Math.floor(sentAt / step) * step;
  for (let moment = start; moment < start + 31 * day; moment += step) {
    if (isOpen(moment)) open -= step / 60_000;
    if (open <= 0) return moment + step;
  }
  return undefined;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}
