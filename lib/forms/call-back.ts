import { loadForms, loadOperator } from '@/lib/content/site-content';
import { fillText } from '@/lib/inline-text';
import { editions, type Language } from '@/lib/language';
import type { Hours } from '@/lib/reply-time';
import type { Suggestions } from './fields';

/** When and how to call back: what the operator’s hours allow, and the hours themselves. */
export function callBackIn(language: Language): Suggestions {
  const { label, options, hours: text } = loadForms(language).intake.callBack;
  const { hours } = loadOperator(language);
  if (!hours) return { label, options };
  const isOpen: Record<string, boolean> = {
    morning: hours.from < '12:00',
    afternoon: hours.from < '17:00' && hours.to > '12:00',
    evening: hours.to > '17:00',
  };
  return {
    label,
    options: options.filter(({ value }) => isOpen[value] ?? true),
    note: fillText(text, inWords(hours, language)),
  };
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function inWords({ days, from, to, timeZone }: Hours, language: Language) {
  const { locale } = editions[language];
  const write = (date: Date, options: Intl.DateTimeFormatOptions) =>
    date.toLocaleString(locale, { timeZone: 'UTC', ...options });
  const time = (text: string) =>
    write(new Date(`2024-01-01T${text}Z`), { hour: 'numeric', minute: '2-digit' });
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName');
  return {
    // The first of January 2024 was a Monday.
    days: new Intl.ListFormat(locale).format(
      days.map((day) =>
        write(new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))), { weekday: 'long' }),
      ),
    ),
    from: time(from),
    to: time(to),
    zone: zone?.value ?? timeZone,
  };
}
