import type { TimetableData } from '@/components/deadlines/timetable';
import { readProps } from '@/components/islands/read-props';
import type { Claim } from '@/lib/content/clock-schema';
import { calendar } from '@/lib/deadlines/calendar';
import type { Day } from '@/lib/deadlines/duration';
import { type Line, timetable } from '@/lib/deadlines/timetable';
import { fillText } from '@/lib/inline-text';

// The page has it, or this script would not have come.
const part = document.getElementById('timetable') as HTMLElement;
const { laws, texts, locale, state, url } = (await readProps(part)) as TimetableData;
const choices = [...part.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
const dates = [...part.querySelectorAll<HTMLInputElement>('[type=date]')];
const answer = part.querySelector('[role=status]');
const list = part.querySelector('ol');
const pattern = part.querySelector('li');
const file = part.querySelector<HTMLAnchorElement>('a[download]');

const chosen = () => choices.filter(({ checked }) => checked).map(({ name }) => name as Claim);
const dayOf = ({ dataset }: HTMLInputElement) => dataset['day'] ?? '';

// Choices stand in the fragment, which no server sees.
function read() {
  const given = new URLSearchParams(location.hash.slice(1));
  const what = given.get('what');
  // Other fragments lead to a place on the page.
  if (what === null && !dates.some((date) => given.has(dayOf(date)))) return;
  // A plus sign means a space there.
  const named = what?.split(' ') ?? [];
  if (what === '' || choices.some(({ name }) => named.includes(name)))
    for (const choice of choices) choice.checked = named.includes(choice.name);
  // Browsers warn of values that are no day.
  for (const date of dates)
    date.value = /^\d{4}-\d\d-\d\d$/.exec(given.get(dayOf(date)) ?? '')?.[0] ?? '';
  show();
}

function update() {
  const days = dates.map((date) => date.value && `&${dayOf(date)}=${date.value}`);
  history.replaceState(null, '', `#what=${chosen().join('+')}${days.join('')}`);
  show();
}

function limit() {
  const today = new Date().toLocaleDateString('sv-SE');
  // Setting it would end the typing of a day.
  for (const date of dates)
    if (date.max !== today && date !== document.activeElement) date.max = today;
  return today;
}

function show() {
  const today = limit();
  const isFuture = dates.some(({ value }) => value > today);
  // Years being typed are out of range.
  const known = dates.filter(({ value, validity }) => value && validity.valid);
  const days: Record<string, Day> = Object.fromEntries(
    known.map((date) => [dayOf(date) === 'day' ? 'injury' : dayOf(date), date.value]),
  );
  const claims = chosen();
  const { lines, talkBy } = timetable(isFuture ? [] : laws, { claims, days, today });
  const day = talkBy === 'today' ? undefined : talkBy;
  const notes = [
    !days['injury'] && !talkBy && lines.some((line) => line.day) && texts.noInjury,
    day && lines.some((line) => !line.day && line.clock.time) && texts.undated,
    day && claims.includes('government') && texts.government,
  ].flatMap((note) => (note ? ` ${note}` : []));
  const headline = day ? withDay(texts.by, day) : talkBy ? [texts.byToday] : [];
  const nothing = isFuture ? texts.future : texts.none;
  answer?.replaceChildren(...(lines.length > 0 ? [...headline, ...notes] : [nothing]));
  const steps = lines.map(asStep);
  list?.replaceChildren(...steps);
  if (!file) return;
  file.hidden = !day;
  if (day) file.href = calendarOf(day, steps, file.href);
}

/** A text with a day in place of {date}. */
function withDay(text: string, day: Day) {
  const [before = '', after = ''] = text.split('{date}');
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const textContent = new Date(day).toLocaleDateString(locale, format);
  const time = Object.assign(document.createElement('time'), { dateTime: day, textContent });
  return [before, time, after];
}

/** A step with its day; details of a law stand at its first step alone. */
function asStep(line: Line, index: number, lines: readonly Line[]) {
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
}

function noteOn({ status, reasons }: Line) {
  if (status === 'ask') return texts.ask;
  if (status !== 'may-have-ended') return '';
  const named = reasons.map((reason) => texts.reasons[reason]);
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  return named.length > 0 ? fillText(texts.endedIf, { reasons: or.format(named) }) : texts.ended;
}

function calendarOf(day: Day, steps: readonly HTMLElement[], before: string) {
  URL.revokeObjectURL(before);
  const listed = steps.map((step) =>
    ['when', 'claims', 'step', 'note'].flatMap(
      (name) => step.querySelector(`[data-${name}]`)?.textContent || [],
    ),
  );
  const about = [texts.about, ...listed.map((words) => `- ${words.join('. ')}`), location.href];
  // The same address lets a changed day replace the earlier event of the same case.
  const address = `${url}#what=${chosen().join('+')}`;
  const title = fillText(texts.event, { state });
  const event = calendar({ day, title, about: about.join('\n'), url: address });
  return URL.createObjectURL(new Blob([event], { type: 'text/calendar' }));
}

part.addEventListener('input', update);
addEventListener('hashchange', read);
limit();
// What was chosen before this script came counts more than the address.
const isChosen = choices.some((one) => one.checked !== one.defaultChecked);
if (isChosen || dates.some(({ value }) => value)) update();
else read();
