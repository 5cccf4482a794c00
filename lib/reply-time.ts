const hoursToReply = 24;

/**
 * Takes when a message was sent and the time now, both in milliseconds, and returns by when a reply
 * can be expected, such as "tomorrow, 3:40 pm"; nothing once that time is over (section 9: 24 hours).
 */
export function replyTime(sentAt: number, now: number): string | undefined {
  const due = new Date(sentAt + hoursToReply * 3_600_000);
  if (due.getTime() <= now) return undefined;
  const isToday = due.toDateString() === new Date(now).toDateString();
  const time = due.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `${isToday ? 'today' : 'tomorrow'}, ${time.replace('AM', 'am').replace('PM', 'pm')}`;
}
