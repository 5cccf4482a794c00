import type { Claim, Clock, ClockGroup, LateReason } from '@/lib/clock';
import { fillText } from '@/lib/inline-text';
import { type Day, type Line, timetable } from '@/lib/timetable';
import { calendar } from './calendar';

type Texts = Record<
  | 'by'
  | 'byToday'
  | 'step'
  | 'now'
  | 'future'
  | 'none'
  | 'noInjury'
  | 'undated'
  | 'government'
  | 'ended'
  | 'endedIf'
  | 'ask'
  | 'event'
  | 'about',
  string
> & { reasons: Partial<Record<LateReason, string>> };
type Data = {
  laws: (ClockGroup & { id: string; hasText: boolean; steps: string[] })[];
  texts: Texts;
  locale: string;
  url: string;
};

const part = document.querySelector<HTMLElement>('#timetable');
// What the days are called in the address.
const dayNames = { injury: 'day', death: 'death', decision: 'decision' };

if (part) {
  const data = JSON.parse(part.dataset['clocks'] ?? '') as Data;
  const { laws, texts, locale } = data;
  const choices = [...part.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const dates = [...part.querySelectorAll<HTMLInputElement>('[type=date]')];
  const nameOf = ({ dataset }: HTMLInputElement) => dataset['day'] ?? '';
  const answer = part.querySelector('[role=status]');
  const list = part.querySelector('ol');
  const pattern = part.querySelector('li');
  const file = part.querySelector<HTMLAnchorElement>('a[download]');
  const longDate = (day: Day) =>
    new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

  /** A text with a day in place of {date}. */
  const withDay = (text: string, day: Day) => {
    const [before = '', after = ''] = text.split('{date}');
    const time = document.createElement('time');
    time.dateTime = day;
    time.textContent = longDate(day);
    return [before, time, after];
  };

  const chosen = () => choices.filter(({ checked }) => checked).map(({ name }) => name as Claim);

  // Choices stand in the fragment, which no server sees.
  const read = () => {
    const given = new URLSearchParams(location.hash.slice(1));
    // A plus sign means a space there.
    const named = given.get('what')?.split(' ');
    // Other fragments lead to a place on the page.
    if (!named && !dates.some((date) => given.has(nameOf(date)))) return;
    const isKnown = choices.some(({ name }) => named?.includes(name));
    if (isKnown || given.get('what') === '')
      for (const choice of choices) choice.checked = Boolean(named?.includes(choice.name));
    // Browsers warn of values that are no day.
    for (const date of dates)
      date.value = /^\d{4}-\d\d-\d\d$/.exec(given.get(nameOf(date)) ?? '')?.[0] ?? '';
    show();
  };

  const write = () => {
    const given = dates
      .filter(({ value }) => value)
      .map((date) => `&${nameOf(date)}=${date.value}`);
    history.replaceState(null, '', `#what=${chosen().join('+')}${given.join('')}`);
  };

  const noteOn = ({ status, reasons }: Line) => {
    if (status === 'ask') return texts.ask;
    if (status !== 'may-have-ended') return '';
    const named = reasons.flatMap((reason) => texts.reasons[reason] ?? []);
    const or = new Intl.ListFormat(locale, { type: 'disjunction' });
    return named.length > 0 ? fillText(texts.endedIf, { reasons: or.format(named) }) : texts.ended;
  };

  const claimsOf = ({ claim }: Clock) =>
    choices
      .filter(({ name }) => claim.includes(name as Claim))
      .map((choice) => choice.closest('label')?.textContent)
      .join(' · ');

  /** A step with its day; details of a law stand at its first step alone. */
  const stepOf = (line: Line, index: number, lines: readonly Line[]) => {
    const { group, clock, day } = line;
    const law = laws[group];
    const item = pattern?.cloneNode(true) as HTMLElement;
    item.hidden = false;
    const fill = (name: string, ...content: (string | Node)[]) =>
      item.querySelector(`[data-${name}]`)?.append(...content);
    fill('when', ...(day === 'today' ? [texts.now] : day ? withDay(texts.step, day) : []));
    fill('claims', claimsOf(clock));
    fill('step', law?.steps[law.clocks.indexOf(clock)] ?? '');
    const details = document.getElementById(`law-${law?.id}`)?.cloneNode(true) as HTMLElement;
    const isFirst = lines.findIndex((other) => other.group === group) === index;
    if (!isFirst || !law?.hasText) details.querySelector('[data-words]')?.remove();
    fill('law', ...details.childNodes);
    fill('note', noteOn(line));
    return item;
  };

  const limit = () => {
    const today = new Date().toLocaleDateString('sv-SE');
    // Setting it again would end the typing of a day.
    for (const date of dates) if (date.max !== today) date.max = today;
    return today;
  };

  const show = () => {
    const today = limit();
    const isFuture = dates.some(({ validity }) => validity.rangeOverflow);
    const known = Object.entries(dayNames).flatMap(([start, name]) => {
      const date = dates.find((one) => nameOf(one) === name);
      // Years being typed are out of range.
      return date?.value && date.validity.valid ? [[start, date.value]] : [];
    });
    const days: Record<string, Day> = Object.fromEntries(known);
    const { lines, talkBy } = timetable(laws, { claims: chosen(), days, today });
    const isDay = talkBy && talkBy !== 'today';
    const notes = [
      !days['injury'] && lines.some(({ day }) => day) && !talkBy && texts.noInjury,
      isDay && lines.some(({ day, clock }) => !day && clock.time) && texts.undated,
      isDay && chosen().includes('government') && texts.government,
    ].filter((note) => typeof note === 'string');
    const headline = isDay ? withDay(texts.by, talkBy) : talkBy ? [texts.byToday] : [];
    if (isFuture) answer?.replaceChildren(texts.future);
    else if (lines.length === 0) answer?.replaceChildren(texts.none);
    else answer?.replaceChildren(...headline, ...notes.map((note) => ` ${note}`));
    const steps = isFuture ? [] : lines.map(stepOf);
    list?.replaceChildren(...steps);
    if (!file) return;
    file.hidden = !isDay || isFuture;
    if (!isDay || isFuture) return;
    URL.revokeObjectURL(file.href);
    const listed = steps.map((step) =>
      ['when', 'claims', 'step', 'note'].flatMap(
        (name) => step.querySelector(`[data-${name}]`)?.textContent || [],
      ),
    );
    const about = [texts.about, ...listed.map((words) => `- ${words.join('. ')}`), location.href];
    // The same address lets a changed day replace the earlier event of the same case.
    const url = `${data.url}#what=${chosen().join('+')}`;
    const event = { day: talkBy, title: texts.event, about: about.join('\n'), url };
    file.href = URL.createObjectURL(new Blob([calendar(event)], { type: 'text/calendar' }));
  };

  part.addEventListener('input', () => {
    write();
    show();
  });
  addEventListener('hashchange', read);
  limit();
  read();
}
