import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@/lib/language';
import { areas, isStateOnly, stateOfZipCode, zipOfState } from '@/lib/states';

const uspsList = readFileSync(join(__dirname, '../../fixtures/zip-code-prefixes.txt'), 'utf8');
const expected = new Map(
  [...uspsList.matchAll(/(\d{3})(?:-(\d{3}))? ([^;\n]+)/g)].flatMap(
    ([, first = '', last = first, state = '']) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => {
        return [Number(first) + index, state] as const;
      }),
  ),
);

it('maps all 1,000 prefixes to their states', () => {
  const prefixes = Array.from({ length: 1000 }, (_, prefix) => prefix);
  const found = prefixes.map((prefix) => stateOfZipCode(`${String(prefix).padStart(3, '0')}01`));
  expect(found).toEqual(prefixes.map((prefix) => expected.get(prefix)));
});

it.each([
  // Inside another state's range, and at the end of a range.
  ['06390', 'New York'],
  ['06999', 'Connecticut'],
  ['96799', 'American Samoa'],
  ['96950', 'Northern Mariana Islands'],
  ['96940', 'Palau'],
  ['96941', 'Micronesia'],
  ['96960', 'Marshall Islands'],
  ['99', undefined],
  ['', undefined],
])('%s is in %s', (zipCode, state) => {
  expect(stateOfZipCode(zipCode)).toBe(state);
});

it('a state’s placeholder maps back to the state', () => {
  for (const area of areas)
    for (const language of languages) {
      const zipCode = zipOfState(area, language);
      expect([stateOfZipCode(zipCode), isStateOnly(zipCode), /\d/.test(zipCode)]).toEqual([
        area,
        true,
        false,
      ]);
    }
});
