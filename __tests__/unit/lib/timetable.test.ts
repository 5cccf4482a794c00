import fc from 'fast-check';
import type { Claim, Clock, ClockGroup } from '@/lib/clock';
import { endOf, type Person, timetable } from '@/lib/timetable';

const today = '2026-11-24';
const clock = (claim: Claim, step: Clock['step'], time?: string, more = {}): Clock => ({
  claim: [claim],
  step,
  time,
  from: 'injury',
  ...more,
});
const one = (...clocks: Clock[]): ClockGroup[] => [{ clocks }];
const person = (claims: string, injury?: string, more = {}): Person => ({
  claims: claims.split(' ') as Claim[],
  days: { ...(injury && { injury }), ...more },
  today,
});
const shown = (groups: ClockGroup[], who: Person) =>
  timetable(groups, who).lines.map(({ clock: { step }, day, status }) =>
    [step, day, status === 'running' ? '' : status].filter(Boolean).join(' '),
  );

const sue = (claim: Claim, time: string, more = {}) => clock(claim, 'sue', time, more);
const found = { from: 'found' };

describe.each<[string, ClockGroup[], Person, string[]]>([
  [
    'two years: 60 days before the end',
    one(sue('injury', 'P2Y')),
    person('injury', '2026-01-31'),
    ['sue 2027-12-02'],
  ],
  [
    'Mississippi: a notice without a length is due before the wait, so today',
    one(
      clock('government', 'notice'),
      clock('government', 'wait', 'P90D', { from: 'notice' }),
      sue('government', 'P1Y'),
    ),
    person('injury government', '2026-01-15'),
    ['notice today', 'sue today', 'wait no-day'],
  ],
  [
    'Wisconsin: the wait of 120 days comes before the suit over the injury',
    one(
      clock('government', 'claim'),
      clock('government', 'wait', 'P120D', { from: 'claim' }),
      sue('injury', 'P3Y'),
    ),
    person('injury government', '2025-11-24'),
    ['claim 2028-05-28', 'sue 2028-05-28', 'wait no-day'],
  ],
  [
    'New York: day 65 of 90 is today, not a day that has passed',
    one(clock('government', 'notice', 'P90D')),
    person('injury government', '2026-09-20'),
    ['notice today'],
  ],
  [
    'New Mexico: nothing is invented for a clock that starts with a denial',
    one(clock('work', 'claim', 'P1Y', { from: 'decision' })),
    person('work', '2026-05-01'),
    ['claim no-day'],
  ],
  [
    'New Mexico: with the day of the denial it runs',
    one(clock('work', 'claim', 'P1Y', { from: 'decision' })),
    person('work', '2026-05-01', { decision: '2026-10-01' }),
    ['claim 2027-08-02'],
  ],
  [
    'Kentucky: a death counts by its outer limit while no representative is named',
    one(sue('death', 'P1Y', { from: 'letters', outer: 'P2Y', outerFrom: 'death' })),
    person('death', undefined, { death: '2025-09-01' }),
    ['sue 2027-07-03'],
  ],
  [
    'Michigan: 120 days from hiring a lawyer have no day before one is hired',
    one(clock('bar', 'notice', 'P120D', { from: 'hired' })),
    person('injury bar', '2026-07-01'),
    ['notice no-day'],
  ],
  [
    'Washington: of two joined ends the later one is shown',
    [{ join: 'later', clocks: [sue('care', 'P3Y'), sue('care', 'P4Y')] }],
    person('care', '2023-01-15'),
    ['sue today'],
  ],
  [
    'Michigan: an end that nobody knows keeps the other from being called over',
    [{ join: 'later', clocks: [sue('care', 'P2Y'), sue('care', 'P6M', { from: 'decision' })] }],
    person('care', '2024-01-10'),
    ['sue today ask'],
  ],
  [
    'California: harm found late can still be in time below the outer limit',
    one(sue('care', 'P1Y', { ...found, outer: 'P3Y', outerFrom: 'injury' })),
    person('care', '2024-01-01'),
    ['sue today ask'],
  ],
  [
    'Louisiana: the outer limit counts from the care, not from the death',
    one(sue('death', 'P1Y', { from: 'death', outer: 'P3Y', outerFrom: 'act' })),
    person('death', '2023-07-01', { death: '2026-06-01' }),
    ['sue today may-have-ended'],
  ],
  [
    'Tennessee: a death whose time starts with the injury',
    one(sue('death', 'P1Y')),
    person('death', '2025-12-20', { death: '2026-10-01' }),
    ['sue today'],
  ],
  [
    'Texas: no clock of a child is called over',
    one(sue('injury', 'P2Y')),
    person('injury child', '2023-11-01'),
    ['sue today ask'],
  ],
  [
    'Wyoming: 72 hours are over, but not alone',
    one(clock('work', 'report', 'PT72H', { late: ['excuse'] })),
    person('work', '2026-11-10'),
    ['report today may-have-ended'],
  ],
  [
    'Alabama: five days that cost less stand aside for the ninety that end it',
    one(clock('work', 'report', 'P5D', { soft: true }), clock('work', 'report', 'P90D')),
    person('work', '2026-10-01'),
    ['report today'],
  ],
  [
    'Florida: an older, longer time holds only for an older crash',
    one(sue('injury', 'P2Y'), sue('injury', 'P4Y', { before: '2023-03-24' })),
    person('injury', '2025-06-01'),
    ['sue 2027-04-02'],
  ],
  [
    'Alabama: 12 months are a year',
    one(clock('government', 'claim', 'P12M')),
    person('injury government', '2026-08-31'),
    ['claim 2027-07-02'],
  ],
  [
    'the end of February',
    one(clock('government', 'notice', 'P4M')),
    person('injury government', '2026-10-31'),
    ['notice 2026-12-30'],
  ],
  ['without a day, a step has none', one(sue('injury', 'P2Y')), person('injury'), ['sue no-day']],
  ['clocks of others are left out', one(sue('care', 'P2Y')), person('injury', '2026-01-01'), []],
])('%s', (_, groups, who, lines) => {
  it('is shown', () => expect(shown(groups, who)).toEqual(lines));
});

it('names why a late step can still be open', () => {
  const report = clock('work', 'report', 'P3D', { late: ['knew'], orFrom: 'payment' });
  expect(timetable(one(report), person('work', '2026-01-01')).lines[0]?.reasons).toEqual([
    'knew',
    'payment',
  ]);
});

describe('for any clocks and any visitor', () => {
  const day = fc
    .date({ min: new Date('2019-01-01'), max: new Date(today), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const claims = fc.subarray<Claim>(['injury', 'care', 'death', 'work', 'government', 'child'], {
    minLength: 1,
  });
  const time = fc.constantFrom('P3D', 'P30D', 'P180D', 'P6M', 'P1Y', 'P1Y90D', 'P2Y', 'P6Y');
  const start = fc.constantFrom<Clock['from']>('injury', 'found', 'death', 'decision', 'letters');
  const anyClock: fc.Arbitrary<Clock> = fc.record({
    claim: fc.subarray<Claim>(['injury', 'care', 'death', 'work', 'government'], { minLength: 1 }),
    step: fc.constantFrom<Clock['step']>('report', 'notice', 'claim', 'sue', 'wait'),
    time: fc.option(time, { nil: undefined }),
    from: fc.option(start, { nil: undefined }),
    orFrom: fc.option(start, { nil: undefined }),
    outer: fc.option(time, { nil: undefined }),
    soft: fc.option(fc.constant(true), { nil: undefined }),
  });
  const groups = fc.array(
    fc.record({
      join: fc.constantFrom<ClockGroup['join']>('later', 'earlier', undefined),
      clocks: fc.array(anyClock, { maxLength: 4 }),
    }),
    { maxLength: 4 },
  );
  const who: fc.Arbitrary<Person> = fc
    .tuple(claims, fc.option(day), fc.option(day), fc.option(day))
    .map(([tags, injury, death, decision]) => ({
      claims: tags,
      days: { ...(injury && { injury }), ...(death && { death }), ...(decision && { decision }) },
      today,
    }));
  const asDay = (shownDay: string | undefined) => (shownDay === 'today' ? '' : (shownDay ?? '9'));

  it('no day is past, after its end, or late; a running clock is never over', () => {
    fc.assert(
      fc.property(groups, who, (laws, visitor) => {
        for (const { clock: counted, day: shownDay, status } of timetable(laws, visitor).lines) {
          const end = endOf(counted, visitor);
          if (shownDay && shownDay !== 'today') {
            expect(shownDay >= today).toBe(true);
            if (end) expect(shownDay <= end).toBe(true);
          }
          if (end && end >= today) expect(['running', 'no-day']).toContain(status);
          if (visitor.claims.includes('child')) expect(status).not.toBe('may-have-ended');
        }
      }),
    );
  });

  it('another law never makes the day later', () => {
    fc.assert(
      fc.property(groups, anyClock, who, (laws, added, visitor) => {
        const before = asDay(timetable(laws, visitor).talkBy);
        const then = asDay(
          timetable([...laws, { clocks: [{ ...added, soft: undefined }] }], visitor).talkBy,
        );
        // A hard clock takes the place of a soft one that has passed.
        if (!laws.some(({ clocks }) => clocks.some(({ soft }) => soft)))
          expect(then <= before).toBe(true);
      }),
    );
  });
});
