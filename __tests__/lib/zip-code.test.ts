import { cleanZipCode, isZipCode } from '@/lib/zip-code';

describe('a zip code', () => {
  it.each(['90210', '00501', '99950'])('is five digits: %s', (zipCode) => {
    expect(isZipCode(zipCode)).toBe(true);
  });

  it.each([
    ['four digits', '9021'],
    ['six digits', '902101'],
    ['letters', '9021a'],
    ['full-width digits', '９０２１０'],
    ['Arabic digits', '٩٠٢١٠'],
    ['a sign', '-9021'],
    ['a line after it', '90210\n'],
    ['nothing', ''],
  ])('is not %s', (_, zipCode) => {
    expect(isZipCode(zipCode)).toBe(false);
  });

  it('is compared without the white space around it', () => {
    expect(cleanZipCode(' 90210 \n')).toBe('90210');
  });
});
