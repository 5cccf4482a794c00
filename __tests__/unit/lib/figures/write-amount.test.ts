import { writeAmount } from '@/lib/figures';

it.each([
  [{ unit: '$' }, 25000, '$25,000'],
  [{ unit: '$' }, 12.5, '$12.50'],
  [{ unit: '%' }, 27.8, '27.8%'],
  [{ unit: 'meses', unitOfOne: 'mes' }, 1760, '1,760 meses'],
  [{ unit: 'meses', unitOfOne: 'mes' }, 1, '1 mes'],
  [{ unit: 'days' }, 1, '1 days'],
])('an amount in %o is written with its unit and thousands separators', (unit, amount, written) => {
  expect(writeAmount(amount, unit)).toBe(written);
});
