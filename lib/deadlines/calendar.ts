type Event = {
  day: string;
  title: string;
  about: string;
  /** An address that stays the same when the day changes. */
  id: string;
  /** Days before it; 0 is the day itself. */
  alarms: readonly number[];
};

/** All-day events (RFC 5545) about a page, with alarms at nine in the morning. */
export function calendar(events: readonly Event[], url: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//deadlines',
    ...events.flatMap((event) => eventLines(event, url)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines({ day, title, about, id, alarms }: Event, url: string): string[] {
  const quote = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
  // An alarm counts from midnight, when the day begins.
  const alarm = (days: number) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    days > 0 ? `TRIGGER:-P${days - 1}DT15H` : 'TRIGGER:PT9H',
    `DESCRIPTION:${quote(title)}`,
    'END:VALARM',
  ];
  const { pathname, hash, hostname } = new URL(id);
  return [
    'BEGIN:VEVENT',
    // The same UID lets a changed day replace the earlier event.
    `UID:${pathname.slice(1)}${hash}@${hostname}`,
    `DTSTAMP:${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${quote(title)}`,
    `DESCRIPTION:${quote(about)}`,
    `URL:${url}`,
    ...alarms.flatMap(alarm),
    'END:VEVENT',
  ];
}

/** Lines have at most 75 bytes; the next ones begin with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    if (bytes(last + character) > 75) parts.push(` ${character}`);
    else parts[parts.length - 1] = last + character;
  }
  return parts.join('\r\n');
}

const bytes = (text: string) => new TextEncoder().encode(text).length;
