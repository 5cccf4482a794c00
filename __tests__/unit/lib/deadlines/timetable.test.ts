import * as fc from 'fast-check';
import type { Clock, ClockGroup } from '@/lib/content/clock-schema';
import { moved } from '@/lib/deadlines/duration';
import { kindsOfCase, type Person, toCase } from '@/lib/deadlines/person';
import { type Line, measure, timetable } from '@/lib/deadlines/timetable';
import { type Claim, type Start, starts, steps } from '@/lib/deadlines/vocabulary';

const today = '2026-11-24';

// Each case: what it is, whom it concerns and the days given; the laws; what should be shown.
const cases = `
1 a notice without a length: government injury, injury 2026-01-15
  government sue P6M; government sue P1Y; government notice; government wait P90D from notice; injury sue P3Y from injury or found
  notice today; sue today may-have-ended; sue today; sue 2028-02-17
3 a city: government injury, injury 2026-10-01
  government notice P120D from injury; government wait P120D from claim; injury sue P3Y from injury or found
  notice today; sue 2028-10-03
4 a claim without a length: government injury, injury 2025-10-01
  government claim; government wait P60D from claim; injury sue P3Y from injury or found
  claim 2027-12-02; sue 2027-12-02
5 an extension that nobody should count on: care, injury 2026-09-01
  care sue P1Y from found outer P3Y outerFrom injury; care wait P90D from notice
  sue today
6 past its day, not its end: government injury, injury 2026-09-20
  government notice P90D from injury; government sue P1Y90D from injury; government wait P30D from notice
  notice today; sue 2027-04-05
7 a refusal: government, injury 2026-05-01, decision 2026-10-01
  government claim P1Y from decision
  claim 2027-04-01
8 neither a denial nor a payment: work, injury 2026-08-01
  work claim P2Y from decision; work claim P3Y from payment
  claim -; claim -
9 late leave: government injury, injury 2026-03-01
  government claim P6M from injury late child+excuse; government sue P6M from decision
  claim today may-have-ended child excuse; sue -
10 an estate counts from the death: death, death 2025-09-01
  death sue P1Y from letters outer P2Y outerFrom death
  sue today may-have-ended estate
10 an estate near the outer limit: death, death 2025-01-15
  death sue P1Y from letters outer P2Y outerFrom death; death claim P1Y from letters outer P18M outerFrom death
  claim today may-have-ended estate; sue today may-have-ended estate
11 no lawyer yet: bar, injury 2026-07-01
  bar notice P120D from hired; bar sue P2Y
  sue 2027-11-01; notice -
12 one line of two: work, injury 2026-04-01
  later work claim P1Y from injury & work claim P6M from payment
  claim today
13 the known start counts: care, injury 2025-01-10
  later care sue P2Y from act outer P6Y & care sue P6M from found outer P6Y; care wait P182D from notice
  sue today
13 the known start passed: care, injury 2023-10-01
  later care sue P3Y from act outer P8Y & care sue P1Y from found outer P8Y
  sue today ask found
13 the earlier end counts: care death, injury 2023-06-01, death 2025-06-01
  earlier care+death sue P3Y from death & care+death sue P4Y from treatment-end
  sue today
14 found before the outer limit, it may run: care, injury 2024-01-01
  care sue P1Y from found outer P3Y outerFrom injury; care sue P9Y ageBelow 12; care sue P2Y before 2023-10-01
  sue today ask found
15 both days: care death, injury 2023-07-01, death 2026-06-01
  care+death sue P1Y from death outer P3Y
  sue today may-have-ended
15 only the death leaves its end: care death, death 2026-06-01
  care+death sue P1Y from death outer P3Y
  sue today
16 counted from the injury: death, injury 2025-12-20, death 2026-10-01
  death sue P1Y from injury late crime
  sue today
16 at the latest from the death: death, death 2026-10-01
  death sue P1Y from injury late crime
  sue 2027-04-01
17 a child: injury vehicle child, injury 2023-11-24
  injury sue P2Y from injury late child; child sue P7Y from injury ageBelow 12
  sue today ask child; sue -
18 a few days: work, injury 2026-11-17
  work report P3D from injury late knew+excuse
  report today may-have-ended knew excuse
19 a passed soft one: work, injury 2026-10-25
  work report P5D from injury soft; work report P90D from injury; work claim P5D from injury soft
  claim today may-have-ended; report 2026-12-09
21 a bridge: government injury place, injury 2026-11-18
  government+place notice P20D from injury
  notice today
21 a clock of weeks: government injury, injury 2026-11-24
  government notice P50D from injury
  notice today
21 within 14 days: government injury, injury 2026-10-20
  government sue P2Y from injury; government notice P90D from injury
  notice today; sue 2028-02-20
22 a late notice with a reason: no-fault, injury 2026-10-15
  no-fault notice P30D from injury late excuse; no-fault claim P30D from injury or found
  notice today may-have-ended excuse; claim today ask found
23 an unknown report: work, injury 2025-02-01
  work claim P3Y from report outer P6Y
  claim 2027-06-01
24 a death in a crash: death vehicle, death 2025-02-01
  death sue P3Y from death; vehicle+death sue P2Y from death; death claim P3Y
  sue today; claim 2027-06-01; sue 2027-06-01
25 the suit against anybody: government death, death 2025-06-01
  government+death claim P2Y from death; government+death wait P6M from claim; death sue P2Y from death; death claim P2Y
  claim today; claim today; sue today
26 a wait of another kind of case: vehicle, injury 2026-11-20
  care sue P2Y from injury; care wait P182D from notice; trip sue P1Y from injury
  sue 2027-05-21; sue 2027-09-22
27 an illness from work has its own step: disease, injury 2026-11-20
  work report from injury; work+disease claim P1Y from injury
  report today; claim 2027-05-21
28 a driver who may have been drunk: vehicle, injury 2026-11-20
  victim claim P1Y from injury; attack sue P2Y from injury
  claim 2027-05-21; sue 2028-03-20
29 a fall over a drunk guest: injury, injury 2026-11-20
  bar notice P120D from injury; injury sue P2Y from injury
  notice 2027-01-19; sue 2028-03-20`;

function asClock(words: string): Clock {
  const [tags = '', step, ...rest] = words.trim().split(' ');
  const after = (name: string) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : undefined);
  return {
    claim: tags.split('+'),
    step,
    time: rest[0]?.startsWith('P') ? rest[0] : undefined,
    from: after('from'),
    orFrom: after('or'),
    outer: after('outer'),
    ageBelow: Number(after('ageBelow') ?? 0),
    before: after('before'),
    outerFrom: after('outerFrom'),
    late: after('late')?.split('+'),
    soft: rest.includes('soft'),
  } as Clock;
}

function asLaw(words: string): ClockGroup {
  const join = (['later', 'earlier'] as const).find((word) => words.startsWith(word));
  const clocks = words.replace(/^(later|earlier) /, '').split('&');
  return { join, clocks: clocks.map(asClock) };
}

const asWord = (day = '-') => (day === today ? 'today' : day);
const inWords = ({ clock, day, status, reasons }: Line) =>
  [clock.step, asWord(day), status, ...reasons].filter((word) => word !== 'running').join(' ');

const rows = cases.split(/\n(?=\d)/).slice(1);
it.each(rows.map((row) => row.split(/\n +/)))('%s', (about = '', laws = '', shown = '') => {
  const [tags = '', ...given] = about.replace(/.*: /, '').split(', ');
  const days = Object.fromEntries(given.map((day) => day.split(' ')));
  const person = { claims: tags.split(' ') as Claim[], days, today };
  const { lines, talkBy } = timetable(laws.split('; ').map(asLaw), person);
  expect(lines.map(inWords)).toEqual(shown.split('; '));
  const [, first = ''] = shown.split(/[ ;]/);
  // Nobody is told to wait longer than six months; harm can have begun long before a death.
  const latest = first > '2027-05-24' && first !== 'today' ? '2027-05-24' : first;
  expect(asWord(talkBy)).toBe(days.injury || first === '-' ? latest : 'today');
});

it.each<[string, Partial<Person>, string, string]>([
  ['an illness from work, found in retirement', { claims: ['disease'] }, 'work', '2027-01-22'],
  ['a hospital that may be public', { claims: ['care'] }, 'government', '2027-01-22'],
  ['a road near a hospital', { claims: ['care'] }, 'government+place', '2027-05-24'],
  ['a crash', { claims: ['vehicle'] }, 'work', '2027-05-24'],
])('%s: a denial counts where one can know', (_, own, question, expected) => {
  const laws = [asLaw(`${question} notice P4M from injury`), asLaw('injury sue P3Y from injury')];
  const denied = ['work', 'government', ...kindsOfCase] as Claim[];
  const person = { claims: [], denied, days: { injury: '2026-11-24' }, today, ...own };
  expect(timetable(laws, person).talkBy).toBe(expected);
});

it('a family that knows only the day of a death asks today about a time from the injury', () => {
  const person = {
    claims: ['death'] as Claim[],
    denied: [...kindsOfCase, 'government'] as Claim[],
  };
  const told = (law: string) =>
    timetable([asLaw(law)], { ...person, days: { death: '2026-10-01' }, today }).talkBy;
  expect(told('death sue P1Y from injury')).toBe(today);
  expect(told('death sue P1Y from death')).toBe('2027-04-01');
});

it('a notice after snow is for winter', () => {
  const [clock] = asLaw('injury notice P30D from injury').clocks;
  const laws = [{ clocks: [{ ...clock, months: [1, 12] } as Clock] }];
  const told = (injury: string) => timetable(laws, { claims: [], days: { injury }, today }).talkBy;
  expect([told('2025-12-31'), told('2026-07-10')]).toEqual([today, undefined]);
});

it('who may owe a government notice, or was denied a claim, is told to ask in days or a month', () => {
  const laws = ['government sue P6M from decision', 'injury sue P3Y from injury'].map(asLaw);
  const days = { injury: '2026-11-01' };
  const told = (own: Partial<Person>) =>
    timetable(laws, { claims: [], days, today, ...own }).talkBy;
  expect(told({})).toBe('2026-12-01');
  expect(told({ claims: ['care'], denied: ['government'] })).toBe('2026-12-24');
  expect(told({ claims: ['government'], days: { ...days, decision: '2026-11-23' } })).toBe(
    '2027-02-20',
  );
  expect(told({ denied: ['government'] })).toBe('2027-05-24');
});

it('who was denied a claim after an injury at work is told to ask today', () => {
  const laws = ['work claim P2Y from injury'].map(asLaw);
  const days = { injury: '2026-10-01' };
  const told = (own: Partial<Person>) =>
    timetable(laws, { claims: ['work'], days, today, ...own }).talkBy;
  expect(told({})).toBe('2027-05-24');
  expect(told({ days: { ...days, decision: '2026-11-20' } })).toBe(today);
});

it.each<[string, string, string, 1 | -1]>([
  ['2026-10-31', 'P4M', '2027-02-28', 1],
  ['2027-10-31', 'P4M', '2028-02-29', 1],
  ['2026-08-31', 'P6M', '2027-02-28', 1],
  ['2026-11-24', 'PT72H', '2026-11-27', 1],
  ['2028-02-29', 'P1Y', '2029-02-28', 1],
  ['2027-01-01', 'P1D', '2026-12-31', -1],
  ['2027-03-31', 'P1M', '2027-02-28', -1],
])('from %s, %s ends on %s', (day, duration, end, direction) => {
  expect(moved(day, duration, direction)).toBe(end);
});

const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const someTags = fc.subarray<Claim>(['injury', 'death', 'care', 'government'], { maxLength: 2 });
const length = maybe(fc.constantFrom('PT72H', 'P10D', 'P90D', 'P6M', 'P12M', 'P1Y', 'P2Y', 'P3Y'));
const start = maybe(fc.constantFrom(...(Object.keys(starts) as Start[])));
const dueStep = fc.constantFrom(...steps.slice(1, 5));
const due = { claim: someTags, step: dueStep, time: length, from: start, orFrom: start };
const anyClock = fc.record<Clock>({ ...due, outer: length, outerFrom: start });
const anyWait = fc.record<Clock>({
  ...{ claim: someTags, step: fc.constant('wait'), from: fc.constantFrom('notice', 'claim') },
  time: fc.constantFrom('P30D', 'P90D', 'P120D'),
});
const anyLaw = fc.record<ClockGroup>({
  join: maybe(fc.constantFrom('later', 'earlier')),
  clocks: fc.array(fc.oneof(anyClock, anyWait), { minLength: 1, maxLength: 3 }),
});
const pastDay = maybe(fc.integer({ min: -1500, max: 0 }).map((days) => plus(today, days)));
const anyPerson = fc.record<Person>({
  claims: fc.subarray<Claim>(['injury', 'death', 'care', 'government', 'child', 'incapacity']),
  days: fc.record({ injury: pastDay, death: pastDay, decision: pastDay }),
  today: fc.constant(today),
});

const runs = { seed: 7, numRuns: 3000 };
const always = (check: (laws: ClockGroup[], person: Person) => void) =>
  fc.assert(fc.property(fc.array(anyLaw, { maxLength: 5 }), anyPerson, check), runs);

type Rule = (line: Line, laws: ClockGroup[], person: Person) => void;
const ofEveryLine: Record<string, Rule> = {
  'no day is after the end less its waits': ({ clock, day = today }, laws, person) => {
    const { said, days } = toCase(person);
    const own = laws
      .flatMap(({ clocks }) => clocks)
      .filter(({ step, claim }) => step === 'wait' && claim.every((tag) => said.has(tag)));
    const longest = (start: string) => {
      const same = own.filter(({ from }) => from === start);
      return Math.max(0, ...same.map(({ time = '' }) => Number(time.slice(1, -1))));
    };
    const waits = clock.step === 'sue' ? longest('notice') + longest('claim') : 0;
    const { end } = measure(clock, days);
    if (end && day !== today) expect(day <= plus(end, -waits)).toBe(true);
  },
  'no running clock may have ended': ({ clock, group, status }, laws, person) => {
    const { days } = toCase(person);
    const { join, clocks = [] } = laws[group] ?? {};
    const purpose = `${clock.step} ${clock.claim}`;
    const same = clocks.filter(({ step, claim }) => `${step} ${claim}` === purpose);
    if (status === 'may-have-ended')
      for (const one of join === 'later' ? same : [clock])
        expect((measure(one, days).end ?? '') < today).toBe(true);
  },
  'no child, nor who could not act, hears that time may have ended': (
    { status },
    _,
    { claims },
  ) => {
    if (status === 'may-have-ended')
      expect(claims.filter((tag) => tag === 'child' || tag === 'incapacity')).toEqual([]);
  },
};
it.each(Object.entries(ofEveryLine))('%s', (_name, check) =>
  always((laws, person) => {
    for (const line of timetable(laws, person).lines) check(line, laws, person);
  }),
);

it('one more law never makes the day to talk later', () =>
  always((laws, person) => {
    const [all, fewer] = [laws, laws.slice(1)].map((some) => timetable(some, person).talkBy);
    expect((all ?? '9999') <= (fewer ?? '9999')).toBe(true);
  }));
