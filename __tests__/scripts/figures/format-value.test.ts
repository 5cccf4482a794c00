/** @jest-environment node */
import { formatValue } from '@/scripts/figures/format-value';

describe('a value', () => {
  it.each([
    ['$', 25000, '$25,000'],
    ['$', 12.5, '$12.50'],
    ['%', 27.8, '27.8%'],
    ['years', 2, '2 years'],
    ['years', 1, '1 year'],
    ['people', 1234567, '1,234,567 people'],
  ])('in %s is written with its unit and thousands separators', (unit, value, written) => {
    expect(formatValue(value, unit)).toBe(written);
  });
});
