import { positionsOnScale, writeAmount } from '@/lib/amounts';

describe('a time in a figure', () => {
  it.each([
    [
      ['24 hours', '2 weeks'],
      [1 / 14, 1],
    ],
    [
      ['3 months', '6 months'],
      [0.5, 1],
    ],
    [
      ['1 year', '2 years'],
      [0.5, 1],
    ],
    [
      ['2015', '2021', '2027'],
      [0, 0.5, 1],
    ],
    [['1 day', undefined, '2 years'], undefined],
  ])('is on a scale: %j at %j', (times, positions) => {
    expect(positionsOnScale(times)).toEqual(positions);
  });
});

it.each([
  [{ unit: '$' }, 25000, '$25,000'],
  [{ unit: '$' }, 12.5, '$12.50'],
  [{ unit: '%' }, 27.8, '27.8%'],
  [{ unit: 'meses', unitOfOne: 'mes' }, 1760, '1,760 meses'],
  [{ unit: 'meses', unitOfOne: 'mes' }, 1, '1 mes'],
])('formats an amount in %o with unit and separators', (unit, amount, written) => {
  expect(writeAmount(amount, unit)).toBe(written);
});
