import { join } from 'node:path';
import * as fc from 'fast-check';
import type { ClockGroup } from '@/lib/content/clock-schema';
import { loadDeadlines, loadFederal, loadStateDeadlines } from '@/lib/content/site-content';
import { moved } from '@/lib/deadlines/duration';
import { arises, type Days, kindsOfCase, type Person, toCase } from '@/lib/deadlines/person';
import { measure, timetable } from '@/lib/deadlines/timetable';
import type { Claim } from '@/lib/deadlines/vocabulary';

const testSite = process.cwd();
const real = join(__dirname, '../../../..');

const today = '2026-11-27';
const dayBefore = (days: number) =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
// Short and long ago; a death follows its injury.
const someDays = fc
  .tuple(fc.integer({ min: 0, max: 2500 }), fc.nat(900), fc.constantFrom('both', 'one'))
  .map(([ago, after, known]): [Days, Days] => [
    { injury: dayBefore(ago) },
    {
      injury: known === 'both' ? dayBefore(ago) : undefined,
      death: dayBefore(Math.max(0, ago - after)),
    },
  ]);

const place = ({ talkBy = 'never' }: { talkBy?: string | undefined }) => talkBy;

describe('in every place', () => {
  let laws: Record<string, ClockGroup[]> = {};
  let facts: Claim[] = [];
  let questions: Claim[] = [];
  beforeAll(() => {
    process.chdir(real);
    const asked = loadDeadlines('en').timetable.facts.filter((fact) => fact.asked);
    facts = asked.filter((fact) => fact.asked !== 'question').map(({ claim }) => claim);
    questions = asked.filter((fact) => fact.asked === 'question').map(({ claim }) => claim);
    const federal = loadFederal('en').laws;
    laws = Object.fromEntries(
      loadStateDeadlines('en').map((state) => [
        state.id,
        [...state.laws, ...federal].filter(({ clocks, rule }) => clocks.length && rule !== 'same'),
      ]),
    );
  });
  afterAll(() => process.chdir(testSite));

  type Told = Pick<Person, 'claims' | 'denied' | 'days'>;
  const always = (
    check: (tell: (own?: Partial<Told>) => ReturnType<typeof timetable>, told: Told) => void,
  ) =>
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(laws)),
        fc.subarray(facts, { maxLength: 4 }),
        someDays,
        fc.subarray(questions),
        fc.constantFrom([], kindsOfCase),
        (id, claims, [injury, death], answers, nothingElse) => {
          const denied = [...answers, ...nothingElse];
          const told = { claims, denied, days: claims.includes('death') ? death : injury };
          check((own) => timetable(laws[id] ?? [], { ...told, ...own, today }), told);
        },
      ),
      { seed: 11, numRuns: 200 },
    );

  it('one more fact never makes the day to talk later', () =>
    always((tell, { claims }) => {
      for (const fact of facts)
        if (fact !== 'death')
          expect(place(tell({ claims: [...claims, fact] })) <= place(tell())).toBe(true);
    }));

  it('a kind that was not named is never later than one that was', () =>
    always((tell, { claims, denied = [] }) => {
      if (denied.includes(kindsOfCase[0] ?? 'injury')) return;
      for (const kind of kindsOfCase) {
        // With some kinds, nobody can know these.
        const open = denied.filter((one) => one !== 'work' && one !== 'government');
        const [unnamed, named] = [claims, [...claims, kind]].map((all) =>
          place(tell({ claims: all, denied: open })),
        );
        expect((unnamed ?? '') <= (named ?? '')).toBe(true);
      }
    }));

  it('no answer, or not sure, is never later than yes, and yes is never later than no', () =>
    always((tell, { claims, denied = [] }) => {
      for (const question of questions.filter((one) => arises(one, claims))) {
        const others = denied.filter((one) => one !== question);
        const unsaid = place(tell({ denied: others }));
        const yes = place(tell({ denied: others, claims: [...claims, question] }));
        const no = place(tell({ denied: [...others, question] }));
        expect([unsaid <= yes, yes <= no]).toEqual([true, true]);
      }
    }));

  it('any day that is given leads to a day, at most six months away', () =>
    always((tell) => expect(place(tell()) <= moved(today, 'P6M')).toBe(true)));

  it('nothing is over while it runs', () =>
    always((tell, { claims, denied = [], days }) => {
      const known = toCase({ claims, denied, days, today }).days;
      // A step without a length is due with its lawsuit.
      for (const { clock, status } of tell().lines)
        if (status === 'may-have-ended' && (clock.time || clock.outer))
          expect((measure(clock, known).end ?? today) < today).toBe(true);
    }));
});
