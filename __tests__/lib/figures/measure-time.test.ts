import { measureTimes, placeOnScale } from '@/lib/figures/measure-time';

describe('a time', () => {
  it('is measured where it is a day, a length of time or a year', () => {
    expect(measureTimes(['24 hours', 'Day 1', '14 days', 'Within 2 weeks', '1 year'])).toEqual([
      1, 1, 14, 14, 365,
    ]);
    expect(measureTimes(['6 months', '2015'])).toEqual([6 * 30.4, 2015 * 365]);
  });

  it('is left alone where it is a stage', () => {
    expect(measureTimes(['First weeks', '45 days at most', 'At the end'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the scale of a timeline', () => {
  it('begins with nothing for lengths of time, and with the first of several years', () => {
    expect(placeOnScale(['1 year', '2 years'])).toEqual([0.5, 1]);
    expect(placeOnScale(['2015', '2021', '2027'])).toEqual([0, 0.5, 1]);
  });

  it('is none where a time cannot be measured', () => {
    expect(placeOnScale(['Day 1', 'First weeks', '2 years'])).toBeUndefined();
  });
});
