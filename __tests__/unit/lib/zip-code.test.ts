import { readZipCode } from '@/lib/zip-code';

describe('a zip code', () => {
  it.each(['90210', '00501', '99950'])('is five digits: %s', (zipCode) => {
    expect(readZipCode(zipCode)).toBe(zipCode);
  });

  it.each([
    ['four digits', '9021'],
    ['six digits', '902101'],
    ['letters', '9021a'],
    ['full-width digits', '９０２１０'],
    ['Arabic digits', '٩٠٢١٠'],
    ['a sign', '-9021'],
    ['nine digits without a hyphen', '902101234'],
    ['two words', '90 210'],
    ['nothing', ''],
  ])('is not %s', (_, zipCode) => {
    expect(readZipCode(zipCode)).toBeUndefined();
  });

  it.each([' 90210 \n', '90210-1234'])('is the five digits of "%s"', (typed) => {
    expect(readZipCode(typed)).toBe('90210');
  });
});
