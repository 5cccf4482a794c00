import { daysOf, placeOnScale, timePattern } from '@/lib/figures';

describe('a time', () => {
  it.each([
    ['24 hours', 1],
    ['1 day', 1],
    ['2 weeks', 14],
    ['6 months', 6 * 30.4],
    ['1 year', 365],
    ['2015', 2015 * 365],
  ])('of %s has %d days', (time, days) => {
    expect(time).toMatch(timePattern);
    expect(daysOf(time)).toBe(days);
  });

  it.each(['Day 1', 'Within 2 weeks', '14 días', 'First weeks', '3015'])('is not %s', (time) =>
    expect(time).not.toMatch(timePattern),
  );
});

describe('the scale of a timeline', () => {
  it('begins with nothing for lengths of time, and with the first of several years', () => {
    expect(placeOnScale(['1 year', '2 years'])).toEqual([0.5, 1]);
    expect(placeOnScale(['2015', '2021', '2027'])).toEqual([0, 0.5, 1]);
  });

  it('is none where a point has no time', () => {
    expect(placeOnScale(['1 day', undefined, '2 years'])).toBeUndefined();
  });
});
