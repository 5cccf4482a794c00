import type { Claim, ClockGroup, LateReason } from '@/lib/clock';
import { fillText } from '@/lib/inline-text';
import { type Day, timetable } from '@/lib/timetable';
import { calendar } from './calendar';

type Texts = Record<
  'by' | 'byToday' | 'now' | 'future' | 'ended' | 'endedIf' | 'ask' | 'event' | 'about',
  string
> & { reasons: Partial<Record<LateReason, string>> };
type Data = { ids: string[]; groups: ClockGroup[]; texts: Texts; locale: string; url: string };

const part = document.querySelector<HTMLElement>('#timetable');
// What the days are called in the address.
const dayNames = { injury: 'day', death: 'death', decision: 'decision' };

if (part) {
  const data = JSON.parse(part.dataset['clocks'] ?? '') as Data;
  const { ids, groups, texts, locale } = data;
  const inputs = [...part.querySelectorAll('input')];
  const answer = part.querySelector('[role=status]');
  const list = part.querySelector('ol');
  const file = part.querySelector<HTMLAnchorElement>('a[download]');
  const longDate = (day: Day) =>
    new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

  const element = (name: string, text: string, day?: Day) => {
    const made = document.createElement(name);
    made.textContent = text;
    if (day) made.setAttribute('datetime', day);
    return made;
  };

  /** A text with a day in place of {date}. */
  const withDay = (text: string, day: Day) => {
    const [before = '', after = ''] = text.split('{date}');
    return [before, element('time', longDate(day), day), after];
  };

  const chosen = () =>
    inputs.filter(({ type, checked }) => type === 'checkbox' && checked).map(({ name }) => name);

  const isDay = ({ type }: HTMLInputElement) => type === 'date';

  // Choices stand in the fragment, which no server sees.
  const read = () => {
    const choices = new URLSearchParams(location.hash.slice(1));
    // A plus sign means a space there.
    const named = choices.get('what')?.split(' ') ?? [];
    const isNamed = ({ name }: HTMLInputElement) => named.includes(name);
    const hasChoice = inputs.some(isNamed);
    for (const input of inputs)
      if (isDay(input)) input.value = choices.get(input.name) ?? '';
      else if (hasChoice) input.checked = isNamed(input);
    return hasChoice;
  };

  const write = () => {
    const given = inputs
      .filter((input) => isDay(input) && input.value)
      .map(({ name, value }) => `&${name}=${value}`);
    history.replaceState(null, '', `#what=${chosen().join('+')}${given.join('')}`);
  };

  const show = () => {
    const today = new Date().toLocaleDateString('sv-SE');
    for (const input of inputs) if (isDay(input)) input.max = today;
    const isFuture = inputs.some(({ validity }) => validity.rangeOverflow);
    const known = Object.entries(dayNames).flatMap(([start, name]) => {
      const input = inputs.find((one) => one.name === name);
      // Years being typed are out of range.
      return input?.value && input.validity.valid ? [[start, input.value]] : [];
    });
    const person = { claims: chosen() as Claim[], days: Object.fromEntries(known), today };
    const { lines, talkBy } = timetable(groups, person);
    answer?.replaceChildren(
      ...(isFuture
        ? [texts.future]
        : talkBy === 'today'
          ? [texts.byToday]
          : talkBy
            ? withDay(texts.by, talkBy)
            : []),
    );
    const steps = lines.map(({ group, day, status, reasons }) => {
      const law = document.getElementById(`law-${ids[group]}`);
      const item = document.createElement('li');
      const when = day === 'today' ? [texts.now] : day ? withDay('{date}', day) : [];
      const named = reasons.flatMap((reason) => texts.reasons[reason] ?? []);
      const ended = named.length
        ? fillText(texts.endedIf, {
            reasons: new Intl.ListFormat(locale, { type: 'disjunction' }).format(named),
          })
        : texts.ended;
      const note = { 'may-have-ended': ended, ask: texts.ask, running: '', 'no-day': '' }[status];
      const heading = element('strong', '');
      heading.append(...when);
      item.append(heading, ...(law?.cloneNode(true).childNodes ?? []));
      if (note) item.append(element('p', note));
      return item;
    });
    list?.replaceChildren(...steps);
    if (!file) return;
    file.hidden = !talkBy || talkBy === 'today' || isFuture;
    if (file.hidden || !talkBy) return;
    URL.revokeObjectURL(file.href);
    const about = [
      texts.about,
      ...steps.map(({ textContent }) => `- ${textContent}`),
      location.href,
    ];
    const event = { day: talkBy, title: texts.event, about: about.join('\n'), url: data.url };
    file.href = URL.createObjectURL(new Blob([calendar(event)], { type: 'text/calendar' }));
  };

  part.addEventListener('input', () => {
    write();
    show();
  });
  addEventListener('hashchange', () => read() && show());
  part.hidden = false;
  if (read()) show();
}
