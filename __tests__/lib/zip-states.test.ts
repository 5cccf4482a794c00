import { usStates } from '@/lib/us-states';
import { stateOfZipCode } from '@/lib/zip-states';

const allPrefixes = Array.from({ length: 1000 }, (_, prefix) => String(prefix).padStart(3, '0'));

describe('the state of a zip code', () => {
  it.each([
    ['90210', 'California'],
    ['10001', 'New York'],
    ['00501', 'New York'],
    ['20500', 'District of Columbia'],
    ['20101', 'Virginia'],
    ['33101', 'Florida'],
    ['73301', 'Texas'],
    ['88510', 'Texas'],
    ['96701', 'Hawaii'],
    ['99501', 'Alaska'],
    ['00901', 'Puerto Rico'],
    ['09007', 'Armed Forces'],
    ['96799', 'American Samoa'],
    ['96910', 'Guam'],
    ['96950', 'Northern Mariana Islands'],
    ['96940', 'Palau'],
    ['96941', 'Micronesia'],
    ['96960', 'Marshall Islands'],
    ['06390', 'New York'],
  ])('%s is %s', (zipCode, state) => {
    expect(stateOfZipCode(zipCode)).toBe(state);
  });

  it.each(['00000', '21300', '99', ''])('is unknown for %s', (zipCode) => {
    expect(stateOfZipCode(zipCode)).toBeUndefined();
  });

  it('is found for every one of the 50 states and DC', () => {
    const found = new Set(allPrefixes.map((prefix) => stateOfZipCode(`${prefix}01`)));
    expect(usStates.filter((state) => !found.has(state))).toEqual([]);
  });
});
