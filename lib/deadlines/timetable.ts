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
  const own = groups.map(({ join, clocks }) => ({
    join,
    clocks: clocks.filter((clock) => concerns(clock, person)),
  }));
  const waits = own.flatMap(({ clocks }) => clocks.filter(({ step }) => step === 'wait'));
  const found = own.flatMap((law, group) =>
    parts(law).map((part) => ({ group, ...lineOf(part, waits, person) })),
  );
  const kept = found.filter((line) => !isReplaced(line, found)).sort(inOrder);
  const lines = kept.map((line) => beforeSuit(line, kept, waits)).sort(inOrder);
  const first = lines[0]?.day;
  const days = { ...person.days, injury: person.today };
  const isOpen =
    !person.days.injury && lines.some(({ clock, day }) => !day && endOf(clock, days) !== undefined);
  return { lines, talkBy: isOpen && first !== 'today' ? undefined : first };
}

function concerns({ claim, ageBelow, from, before }: Clock, { claims, days }: Person): boolean {
  if ((ageBelow || from === 'birth') && !claims.includes('child')) return false;
  if (before && !(days.injury && days.injury < before)) return false;
  return claim.every((tag) => claims.includes(tag));
}

/** What makes up a line each. */
function parts({ join, clocks }: ClockGroup): ClockGroup[] {
  const due = clocks.filter(({ step }) => step !== 'wait');
  if (!join) return due.map((clock) => ({ clocks: [clock] }));
  const purposes = [...new Set(due.map(purpose))];
  return purposes.map((one) => ({ join, clocks: due.filter((clock) => purpose(clock) === one) }));
}

const purpose = ({ step, claim }: Clock) => [step, ...[...claim].sort()].join();

function lineOf(part: ClockGroup, waits: readonly Clock[], person: Person): Omit<Line, 'group'> {
  const clock = counted(part, person.days);
  const end = endOf(clock, person.days);
  const day = end && dayOf(clock, end, clock.step === 'sue' ? waits : [], person);
  // Without a number, the law says right away.
  const isNow = clock.step === 'report' && !clock.time && !clock.outer;
  if (isNow) return { clock, day: 'today', status: 'running', reasons: [] };
  if (!day) return { clock, status: 'no-day', reasons: [] };
  if (end >= person.today) return { clock, day, status: 'running', reasons: [] };
  const reasons = [
    ...part.clocks.flatMap(({ late = [] }) => late),
    ...part.clocks.flatMap(startsOf).flatMap((start) => (start && implied[start]) ?? []),
  ];
  const canRun =
    person.claims.some((tag) => tag === 'child' || tag === 'incapacity') ||
    part.clocks.some((other) => startsOf(other).includes('found') && !other.outer) ||
    (part.join === 'later' && !part.clocks.every((other) => isOver(other, person)));
  return { clock, day, status: canRun ? 'ask' : 'may-have-ended', reasons: [...new Set(reasons)] };
}

/** The one that ends first. Where the later end counts, one with a known start goes before. */
function counted({ join, clocks }: ClockGroup, days: Days): Clock {
  const known = clocks.filter((clock) => knownStart(startsOf(clock), days) && endOf(clock, days));
  const end = (clock: Clock) => endOf(clock, days) ?? '9999';
  const some = join === 'later' && known.length > 0 ? known : clocks;
  return some.reduce((one, other) => (end(other) < end(one) ? other : one));
}

function isOver(clock: Clock, { days, today }: Person): boolean {
  const end = knownStart(startsOf(clock), days) ? endOf(clock, days) : limitOf(clock, days);
  return end !== undefined && end < today;
}

const startsOf = ({ from, orFrom }: Clock): Starts => (orFrom ? [from, orFrom] : [from]);

function knownStart(starts: Starts, { injury, ...others }: Days): Day | undefined {
  const known: { [Name in Start]?: Day | undefined } = { injury, act: injury, ...others };
  return starts.flatMap((start) => (start && known[start]) ?? []).sort()[0];
}

/** The earliest day on which it can have begun. */
function startOf(claim: readonly Claim[], starts: Starts, days: Days): Day | undefined {
  const known = knownStart(starts, days);
  const isUnknown = starts.some((start) => unknownStarts.includes(start));
  if (known || days.injury) return known ?? (isUnknown ? days.injury : undefined);
  const isLate = starts.every((start) => lateStarts.includes(start));
  return isLate && claim.includes('death') ? days.death : undefined;
}

function limitOf({ claim, outer, outerFrom = 'injury' }: Clock, days: Days): Day | undefined {
  const start = startOf(claim, [outerFrom], days);
  return start && outer ? moved(start, outer) : undefined;
}

/** The last day, from the earliest possible start; undefined if the days given do not tell. */
export function endOf(clock: Clock, days: Days): Day | undefined {
  if (clock.ageBelow || clock.from === 'birth') return undefined;
  const start = startOf(clock.claim, startsOf(clock), days);
  const end = start && clock.time ? moved(start, clock.time) : undefined;
  if (!clock.outer) return end;
  const limit = limitOf(clock, days);
  return end && limit && end < limit ? end : limit;
}

function dayOf(clock: Clock, end: Day, waits: readonly Clock[], { days, today }: Person) {
  const start = startOf(clock.claim, startsOf(clock), days);
  const size = durationSize((start && clock.time) ?? clock.outer ?? '');
  const length = (size.months * 365) / 12 + size.days;
  const margin = length < 365 ? Math.ceil(length / 2) : 60;
  const day = moved(lessWaits(end, waits), `P${margin}D`, -1);
  if (length < 60 || day <= moved(today, 'P14D')) return 'today';
  // Before its outer limit, a clock that began on an unknown day can have ended long ago.
  return clock.time && !start ? undefined : day;
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
