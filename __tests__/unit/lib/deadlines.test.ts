import { asCsv, deadlineRecords } from '@/lib/deadline-data';
import { monthsOfClock, shortestClock } from '@/lib/deadlines';

describe('a state’s clock', () => {
  const clock = (time: string, confirmed: 'statute' | 'unsure' = 'statute') =>
    ({ time, confirmed }) as Parameters<typeof monthsOfClock>[0];
  const shortest = (...[injury, death, malpractice]: ReturnType<typeof clock>[]) =>
    shortestClock({ injury, death, malpractice } as Parameters<typeof shortestClock>[0]);

  it.each([
    ['3 years', 36],
    ['18 months from then', 18],
    ['180 days', 5],
    ['Usually 2 years', undefined],
  ])('of %s has %s months', (time, months) => {
    expect(monthsOfClock(clock(time))).toBe(months);
  });

  it('is the shortest of three, and undefined if one is uncertain', () => {
    expect(shortest(clock('3 years'), clock('2 years'), clock('30 months'))).toBe(24);
    expect(shortest(clock('3 years'), clock('2 years', 'unsure'), clock('1 year'))).toBeUndefined();
  });
});

it('quotation marks are escaped in the CSV', () => {
  const [record] = deadlineRecords().map((one) => ({ ...one, section: 'The "Act"' }));
  expect(asCsv(record ? [record] : [])).toContain(',"The ""Act""",');
});
