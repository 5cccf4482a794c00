import type { Claim, Clock, ClockGroup, LateReason, Start, Step } from './clock';
import { steps } from './clock';
import { durationParts } from './duration';

/** A calendar day such as 2026-11-25. */
export type Day = string;

export type Person = {
  claims: readonly Claim[];
  /** Injury or treatment, death, and the first answer or denial in writing. */
  days: { injury?: Day; death?: Day; decision?: Day };
  today: Day;
};

export type Line = {
  /** Index of the clock's law. */
  group: number;
  clock: Clock;
  /** When to act; the end itself is never shown, because people would rely on it. */
  day?: Day | 'today';
  status: 'running' | 'may-have-ended' | 'ask' | 'no-day';
  reasons: LateReason[];
};

const [safety, soon] = [60, 14];

/** The steps that concern a person, by the day to act, and the first of these days. */
export function timetable(groups: readonly ClockGroup[], person: Person) {
  const concerning = groups.map(({ join, clocks }) => ({
    join,
    clocks: clocks.filter((clock) => concerns(clock, person)),
  }));
  const all = concerning.flatMap(({ clocks }) => clocks);
  const lines = concerning
    .flatMap(({ join, clocks }, group) =>
      together(join, clocks).map((ends) => lineOf(ends, group, join, all, person)),
    )
    .filter(({ clock, status }) => status !== 'may-have-ended' || !clock.soft || isLast(clock, all))
    .sort(
      (one, other) =>
        order(one.day).localeCompare(order(other.day)) ||
        steps.indexOf(one.clock.step) - steps.indexOf(other.clock.step),
    );
  return { lines, talkBy: lines.find(({ day }) => day)?.day };
}

/** Today comes before all days, and steps without a day come last. */
const order = (day: Line['day']) => (day === 'today' ? '' : (day ?? '9999'));

function concerns({ claim, before, from }: Clock, { claims, days }: Person): boolean {
  if (!claim.every((tag) => claims.includes(tag))) return false;
  // A birthday is not asked for, and the page tells ages in words.
  if (from === 'birth') return false;
  return !before || (days.injury !== undefined && days.injury < before);
}

const isSameCase = (one: Clock, other: Clock) =>
  one.step === other.step && String(one.claim) === String(other.claim);

/** Joined clocks of one step and case stand in one list. */
function together(join: ClockGroup['join'], clocks: readonly Clock[]): Clock[][] {
  return clocks.reduce<Clock[][]>((lists, clock) => {
    const list = join && lists.find(([first]) => first && isSameCase(first, clock));
    if (list) list.push(clock);
    else lists.push([clock]);
    return lists;
  }, []);
}

function isLast(clock: Clock, all: readonly Clock[]): boolean {
  return !all.some((other) => !other.soft && isSameCase(other, clock));
}

function lineOf(
  ends: readonly Clock[],
  group: number,
  join: ClockGroup['join'],
  all: readonly Clock[],
  person: Person,
): Line {
  // Of joined ends the first is counted, the early side, but none has passed while another runs.
  const counted = ends
    .map((clock) => ({ clock, end: endOf(clock, person) }))
    .sort((one, other) => order(one.end).localeCompare(order(other.end)));
  const running = counted.filter(({ end }) => end && end >= person.today);
  const [first] = join === 'later' && running.length > 0 ? running : counted;
  const { clock, end } = first ?? { clock: ends[0] as Clock };
  const reasons = [...new Set(ends.flatMap(reasonsOf))];
  const line = { group, clock, reasons };
  if (clock.step === 'wait') return { ...line, status: 'no-day' };
  const own = end ? dayOf(clock, end, all, person.today) : dayOfSuit(clock, all, person);
  if (!own) return { ...line, status: 'no-day' };
  if (!end || end >= person.today) return { ...line, day: own, status: 'running' };
  const mayRun = join === 'later' && counted.some((one) => one.end === undefined);
  return {
    ...line,
    day: 'today',
    status: mayRun || isHidden(ends, person) ? 'ask' : 'may-have-ended',
  };
}

/** Nobody can say that the time of a child, or for harm that was not known, has ended. */
function isHidden(ends: readonly Clock[], person: Person): boolean {
  if (person.claims.includes('child') || person.claims.includes('incapacity')) return true;
  return ends.some((clock) => {
    const limit = limitOf(clock, person);
    return [clock.from, clock.orFrom].includes('found') && !(limit && limit < person.today);
  });
}

function reasonsOf({ late = [], from, orFrom }: Clock): LateReason[] {
  const implied: Partial<Record<Start, LateReason>> = {
    found: 'found',
    payment: 'payment',
    letters: 'estate',
  };
  return [...late, ...[from, orFrom].flatMap((start) => implied[start as Start] ?? [])];
}

// Starts that nobody can take to be the day of the injury.
const unknown: (Start | undefined)[] = [
  'notice',
  'suit',
  'claim',
  'service',
  'answer',
  'restored',
  'payment',
  'hired',
  'letters',
];

function startDay(start: Start | undefined, { claims, days }: Person): Day | undefined {
  if (unknown.includes(start)) return undefined;
  if (start === 'decision') return days.decision;
  // Without its own day, a death counts from the injury, the early side.
  if (start === 'death') return days.death ?? days.injury;
  return days.injury ?? (claims.includes('death') ? days.death : undefined);
}

/** The last day of a clock, its outer limit included; undefined where the days do not tell. */
export function endOf(clock: Clock, person: Person): Day | undefined {
  const { time, from, orFrom } = clock;
  const starts = [startDay(from, person), ...(orFrom ? [startDay(orFrom, person)] : [])];
  const [start] = starts.filter((day) => day !== undefined).sort();
  const ends = [start && time && after(start, time), limitOf(clock, person)];
  const [end] = ends.filter((day): day is Day => Boolean(day)).sort();
  return end;
}

function limitOf({ outer, outerFrom = 'act' }: Clock, person: Person): Day | undefined {
  const start = outer && startDay(outerFrom, person);
  return start && after(start, outer);
}

/** Half of a time below a year, else 60 days before its end and the waits that come before it. */
function dayOf(clock: Clock, end: Day, all: readonly Clock[], today: Day): Day | 'today' {
  const length = daysOf(clock.time ?? clock.outer ?? '');
  if (length < safety) return 'today';
  const less = length < 365 ? Math.ceil(length / 2) : safety;
  const day = daysAfter(end, -less - waitsBefore(clock, all));
  return day < daysAfter(today, soon) ? 'today' : day;
}

function waitsBefore({ step, claim }: Clock, all: readonly Clock[]): number {
  if (step !== 'sue') return 0;
  const waits = all.filter((other) => other.step === 'wait' && sharesCase(other.claim, claim));
  return waits.reduce((sum, { time }) => sum + daysOf(time ?? ''), 0);
}

/** A wait against a government also delays the suit over the injury. */
const sharesCase = (wait: readonly Claim[], claim: readonly Claim[]) =>
  wait.includes('government') || wait.some((tag) => claim.includes(tag));

/** A notice or claim without its own length is due before the suit. */
function dayOfSuit(clock: Clock, all: readonly Clock[], person: Person): Day | 'today' | undefined {
  const isBefore: Step[] = ['notice', 'claim'];
  if (clock.time || !isBefore.includes(clock.step)) return undefined;
  const days = all
    .filter((other) => other.step === 'sue' && sharesCase(clock.claim, other.claim))
    .flatMap((suit) => {
      const end = endOf(suit, person);
      return end ? [dayOf(suit, end, all, person.today)] : [];
    });
  return days.sort((a, b) => order(a).localeCompare(order(b)))[0];
}

function after(day: Day, duration: string): Day {
  return durationParts(duration).reduce((date, { count, unit }) => {
    if (unit === 'day') return daysAfter(date, count);
    if (unit === 'hour') return daysAfter(date, Math.floor(count / 24));
    const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
    const months = month - 1 + (unit === 'year' ? 12 * count : count);
    // October 31 plus four months is the end of February.
    const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
    return isoDay(Date.UTC(year, months, Math.min(dayOfMonth, last)));
  }, day);
}

const dayLength = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const daysAfter = (day: Day, count: number) => isoDay(Date.parse(day) + count * dayLength);
const daysOf = (duration: string) =>
  (Date.parse(after('2026-01-01', duration || 'P0D')) - Date.parse('2026-01-01')) / dayLength;
