import type { TimetableData } from '@/components/deadlines/timetable';
import { readProps } from '@/components/islands/read-props';
import { calendar } from '@/lib/deadlines/calendar';
import { type Day, moved } from '@/lib/deadlines/duration';
import {
  arises,
  type Days,
  kindsOfCase,
  nothingElse,
  type Person,
  saidBy,
} from '@/lib/deadlines/person';
import { isAnswered, type Line, timetable } from '@/lib/deadlines/timetable';
import { helpsToday } from '@/lib/deadlines/usual-time';
import type { Claim } from '@/lib/deadlines/vocabulary';
import { fillText } from '@/lib/inline-text';

// The page has it, or this script would not have come.
const part = document.getElementById('timetable') as HTMLElement;
const { laws, texts, locale, state, url } = (await readProps(part)) as TimetableData;
const inputs = [...part.querySelectorAll('input')];
const boxes = inputs.filter(({ type }) => type === 'checkbox');
const answers = inputs.filter(({ type }) => type === 'radio');
const dates = inputs.filter(({ type }) => type === 'date');
const find = <Found extends HTMLElement>(selector: string) =>
  part.querySelector<Found>(selector) as Found;
const headline = find('[role=status]');
const remarks = find('[data-notes]');
const list = find('ol');
const pattern = find('ol li');

const dayOf = ({ dataset }: HTMLInputElement) => dataset['day'] ?? '';
const groupOf = (input: HTMLInputElement) => input.closest('fieldset') as HTMLElement;
const isAsked = (date: HTMLInputElement) => !groupOf(date).hidden;
const claimOf = ({ name }: HTMLInputElement) => name as Claim;
const rest = boxes.find(({ name }) => name === nothingElse) as HTMLInputElement;
const chosen = () => boxes.filter((box) => box.checked && box !== rest).map(claimOf);
const answered = () => {
  const said = saidBy(chosen());
  return answers.filter(
    (input) => input.checked && input.value !== 'unsure' && arises(claimOf(input), said),
  );
};
const answeredWith = (answer: string) =>
  answered()
    .filter(({ value }) => value === answer)
    .map(claimOf);
const claimsNow = () => [...chosen(), ...answeredWith('yes')];

// Choices stand in the fragment, which no server sees. The page runs no visit counter, which would.
function given() {
  const choices = new URLSearchParams(location.hash.slice(1));
  // Other fragments lead to a place on the page.
  return ['what', 'no', ...dates.map(dayOf)].some((name) => choices.has(name)) && choices;
}

function read() {
  const choices = given();
  if (!choices) return;
  // A plus sign means a space there.
  const [yes = [], no = []] = ['what', 'no'].map((name) => choices.get(name)?.split(' '));
  for (const box of boxes) box.checked = (box === rest ? no : yes).includes(box.name);
  for (const input of answers) {
    const answer = yes.includes(input.name) ? 'yes' : no.includes(input.name) ? 'no' : 'unsure';
    input.checked = input.value === answer;
  }
  // Browsers warn of values that are no day.
  for (const date of dates)
    date.value = /^\d{4}-\d\d-\d\d$/.exec(choices.get(dayOf(date)) ?? '')?.[0] ?? '';
  show();
}

function update() {
  const no = [...answeredWith('no'), ...(rest.checked ? [rest.name] : [])].join('+');
  const days = dates.map((date) => date.value && `&${dayOf(date)}=${date.value}`);
  const choices = `#what=${claimsNow().join('+')}${no && `&no=${no}`}`;
  history.replaceState(null, '', choices + days.join(''));
  show();
}

/** What is wrong with a day; nothing while it may still be typed. */
function faultOf(date: HTMLInputElement, { injury }: Days, today: Day) {
  if (!date.value || !isAsked(date)) return '';
  if (date.value < date.min) return date === document.activeElement ? '' : texts.year;
  if (date.value > today) return texts.future;
  if (dayOf(date) === 'day' || !injury || date.value >= injury) return '';
  return dayOf(date) === 'death' ? texts.order : texts.orderAnswer;
}

/** After which a day matters. Only employers, insurers and governments answer in writing. */
const factsOf: Record<string, readonly Claim[]> = {
  death: ['death'],
  decision: ['work', 'government', 'federal'],
};

/** The person, with the days that can be right; says at its field what is wrong with another. */
function personNow(): Person {
  const today = new Date().toLocaleDateString('sv-SE');
  const claims = claimsNow();
  const said = saidBy(claims);
  for (const answer of answers) groupOf(answer).hidden = !arises(claimOf(answer), said);
  const days: Days = {};
  for (const date of dates) {
    groupOf(date).hidden = factsOf[dayOf(date)]?.every((fact) => !said.has(fact)) ?? false;
    const fault = faultOf(date, days, today);
    // Setting it would end the typing of a day.
    if (date.max !== today && date !== document.activeElement) date.max = today;
    date.setAttribute('aria-invalid', String(fault !== ''));
    date.nextElementSibling?.replaceChildren(fault);
    if (!isAsked(date) || fault || date.value < date.min) continue;
    days[dayOf(date) === 'day' ? 'injury' : (dayOf(date) as 'death')] = date.value;
  }
  const denied = [...answeredWith('no'), ...(rest.checked ? kindsOfCase : [])];
  return { claims, denied, days, today };
}

function show() {
  const person = personNow();
  const { claims, days, today } = person;
  const isRefused = dates.some((date) => date.getAttribute('aria-invalid') === 'true');
  const hasDay = Object.keys(days).length > 0 && !isRefused;
  const { lines, talkBy, isSoon } = hasDay ? timetable(laws, person) : { lines: [] };
  const isToday = talkBy === today;
  const day = isToday ? undefined : talkBy;
  const [first] = lines;
  // What only may concern a case is no news of its end.
  const isEnded = first && first.unsaid.length === 0 && first.status !== 'running';
  const now = isEnded ? texts.byTodayEnded : texts.byToday;
  const missing = hasDay ? fillText(texts.missing, { days: missingDays() }) : texts.noDay;
  headline.replaceChildren(
    ...(day ? withDay(texts.by, day) : [talkBy ? now : isRefused ? texts.check : missing]),
  );
  const says = (...some: Claim[]) => some.some((claim) => claims.includes(claim));
  const all = [
    !rest.checked && lines.some(({ unsaid }) => unsaid.length > 0) && texts.open,
    !days.injury && talkBy && texts.noInjury,
    day && lines.some((line) => !line.day && line.clock.time) && texts.undated,
    day && isSoon && texts.government,
    isAnswered(person) && texts.denied,
    says('attack', 'uninsured') && texts.crime,
    says('attack', 'child') && texts.abuse,
  ];
  remarks.replaceChildren(all.filter(Boolean).join(' '));
  const steps = lines.map((line) => asStep(line, person));
  list.replaceChildren(...steps);
  showWhom(isToday, says('work'));
  find('[data-after]').hidden = steps.length === 0;
  const words = steps.map(inWords);
  const told = fillText(texts.told, { date: inFull(today), answers: answersNow() });
  find('[data-told]').replaceChildren(told);
  const send = [headline.textContent, remarks.textContent, '', ...words, '', told, location.href];
  const title = fillText(texts.event, { state });
  find<HTMLAnchorElement>('[data-send]').href =
    `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(send.join('\r\n'))}`;
  const file = find<HTMLAnchorElement>('[data-file]');
  file.hidden = !day;
  if (day) file.href = calendarFile(day, person, words, file.href);
}

const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent ?? '';
const anyOf = (words: readonly string[]) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);

/** The days that were not given, in words. */
const missingDays = () => anyOf(dates.filter((date) => !date.value && isAsked(date)).map(labelOf));

/** What was given and chosen, in words. */
const answersNow = () =>
  [
    ...dates
      .filter((date) => date.value && isAsked(date))
      .map((date) => `${labelOf(date)}: ${inFull(date.value)}`),
    ...boxes.filter(({ checked }) => checked).map(labelOf),
    ...answered().map((input) => `${nameOf(claimOf(input))}: ${labelOf(input)}`),
  ].join(' · ');

const inFull = (day: Day) =>
  new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A text with a day in place of {date}. */
function withDay(
  text: string,
  day: Day,
  textContent = inFull(day),
  time = document.createElement('time'),
) {
  const [before = '', after = ''] = text.split('{date}');
  return [before, Object.assign(time, { dateTime: day, textContent }), after];
}

function asStep(line: Line, { claims, today }: Person) {
  const { group, clock, day, unsaid } = line;
  const law = laws[group];
  const item = pattern.cloneNode(true) as HTMLElement;
  item.hidden = false;
  const fill = (name: string, ...content: (string | Node)[]) =>
    item.querySelector(`[data-${name}]`)?.append(...content);
  const when = item.querySelector('[data-when]');
  const time = when?.querySelector('time') ?? undefined;
  if (day === today) when?.replaceChildren(...withDay(texts.now, today, texts.today, time));
  else if (day) when?.replaceChildren(...withDay(texts.step, day, inFull(day), time));
  const said = clock.claim.filter((claim) => !unsaid.includes(claim)).map(nameOf);
  fill('claims', [...said, ...unsaid.map(ifOf)].filter(Boolean).join(' · '));
  fill('step', law?.steps[law.clocks.indexOf(clock)] ?? '');
  const link = { href: `#law-${law?.id}`, textContent: law?.section ?? '' };
  fill('law', Object.assign(document.createElement('a'), link));
  fill('note', noteOn(line, claims));
  return item;
}

const factOf = (claim: Claim) => texts.facts.find((fact) => fact.claim === claim);
const nameOf = (claim: Claim) => factOf(claim)?.said ?? factOf(claim)?.name ?? '';
const ifOf = (claim: Claim) => factOf(claim)?.if ?? fillText(texts.ifKind, { name: nameOf(claim) });

function noteOn({ group, clock, status, reasons }: Line, claims: readonly Claim[]) {
  const general = ['injury', 'death', 'government', 'place'];
  const isGeneral = clock.claim.every((claim) => general.includes(claim));
  if (claims.includes('federal') && isGeneral && !laws[group]?.isFederal) return texts.federal;
  if (status === 'running') return '';
  // Time after a sexual assault is another one almost everywhere.
  const isOther = clock.claim.includes('care') || clock.if;
  const assault = claims.includes('attack') && !isOther ? texts.assault : '';
  if (status === 'ask') return `${texts.ask} ${assault}`;
  const told = reasons.filter((reason) => reason !== 'estate' || claims.includes('death'));
  const named = anyOf(told.map((reason) => texts.reasons[reason]));
  return `${named ? fillText(texts.endedIf, { reasons: named }) : texts.ended} ${assault}`;
}

/** A step in plain text. */
const inWords = (step: HTMLElement) =>
  `- ${['when', 'claims', 'step', 'note']
    .flatMap((name) => step.querySelector(`[data-${name}]`)?.textContent || [])
    .join('. ')
    .replace('..', '.')}`;

/** Where to ask today: the state's bar, legal aid or, for work, the agency, and then this site. */
function showWhom(isToday: boolean, isAtWork: boolean) {
  const whom = find('[data-whom]');
  whom.hidden = !isToday;
  for (const place of whom.querySelectorAll<HTMLElement>('[data-kind]'))
    place.hidden = !helpsToday(place.dataset['kind'] ?? '', isAtWork);
}

/** Next week first, and the day at the latest, where it comes later. */
function calendarFile(
  day: Day,
  { claims, today }: Person,
  words: readonly string[],
  before: string,
) {
  URL.revokeObjectURL(before);
  const latest = {
    day,
    title: fillText(texts.latest, { state }),
    about: [texts.about, ...words, location.href].join('\n'),
    // The same address lets a changed day replace the earlier event of the same case.
    id: `${url}#what=${claims.join('+')}`,
    alarms: [14, 3],
  };
  const first = {
    ...{ ...latest, day: moved(today, 'P7D'), id: `${latest.id}&week`, alarms: [0] },
    title: fillText(texts.event, { state }),
  };
  const file = calendar(day > first.day ? [first, latest] : [latest], location.href);
  return URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
}

part.addEventListener('input', update);
// A year is complete once the field is left.
part.addEventListener('focusout', show);
part.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  if (target.closest('[data-print]')) {
    const page = document.documentElement;
    page.dataset['only'] = 'timetable';
    print();
    delete page.dataset['only'];
  }
  const law = document.getElementById(target.getAttribute('href')?.slice(1) ?? '');
  if (!law?.id.startsWith('law-')) return;
  // Following the link would take the choices out of the address.
  event.preventDefault();
  law.closest('details')?.setAttribute('open', '');
  law.tabIndex = -1;
  law.focus();
});
addEventListener('hashchange', read);
// What was chosen before this script came counts more than the address, but not what Back restored:
// browsers restore boxes without the days.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isChosen = inputs.some((input) => input.checked !== input.defaultChecked);
const isNew = arrival?.type === 'navigate' || !given();
if (isNew && (isChosen || dates.some(({ value }) => value))) update();
else read();
