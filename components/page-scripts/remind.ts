// Says by when to talk to a lawyer, and makes the entry for a calendar: half of the time after it happened, and
// never less than 60 days before the end. Where a clock is short, uncertain or a notice, the answer is this week.
const [dayLength, soon, atLeast] = [86_400_000, 14, 60];

const part = document.querySelector<HTMLElement>('#reminder');
const [day, box] = part?.querySelectorAll('input') ?? [];
const about = part?.querySelector('select');
const answer = part?.querySelector('[role=status]');
const file = part?.querySelector('a');

if (part && day && box && about && answer && file) {
  const show = () => {
    const words = part.dataset as Record<string, string>;
    const today = new Date(new Date().toDateString());
    const happened = new Date(`${day.value}T00:00`);
    file.hidden = true;
    answer.textContent = '';
    if (!(happened <= today)) return;
    const months = Number(about.selectedOptions[0]?.dataset['months']);
    const talk = months && !box.checked ? talkBy(happened, months) : undefined;
    if (!talk || talk.getTime() < today.getTime() + soon * dayLength) {
      answer.textContent = words['week'] ?? '';
      return;
    }
    const date = talk.toLocaleDateString(words['locale'], { dateStyle: 'long' });
    answer.textContent = words['by']?.replace('{date}', date) ?? '';
    URL.revokeObjectURL(file.href);
    file.href = URL.createObjectURL(new Blob([calendar(talk, words)], { type: 'text/calendar' }));
    file.hidden = false;
  };
  for (const field of [day, box, about]) field.addEventListener('input', show);
  day.max = new Date().toLocaleDateString('sv-SE');
  part.hidden = false;
  show();
}

function talkBy(happened: Date, months: number): Date {
  const end = new Date(happened);
  end.setMonth(end.getMonth() + months);
  const half = (happened.getTime() + end.getTime()) / 2;
  return new Date(Math.min(half, end.getTime() - atLeast * dayLength));
}

/** RFC 5545: an entry for the whole day, with an alarm 30 and 7 days earlier. */
function calendar(talk: Date, words: Record<string, string>): string {
  const compact = (date: Date) => date.toLocaleDateString('sv-SE').replaceAll('-', '');
  const quote = (text = '') => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
  const exceptions = [...document.querySelectorAll('[data-exception] dd > span:first-of-type')].map(
    (text) => `- ${text.textContent}`,
  );
  const alarm = (days: number) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-P${days}D`,
    `DESCRIPTION:${quote(words['event'])}`,
    'END:VALARM',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//deadlines//EN',
    'BEGIN:VEVENT',
    `UID:${compact(talk)}${location.pathname}@${location.hostname}`,
    `DTSTAMP:${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(talk)}`,
    `SUMMARY:${quote(words['event'])}`,
    `DESCRIPTION:${quote([words['about'], ...exceptions, words['url']].join('\n'))}`,
    `URL:${words['url']}`,
    ...alarm(30),
    ...alarm(7),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** A line holds at most 75 bytes; 24 characters are no more than 72. */
function fold(line: string): string {
  return [...line].reduce(
    (folded, character, index) => folded + (index && index % 24 === 0 ? '\r\n ' : '') + character,
    '',
  );
}

export {};
