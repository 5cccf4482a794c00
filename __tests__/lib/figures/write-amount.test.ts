import { writeAmount } from '@/lib/figures/write-amount';

it.each([
  ['$', 25000, '$25,000'],
  ['$', 12.5, '$12.50'],
  ['%', 27.8, '27.8%'],
  ['years', 2, '2 years'],
  ['years', 1, '1 year'],
  ['feet', 1760, '1,760 feet'],
  ['feet', 1, '1 foot'],
])('an amount in %s is written with its unit and thousands separators', (unit, amount, written) => {
  expect(writeAmount(amount, unit)).toBe(written);
});
