type Event = { day: string; title: string; about: string; url: string };

/** An all-day event (RFC 5545) with alarms 14 and 3 days before. */
export function calendar({ day, title, about, url }: Event): string {
  const quote = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
  const alarm = (days: number) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-P${days}D`,
    `DESCRIPTION:${quote(title)}`,
    'END:VALARM',
  ];
  const { pathname, hash, hostname } = new URL(url);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//deadlines',
    'BEGIN:VEVENT',
    // The same UID lets a changed day replace the earlier event.
    `UID:${pathname.slice(1)}${hash}@${hostname}`,
    `DTSTAMP:${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${quote(title)}`,
    `DESCRIPTION:${quote(about)}`,
    `URL:${url}`,
    ...alarm(14),
    ...alarm(3),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  // RFC 5545 limits lines to 75 bytes, and a character may take 3.
  return lines.map((line) => `${line.replace(/.{24}(?=.)/gu, '$&\r\n ')}\r\n`).join('');
}
