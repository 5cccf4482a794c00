import { positionsOnScale, writeAmount } from '@/lib/amounts';

it('puts times on a scale, if all points have one', () => {
  expect(positionsOnScale(['24 hours', '2 weeks'])).toEqual([1 / 14, 1]);
  expect(positionsOnScale(['3 months', '6 months'])).toEqual([0.5, 1]);
  expect(positionsOnScale(['1 year', '2 years'])).toEqual([0.5, 1]);
  expect(positionsOnScale(['2015', '2021', '2027'])).toEqual([0, 0.5, 1]);
  expect(positionsOnScale(['1 day', undefined, '2 years'])).toBeUndefined();
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
