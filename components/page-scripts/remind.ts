// Notices to a bar, fund or government are often due after 6 months, so allow 4 at most, and stop
// 60 days before the shortest main deadline. If that is shorter or uncertain, say this week.
const [dayLength, soon, atLeast, atMost] = [86_400_000, 14, 60, 4];

const part = document.querySelector<HTMLElement>('#reminder');
const [day, box] = part?.querySelectorAll('input') ?? [];
const answer = part?.querySelector('[role=status]');
const file = part?.querySelector('a');

if (part && day && box && answer && file) {
  const show = () => {
    const texts = part.dataset as Record<string, string>;
    file.hidden = true;
    answer.textContent = '';
    day.max = new Date().toLocaleDateString('sv-SE');
    if (day.validity.rangeOverflow) answer.textContent = texts['future'] ?? '';
    // Years being typed are out of range.
    if (!day.value || !day.validity.valid) return;
    const talk = talkBy(new Date(`${day.value}T00:00`), Number(texts['months']));
    const isSoon = !(talk.getTime() >= Date.now() + soon * dayLength);
    if (isSoon || box.checked) {
      answer.textContent = texts['week'] ?? '';
      return;
    }
    const date = talk.toLocaleDateString(texts['locale'], { dateStyle: 'long' });
    answer.textContent = texts['by']?.replace('{date}', date) ?? '';
    URL.revokeObjectURL(file.href);
    file.href = URL.createObjectURL(new Blob([calendar(talk, texts)], { type: 'text/calendar' }));
    file.hidden = false;
  };
  for (const field of [day, box]) field.addEventListener('input', show);
  part.hidden = false;
}

/** Invalid Date if the months are unknown. */
function talkBy(happened: Date, months: number): Date {
  const after = (count: number, daysLess = 0) => {
    const end = new Date(happened);
    end.setMonth(end.getMonth() + count);
    // October 31 plus four months is the end of February.
    if (end.getDate() !== happened.getDate()) end.setDate(0);
    // By calendar days, because of daylight saving time.
    end.setDate(end.getDate() - daysLess);
    return end.getTime();
  };
  return new Date(Math.min(after(atMost), after(months, atLeast)));
}

/** RFC 5545 all-day event with alarms 14 and 3 days before. */
function calendar(talk: Date, texts: Record<string, string>): string {
  const compact = (date: Date) => date.toLocaleDateString('sv-SE').replaceAll('-', '');
  const quote = (text = '') => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
  // The last part of a law is its citation.
  const laws = [...document.querySelectorAll('main dl > div')].map((line) =>
    [...line.querySelectorAll('dt, dd > :not(:last-child)')]
      .map(({ textContent }, index) => (index === 0 ? `- ${textContent}:` : textContent))
      .join(' '),
  );
  const alarm = (days: number) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-P${days}D`,
    `DESCRIPTION:${quote(texts['event'])}`,
    'END:VALARM',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//deadlines',
    'BEGIN:VEVENT',
    // The same UID lets a changed day replace the earlier event.
    `UID:${location.pathname.slice(1)}@${location.hostname}`,
    `DTSTAMP:${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(talk)}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${quote(texts['event'])}`,
    `DESCRIPTION:${quote([texts['about'], ...laws, texts['url']].join('\n'))}`,
    `URL:${texts['url']}`,
    ...alarm(14),
    ...alarm(3),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** RFC 5545 limits lines to 75 bytes, and a character may take 3. */
function fold(line: string): string {
  return [...line].reduce(
    (folded, character, index) => folded + (index && index % 24 === 0 ? '\r\n ' : '') + character,
    '',
  );
}

export {};
