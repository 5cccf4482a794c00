import { writeAmount } from '@/components/figures/amounts';

it.each([
  [{ unit: '$' }, 25000, '$25,000'],
  [{ unit: '$' }, 12.5, '$12.50'],
  [{ unit: '%' }, 27.8, '27.8%'],
  [{ unit: 'meses' }, 1760, '1,760 meses'],
])('formats an amount in %o with unit and separators', (unit, amount, written) => {
  expect(writeAmount(amount, unit)).toBe(written);
});
