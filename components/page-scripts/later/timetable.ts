import type { TimetableData } from '@/components/deadlines/timetable';
import { readProps } from '@/components/islands/read-props';
import type { Claim } from '@/lib/content/clock-schema';
import { calendar } from '@/lib/deadlines/calendar';
import type { Day } from '@/lib/deadlines/duration';
import { type Line, timetable } from '@/lib/deadlines/timetable';
import { fillText } from '@/lib/inline-text';

const part = document.querySelector<HTMLElement>('#timetable');

if (part) {
  const data = (await readProps(part)) as TimetableData;
  const { laws, texts, locale } = data;
  const choices = [...part.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const dates = [...part.querySelectorAll<HTMLInputElement>('[type=date]')];
  const dayOf = ({ dataset }: HTMLInputElement) => dataset['day'] ?? '';
  const answer = part.querySelector('[role=status]');
  const list = part.querySelector('ol');
  const pattern = part.querySelector('li');
  const file = part.querySelector<HTMLAnchorElement>('a[download]');

  const chosen = () => choices.filter(({ checked }) => checked).map(({ name }) => name as Claim);

  // Choices stand in the fragment, which no server sees.
  const read = () => {
    const given = new URLSearchParams(location.hash.slice(1));
    // A plus sign means a space there.
    const named = given.get('what')?.split(' ');
    // Other fragments lead to a place on the page.
    if (!named && !dates.some((date) => given.has(dayOf(date)))) return;
    const isKnown = choices.some(({ name }) => named?.includes(name));
    if (isKnown || given.get('what') === '')
      for (const choice of choices) choice.checked = Boolean(named?.includes(choice.name));
    // Browsers warn of values that are no day.
    for (const date of dates)
      date.value = /^\d{4}-\d\d-\d\d$/.exec(given.get(dayOf(date)) ?? '')?.[0] ?? '';
    show();
  };

  const write = () => {
    const given = dates.filter(({ value }) => value);
    const days = given.map((date) => `&${dayOf(date)}=${date.value}`);
    history.replaceState(null, '', `#what=${chosen().join('+')}${days.join('')}`);
  };

  /** A text with a day in place of {date}. */
  const withDay = (text: string, day: Day) => {
    const [before = '', after = ''] = text.split('{date}');
    const time = document.createElement('time');
    time.dateTime = day;
    const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
    time.textContent = new Date(day).toLocaleDateString(locale, format);
    return [before, time, after];
  };

  const noteOn = ({ status, reasons }: Line) => {
    if (status === 'ask') return texts.ask;
    if (status !== 'may-have-ended') return '';
    const named = reasons.flatMap(
      (reason) => texts.reasons.find((one) => one.reason === reason)?.words ?? [],
    );
    const or = new Intl.ListFormat(locale, { type: 'disjunction' });
    return named.length > 0 ? fillText(texts.endedIf, { reasons: or.format(named) }) : texts.ended;
  };

  /** A step with its day; details of a law stand at its first step alone. */
  const stepOf = (line: Line, index: number, lines: readonly Line[]) => {
    const { group, clock, day } = line;
    const law = laws[group];
    const item = pattern?.cloneNode(true) as HTMLElement;
    item.hidden = false;
    const fill = (name: string, ...content: (string | Node)[]) =>
      item.querySelector(`[data-${name}]`)?.append(...content);
    if (day) fill('when', ...(day === 'today' ? [texts.now] : withDay(texts.step, day)));
    const named = choices.filter(({ name }) => clock.claim.includes(name as Claim));
    fill('claims', named.map((choice) => choice.closest('label')?.textContent).join(' · '));
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
    // Setting it would end the typing of a day.
    for (const date of dates)
      if (date.max !== today && date !== document.activeElement) date.max = today;
    return today;
  };

  const show = () => {
    const today = limit();
    const isFuture = dates.some(({ value }) => value > today);
    // Years being typed are out of range.
    const known = dates.filter(({ value, validity }) => value && validity.valid);
    const days: Record<string, Day> = Object.fromEntries(
      known.map((date) => [dayOf(date) === 'day' ? 'injury' : dayOf(date), date.value]),
    );
    const person = { claims: chosen(), days, today };
    const { lines, talkBy } = timetable(isFuture ? [] : laws, person);
    const day = talkBy === 'today' ? undefined : talkBy;
    const notes = [
      !days['injury'] && !talkBy && lines.some((line) => line.day) && texts.noInjury,
      day && lines.some((line) => !line.day && line.clock.time) && texts.undated,
      day && person.claims.includes('government') && texts.government,
    ].flatMap((note) => (note ? ` ${note}` : []));
    const headline = day ? withDay(texts.by, day) : talkBy ? [texts.byToday] : [];
    const nothing = isFuture ? texts.future : texts.none;
    answer?.replaceChildren(...(lines.length > 0 ? [...headline, ...notes] : [nothing]));
    const steps = lines.map(stepOf);
    list?.replaceChildren(...steps);
    if (!file) return;
    file.hidden = !day;
    if (day) file.href = calendarOf(day, steps, file.href);
  };

  const calendarOf = (day: Day, steps: readonly HTMLElement[], before: string) => {
    URL.revokeObjectURL(before);
    const listed = steps.map((step) =>
      ['when', 'claims', 'step', 'note'].flatMap(
        (name) => step.querySelector(`[data-${name}]`)?.textContent || [],
      ),
    );
    const about = [texts.about, ...listed.map((words) => `- ${words.join('. ')}`), location.href];
    // The same address lets a changed day replace the earlier event of the same case.
    const url = `${data.url}#what=${chosen().join('+')}`;
    const title = fillText(texts.event, { state: data.state });
    const event = calendar({ day, title, about: about.join('\n'), url });
    return URL.createObjectURL(new Blob([event], { type: 'text/calendar' }));
  };

  const update = () => {
    write();
    show();
  };
  part.addEventListener('input', update);
  addEventListener('hashchange', read);
  limit();
  // What was chosen before this script came counts more than the address.
  const isChosen = choices.some((one) => one.checked !== one.defaultChecked);
  if (isChosen || dates.some(({ value }) => value)) update();
  else read();
}
