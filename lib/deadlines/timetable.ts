import type { Clock, ClockGroup } from '../content/clock-schema';
import { type Day, durationSize, moved, wholeMonths } from './duration';
import { type Case, type Days, kindsOfCase, type Person, toCase } from './person';
import { type Claim, type LateReason, type Start, starts, steps } from './vocabulary';

/** What to do by when. The end itself is left out, as nobody should count on it. */
export type Line = {
  /** The place of its law in the list. */
  group: number;
  /** The one that was counted. */
  clock: Clock;
  /** What it needs that the person neither named nor denied. */
  unsaid: Claim[];
  /** Today, where little time may be left. */
  day?: Day | undefined;
  /** Without a day, nothing says more. */
  status: 'running' | 'may-have-ended' | 'ask';
  reasons: LateReason[];
};

/** What can harm long before a death, whose day may be all that a family knows. */
const hiddenHarm: readonly Claim[] = ['care', 'government', 'disease', 'toxic', 'product'];

/** Nobody should wait longer than this to talk to a lawyer, whatever the law gives. */
const talkWithin = 'P6M';
/** Nor longer than this, where a denial may have come that nobody told. */
const talkWithinUnanswered = 'P30D';
/** Nor longer than this, where a government may be involved, which can ask for a notice within weeks. */
const talkWithinNotice = 'P7D';

/**
 * What a person should do by when, the earliest first, and by when to talk to a lawyer. What was not
 * said counts as possible: of the lines that rest on the same unsaid facts the earliest is shown.
 */
export function timetable(groups: readonly ClockGroup[], person: Person) {
  const known = toCase(person);
  const waits = groups
    .flatMap(({ clocks }) => clocks)
    .filter((clock) => clock.step === 'wait' && concerns(clock, known));
  const found = groups.flatMap((law, group) =>
    parts(law, known).map((part) => ({ group, ...lineOf(part, known, waits) })),
  );
  const kept = found.filter((line) => !isReplaced(line, found)).sort(inOrder);
  const all = kept.map((line) => beforeSuit(line, kept, waits)).sort(inOrder);
  const isOpen = all.some(isUnanswered);
  const isSoon = isOpen && !person.denied?.includes('government');
  const within = isSoon ? talkWithinNotice : isOpen ? talkWithinUnanswered : talkWithin;
  const isToday = mayBeOlder(known, all) || isAnswered(person);
  const latest = isToday ? person.today : moved(person.today, within);
  return {
    lines: all.filter((line, index) => !isRepeated(line, all.slice(0, index), known)),
    talkBy: all[0]?.day && firstDay(all[0].day, latest),
    isSoon,
  };
}

/** Whether the harm may lie far before the only day that was given, from which nobody can count then. */
const mayBeOlder = ({ said, possible, days }: Case, lines: readonly Line[]) =>
  !days.injury &&
  (hiddenHarm.some((claim) => said.has(claim) || possible.has(claim)) ||
    lines.some(({ clock, unsaid }) => unsaid.length === 0 && countsFromHarm(clock)));

const countsFromHarm = ({ from, orFrom, outer, outerFrom = 'injury' }: Clock) =>
  [from, orFrom, outer && outerFrom].some((start) => start === 'injury' || start === 'act');

/** Whether a step runs from an answer whose day was not given. */
const isUnanswered = ({ clock, day }: Line) => !day && clock.from === 'decision';

/**
 * Whether a claim after an injury at work was answered. Some states give two weeks to object (Ohio
 * R.C. 4123.511, Wyo. Stat. 27-14-601), and a letter can begin a time that no list of ours has.
 */
export const isAnswered = ({ claims, days }: Person) =>
  claims.includes('work') && Boolean(days.decision);

const isForChild = ({ ageBelow, from }: Clock) => ageBelow || from === 'birth';

function concerns(clock: Clock, { said, possible, days }: Case) {
  const { claim, before, months } = clock;
  if (isForChild(clock) && !said.has('child')) return false;
  // Who works for the federal government knows it.
  if (claim.includes('work') && claim.includes('federal') && !said.has('federal')) return false;
  if (before && !(days.injury && days.injury < before)) return false;
  if (months && days.injury && !months.includes(Number(days.injury.slice(5, 7)))) return false;
  return claim.every((tag) => said.has(tag) || possible.has(tag));
}

/** What makes up a line each. */
function parts({ join, clocks }: ClockGroup, person: Case): ClockGroup[] {
  const due = clocks.filter((clock) => clock.step !== 'wait' && concerns(clock, person));
  if (!join) return due.map((clock) => ({ clocks: [clock] }));
  const purposes = [...new Set(due.map(purpose))];
  return purposes.map((goal) => ({ join, clocks: due.filter((clock) => purpose(clock) === goal) }));
}

const purpose = ({ step, claim }: Clock) => [step, ...[...claim].sort()].join();

/**
 * When a clock ends, from the earliest day on which it can have begun. If the day of the injury is
 * unknown, it counts from the first day that is known, which the injury precedes.
 */
export function measure(clock: Clock, days: Days) {
  const { time, from, orFrom, outer, outerFrom = 'injury' } = clock;
  const injury = days.injury ?? firstDay(days.death, days.decision);
  const known: { [Name in Start]?: Day | undefined } = { ...days, injury, act: injury };
  const startOf = (...names: (Start | undefined)[]) => {
    const given = firstDay(...names.map((name) => name && known[name]));
    // A representative of the estate is named after the death.
    const earliest = names.includes('letters') ? (known.death ?? injury) : injury;
    return given ?? (names.some((name) => !name || starts[name].isUnasked) ? earliest : undefined);
  };
  const named = orFrom ? [from, orFrom] : [from];
  const start = startOf(...named);
  const ownEnd = start && time ? moved(start, time) : undefined;
  const limitStart = outer && startOf(outerFrom);
  const limit = limitStart ? moved(limitStart, outer) : undefined;
  return {
    clock,
    named,
    limit,
    end: isForChild(clock) ? undefined : firstDay(ownEnd, limit),
    length: ownEnd && !(limit && limit < ownEnd) ? time : outer,
    isKnown: named.some((name) => name && known[name]),
  };
}

const firstDay = (...days: (Day | undefined)[]) =>
  days.filter((day) => day !== undefined).sort()[0];

type Measured = ReturnType<typeof measure>;

function lineOf(
  { join, clocks }: ClockGroup,
  person: Case,
  waits: readonly Clock[],
): Omit<Line, 'group'> {
  const { said, days, today } = person;
  const all = clocks.map((clock) => measure(clock, days));
  // The one that ends first. Where the later end counts, one with a known start goes before.
  const known = all.filter(({ isKnown, end }) => isKnown && end);
  const counted = (join === 'later' && known.length > 0 ? known : all).reduce((one, other) =>
    (other.end ?? '9999') < (one.end ?? '9999') ? other : one,
  );
  const { clock, end } = counted;
  const day = dayOf(counted, today, waits);
  const line = { clock, day, unsaid: clock.claim.filter((tag) => !said.has(tag)) };
  const isPast = day && end && end < today;
  if (!isPast) return { ...line, status: 'running', reasons: [] };
  const reasons = [
    ...clocks.flatMap(({ late = [] }) => late),
    ...all.flatMap(({ named }) => named).flatMap((name) => (name && starts[name].late) ?? []),
  ];
  const isOver = ({ isKnown, end, limit }: Measured) => {
    const last = isKnown ? end : limit;
    return last !== undefined && last < today;
  };
  const canRun =
    said.has('child') ||
    said.has('incapacity') ||
    all.some(({ named, limit }) => named.includes('found') && !(limit && limit < today)) ||
    (join === 'later' && !all.every(isOver));
  return { ...line, status: canRun ? 'ask' : 'may-have-ended', reasons: [...new Set(reasons)] };
}

/**
 * Half of a length below two years is left to the lawyer, and eight months of a longer one: firms
 * turn cases down that end within weeks.
 */
function dayOf({ clock, end, length }: Measured, today: Day, waits: readonly Clock[]) {
  const { step, time, outer } = clock;
  // Without a number, the law says right away.
  if (step === 'report' && !time && !outer) return today;
  if (!end || !length) return undefined;
  const size = durationSize(length);
  const days = (size.months * 365) / 12 + size.days;
  const margin = wholeMonths(length) < 24 ? `P${Math.ceil(days / 2)}D` : 'P8M';
  // A federal claim has a lawsuit of its own, and so has each kind of case.
  const isOther = (wait: Clock) =>
    (wait.claim.includes('federal') && !clock.claim.includes('federal')) ||
    (kindOf(wait) && kindOf(clock) && kindOf(wait) !== kindOf(clock));
  const ownWaits = waits.filter((wait) => !isOther(wait));
  const day = moved(step === 'sue' ? lessWaits(end, ownWaits) : end, margin, -1);
  return days < 60 || day <= moved(today, 'P14D') ? today : day;
}

const kindOf = ({ claim }: Clock) => kindsOfCase.find((kind) => claim.includes(kind));

/** Waits that begin with the same step run side by side. */
function lessWaits(end: Day, waits: readonly Clock[]): Day {
  return [...new Set(waits.map(({ from }) => from))].reduce((day, from) => {
    const same = waits.filter((wait) => wait.from === from);
    return same.map(({ time = 'P0D' }) => moved(day, time, -1)).sort()[0] ?? day;
  }, end);
}

/**
 * A passed step that costs little would seem to end the case, and a law for what happened before a
 * day takes the place of the one that followed it.
 */
function isReplaced({ clock, status }: Line, lines: readonly Line[]): boolean {
  const otherClocks = lines.map((line) => line.clock).filter((other) => other !== clock);
  const same = otherClocks.filter((other) => purpose(other) === purpose(clock));
  if (!clock.before && same.some(({ before, if: own }) => before && own === clock.if)) return true;
  return Boolean(clock.soft) && status !== 'running' && same.some(({ soft }) => !soft);
}

/**
 * A notice or claim is due with its lawsuit if it has no length, or else if a wait follows it: with
 * one of the same kind, or else with any that surely fits.
 */
function beforeSuit(line: Line, lines: readonly Line[], waits: readonly Clock[]): Line {
  const { claim, step, time, outer } = line.clock;
  const isOwn = (tag: Claim) => tag !== 'injury' && tag !== 'death' && claim.includes(tag);
  const all = lines.filter(({ clock, day }) => clock.step === 'sue' && day);
  const same = all.filter(({ clock }) => clock.claim.some(isOwn));
  const sure = all.filter(({ unsaid }) => unsaid.length === 0);
  const suits = [same, sure, all].find((some) => some.length > 0) ?? [];
  const suit = suits[0];
  if (!suit || (step !== 'notice' && step !== 'claim')) return line;
  const of = (status: Line['status']) => suits.find((other) => other.status === status);
  const { status, reasons } = of('running') ?? of('ask') ?? suit;
  if (!time && !outer) return { ...line, day: suit.day, status, reasons };
  const isFollowed = waits.some((wait) => wait.from === step && wait.claim.some(isOwn));
  return isFollowed && line.day ? { ...line, day: firstDay(line.day, suit.day) } : line;
}

/**
 * Of what rests on the same open question, one step that may run is enough, and one that ended, unless
 * one speaks of more that was said.
 */
function isRepeated(
  { clock, unsaid, status }: Line,
  before: readonly Line[],
  { said, possible }: Case,
): boolean {
  const asked = (tags: readonly Claim[]) => [...new Set(tags.map((tag) => possible.get(tag)))];
  const open = asked(unsaid);
  return before.some(
    (other) =>
      other.unsaid.length > 0 &&
      clock.claim.every((tag) => !said.has(tag) || other.clock.claim.includes(tag)) &&
      (other.status === 'running') === (status === 'running') &&
      asked(other.unsaid).every((question) => open.includes(question)),
  );
}

const inOrder = (one: Line, other: Line) =>
  (one.day ?? '9999').localeCompare(other.day ?? '9999') ||
  Math.sign(one.unsaid.length) - Math.sign(other.unsaid.length) ||
  steps.indexOf(one.clock.step) - steps.indexOf(other.clock.step);
