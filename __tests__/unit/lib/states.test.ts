import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@/lib/language';
import { areas, isStateOnly, stateOfZipCode, zipIn, zipOfState } from '@/lib/states';

const fixture = readFileSync(join(__dirname, '../../fixtures/zip-code-prefixes.txt'), 'utf8');
const [usps = [], ...publicTables] = fixture
  .split('\n\n')
  .map((list) => [...list.matchAll(/(\d{3,5})(?:-(\d{3}))? ([^;\n]+)/g)]);

/** All codes of a range of prefixes, or a single one. */
function codesOf([, first = '', last = first, state = '']: string[]): [string, string][] {
  if (first.length === 5) return [[first, state]];
  const start = Number(first) * 100;
  return Array.from({ length: (Number(last) + 1) * 100 - start }, (_, index) => {
    return [String(start + index).padStart(5, '0'), state];
  });
}

it('knows the state of each prefix that the postal service lists, and of no other', () => {
  const listed = new Map(usps.flatMap(codesOf));
  const firsts = Array.from({ length: 1000 }, (_, index) => `${String(index).padStart(3, '0')}01`);
  expect(firsts.map(stateOfZipCode)).toEqual(firsts.map((code) => listed.get(code)));
});

it('agrees with two public tables on every zip code', () => {
  // A code that only one of them lists is unlike its prefix in the other one too.
  const single = publicTables.flat().filter(([, code]) => code?.length === 5);
  const tables = publicTables.map((table) => new Map([...table, ...single].flatMap(codesOf)));
  for (const table of tables) expect(table.size).toBeGreaterThan(80_000);
  const codes = tables.flatMap((table) => [...table]);
  expect(codes.filter(([code, state]) => stateOfZipCode(code) !== state)).toEqual([]);
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
  // Written as people and their programs write it.
  [' 77001\n', 'Texas'],
  ['77001.', 'Texas'],
  ['C.P. 77001', 'Texas'],
  ['Houston 77001', 'Texas'],
  ['TX77001', 'Texas'],
  ['\u200b77001\u2060', 'Texas'],
  ['770\u200d01', 'Texas'],
  ['\u202d77001\u202c', 'Texas'],
  ['７７００１', 'Texas'],
  ['770011234', 'Texas'],
  ['77001-1234', 'Texas'],
  ['77001-12345', 'Texas'],
  ['77001 1234', 'Texas'],
  ['77001 – 1234', 'Texas'],
  ['77001\u20111234', 'Texas'],
  ['77001-1', 'Texas'],
  ['4521 Elm St, Houston TX 77001-1234', 'Texas'],
  ['99', undefined],
  ['770012', undefined],
  ['12345 Bissonnet St, Houston, TX 77036', 'Texas'],
  ['٧٧٠٠١', 'Texas'],
  ['7 7 0 0 1', 'Texas'],
  ['770 01', 'Texas'],
  ['77OOl', 'Texas'],
  ['Oolio', undefined],
  ['９９５０１-1234', 'Alaska'],
  ['', undefined],
])('%s is in %s', (zipCode, state) => {
  expect(stateOfZipCode(zipCode)).toBe(state);
});

it('who knows only the state reads it in the page’s language, and the office in English', () => {
  const chosen = zipOfState('New York', 'es');
  expect(chosen).toBe('Nueva York, código postal desconocido');
  expect(zipIn('en', chosen)).toBe('New York, zip code unknown');
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
