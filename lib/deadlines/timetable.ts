import type { Claim, Clock, ClockGroup, LateReason, Start, Step } from '../content/clock-schema';
import { type Day, durationSize, moved } from './duration';

/** Of the injury or treatment, the death, and the first answer or denial in writing. */
type Days = Partial<Record<'injury' | 'death' | 'decision', Day | undefined>>;
export type Person = { claims: readonly Claim[]; days: Days; today: Day };

/** What to do by when. The end itself is left out, as nobody should count on it. */
export type Line = {
  /** The place of its law in the list. */
  group: number;
  /** The one that was counted. */
  clock: Clock;
  day?: Day | 'today' | undefined;
  status: 'running' | 'may-have-ended' | 'ask' | 'no-day';
  reasons: LateReason[];
};

type Starts = readonly (Start | undefined)[];
const stepOrder: readonly Step[] = ['care', 'report', 'notice', 'claim', 'sue'];
// Of the starts that nobody is asked for, these can follow a death; none precedes the injury.
const lateStarts: Starts = [undefined, 'death', 'found', 'report'];
const unknownStarts: Starts = [...lateStarts, 'treatment-end', 'sale', 'last-day'];
const implied: Partial<Record<Start, LateReason>> = {
  found: 'found',
  payment: 'payment',
  letters: 'estate',
};

/**
 * What a person should do by when, the earliest first, and by when to talk to a lawyer. That day is
 * missing as long as the day of the injury could make it earlier.
 */
export function timetable(groups: readonly ClockGroup[], person: Person) {
  const waits = groups
    .flatMap(({ clocks }) => clocks)
    .filter((clock) => clock.step === 'wait' && concerns(clock, person));
  const found = groups.flatMap((law, group) =>
    parts(law, person).map((part) => ({ group, ...lineOf(part, { ...person, waits }) })),
  );
  const kept = found.filter((line) => !isReplaced(line, found)).sort(inOrder);
  const lines = kept.map((line) => beforeSuit(line, kept, waits)).sort(inOrder);
  const first = lines[0]?.day;
  const days = { ...person.days, injury: person.today };
  const isOpen =
    !person.days.injury && lines.some(({ clock, day }) => !day && measure(clock, days).end);
  return { lines, talkBy: isOpen && first !== 'today' ? undefined : first };
}

function concerns({ claim, ageBelow, from, before }: Clock, { claims, days }: Person): boolean {
  if ((ageBelow || from === 'birth') && !claims.includes('child')) return false;
  if (before && !(days.injury && days.injury < before)) return false;
  return claim.every((tag) => claims.includes(tag));
}

/** What makes up a line each. */
function parts({ join, clocks }: ClockGroup, person: Person): ClockGroup[] {
  const due = clocks.filter((clock) => clock.step !== 'wait' && concerns(clock, person));
  if (!join) return due.map((clock) => ({ clocks: [clock] }));
  const purposes = [...new Set(due.map(purpose))];
  return purposes.map((one) => ({ join, clocks: due.filter((clock) => purpose(clock) === one) }));
}

const purpose = ({ step, claim }: Clock) => [step, ...[...claim].sort()].join();

/** When a clock ends, from the earliest day on which it can have begun, as far as the days tell. */
export function measure(clock: Clock, { injury, ...others }: Days) {
  const { claim, time, from, orFrom, outer, outerFrom = 'injury', ageBelow } = clock;
  const days: { [Name in Start]?: Day | undefined } = { injury, act: injury, ...others };
  const knownOf = (starts: Starts) =>
    starts.flatMap((start) => (start && days[start]) ?? []).sort()[0];
  const startOf = (starts: Starts) => {
    const isUnknown = starts.some((start) => unknownStarts.includes(start));
    const isLate = claim.includes('death') && starts.every((start) => lateStarts.includes(start));
    const earliest = injury ? isUnknown && injury : isLate && others.death;
    return knownOf(starts) ?? (earliest || undefined);
  };
  const starts: Starts = orFrom ? [from, orFrom] : [from];
  const start = startOf(starts);
  const own = start && time && moved(start, time);
  const limitStart = outer && startOf([outerFrom]);
  const limit = limitStart && moved(limitStart, outer);
  const first = outer && !(own && limit && own < limit) ? limit : own;
  const end = ageBelow || from === 'birth' ? undefined : first;
  const isKnown = knownOf(starts) !== undefined;
  return { clock, starts, start, end, isKnown, last: isKnown ? end : limit };
}

type Measured = ReturnType<typeof measure>;
type Case = Person & { waits: readonly Clock[] };

function lineOf({ join, clocks }: ClockGroup, person: Case): Omit<Line, 'group'> {
  const all = clocks.map((clock) => measure(clock, person.days));
  // The one that ends first. Where the later end counts, one with a known start goes before.
  const known = all.filter(({ isKnown, end }) => isKnown && end);
  const counted = (join === 'later' && known.length > 0 ? known : all).reduce((one, other) =>
    (other.end ?? '9999') < (one.end ?? '9999') ? other : one,
  );
  const { clock, end } = counted;
  const day = dayOf(counted, person);
  const isPast = day && end && end < person.today;
  if (!isPast) return { clock, day, status: day ? 'running' : 'no-day', reasons: [] };
  const reasons = [
    ...clocks.flatMap(({ late = [] }) => late),
    ...all.flatMap(({ starts }) => starts).flatMap((start) => (start && implied[start]) ?? []),
  ];
  const canRun =
    person.claims.some((tag) => tag === 'child' || tag === 'incapacity') ||
    all.some(({ starts, clock }) => starts.includes('found') && !clock.outer) ||
    (join === 'later' && !all.every(({ last }) => last && last < person.today));
  return { clock, day, status: canRun ? 'ask' : 'may-have-ended', reasons: [...new Set(reasons)] };
}

function dayOf({ clock, start, end }: Measured, { waits, today }: Case) {
  const { step, time, outer } = clock;
  // Without a number, the law says right away.
  if (step === 'report' && !time && !outer) return 'today';
  if (!end) return undefined;
  const size = durationSize((start && time) ?? outer);
  const length = (size.months * 365) / 12 + size.days;
  const margin = length < 365 ? Math.ceil(length / 2) : 60;
  const day = moved(step === 'sue' ? lessWaits(end, waits) : end, `P${margin}D`, -1);
  if (length < 60 || day <= moved(today, 'P14D')) return 'today';
  // Before its outer limit, a clock that began on an unknown day can have ended long ago.
  return time && !start ? undefined : day;
}

/** Waits that begin with the same step run side by side. */
function lessWaits(end: Day, waits: readonly Clock[]): Day {
  return [...new Set(waits.map(({ from }) => from))].reduce((day, from) => {
    const same = waits.filter((wait) => wait.from === from);
    return same.map(({ time = 'P0D' }) => moved(day, time, -1)).sort()[0] ?? day;
  }, end);
}

/** A passed step that costs little would seem to end the case. */
function isReplaced({ clock, status }: Line, lines: readonly Line[]): boolean {
  if (!clock.soft || status === 'running' || status === 'no-day') return false;
  return lines.some((other) => !other.clock.soft && purpose(other.clock) === purpose(clock));
}

/** A notice or claim is due with the suit if it has no length, or else if a wait follows it. */
function beforeSuit(line: Line, lines: readonly Line[], waits: readonly Clock[]): Line {
  const { claim, step, time, outer } = line.clock;
  const suits = lines.filter(({ clock, day }) => clock.step === 'sue' && day);
  const suit = suits[0];
  if (!suit || (step !== 'notice' && step !== 'claim')) return line;
  const { status, reasons } = suits.find((other) => other.status === 'running') ?? suit;
  if (!time && !outer) return { ...line, day: suit.day, status, reasons };
  const isOwn = (tag: Claim) => tag !== 'injury' && tag !== 'death' && claim.includes(tag);
  const isFollowed = waits.some((wait) => wait.from === step && wait.claim.some(isOwn));
  return isFollowed && line.day && place(suit) < place(line) ? { ...line, day: suit.day } : line;
}

const place = ({ day = '9999' }: Line) => (day === 'today' ? '' : day);
const inOrder = (one: Line, other: Line) =>
  place(one).localeCompare(place(other)) ||
  stepOrder.indexOf(one.clock.step) - stepOrder.indexOf(other.clock.step);
