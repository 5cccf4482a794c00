import { type Language, locales } from './language';

const hoursToReply = 24;

/**
 * Takes when a message was sent and the time now, both in milliseconds, and the words for both days, and
 * returns by when a reply can be expected, such as "tomorrow, 3:40 pm"; undefined once that time is over
 * (section 9: 24 hours).
 */
export function replyTime(
  sentAt: number,
  now: number,
  words: { today: string; tomorrow: string },
  language: Language,
): string | undefined {
  const due = new Date(sentAt + hoursToReply * 3_600_000);
  if (due.getTime() <= now) return undefined;
  const isToday = due.toDateString() === new Date(now).toDateString();
  const time = due.toLocaleTimeString(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
  });
  return `${isToday ? words.today : words.tomorrow}, ${time.replace('AM', 'am').replace('PM', 'pm')}`;
}
