import { join } from 'node:path';
import { loadStateDeadlines } from '@/lib/content/site-content';
import { wordsOf } from '@/lib/deadline-words';
import { lawsIn } from '@/lib/deadlines';
import { languages } from '@/lib/language';
import { deadlineAreas } from '@/lib/states';
import { usualTime } from '@/lib/usual-time';
import { loadUsualTimes } from '@/lib/usual-times';

const testSite = process.cwd();
beforeAll(() => process.chdir(join(__dirname, '../..')));
afterAll(() => process.chdir(testSite));

const clocks = (state: string, id: string) => {
  const row = loadStateDeadlines('en').find((one) => one.state === state)?.row;
  const law = row && lawsIn(row).find((one) => one.id === id);
  return law?.clocks.map(({ time }) => time) ?? [];
};

it('has the deadlines of every state, Washington, DC, and Puerto Rico', () => {
  const states = loadStateDeadlines('en').map(({ state }) => state);
  expect(states.sort()).toEqual([...deadlineAreas].sort());
});

it('every place has a clock or a sentence for each accident type, in each language', () => {
  for (const language of languages) {
    const usual = loadUsualTimes(language);
    for (const { state, row } of loadStateDeadlines(language)) {
      for (const law of lawsIn(row))
        expect(`${state} ${law.id}: ${wordsOf(law, language).text}`).toMatch(/: \S/);
      for (const type of ['Auto Accident', 'MalPractice', 'Wrongful Death', 'Workers Comp'])
        expect(usualTime(state, {}, usual, type).text).toMatch(/: \S/);
    }
  }
});

// Typed from the statutes of limitations for injuries, not from the files.
const yearsToSue = {
  1: ['Kentucky', 'Puerto Rico', 'Tennessee'],
  2: [
    'Alabama',
    'Alaska',
    'Arizona',
    'California',
    'Colorado',
    'Connecticut',
    'Delaware',
    'Florida',
    'Georgia',
    'Hawaii',
    'Idaho',
    'Illinois',
    'Indiana',
    'Iowa',
    'Kansas',
    'Louisiana',
    'Nevada',
    'New Jersey',
    'Ohio',
    'Oklahoma',
    'Oregon',
    'Pennsylvania',
    'Texas',
    'Virginia',
    'West Virginia',
  ],
  3: [
    'Arkansas',
    'District of Columbia',
    'Maryland',
    'Massachusetts',
    'Michigan',
    'Mississippi',
    'Montana',
    'New Hampshire',
    'New Mexico',
    'New York',
    'North Carolina',
    'Rhode Island',
    'South Carolina',
    'South Dakota',
    'Vermont',
    'Washington',
    'Wisconsin',
  ],
  4: ['Nebraska', 'Utah', 'Wyoming'],
  5: ['Missouri'],
  6: ['Maine', 'Minnesota', 'North Dakota'],
};

it.each(Object.entries(yearsToSue).flatMap(([years, states]) => states.map((one) => [one, years])))(
  '%s gives %s years to sue for an injury',
  (state, years) => {
    expect(clocks(state, 'injury')).toContain(`P${years}Y`);
  },
);

it.each([
  ['California', 'workReport', 'P30D'],
  ['California', 'workClaim', 'P1Y'],
  ['California', 'government', 'P6M'],
  ['Florida', 'workReport', 'P30D'],
  ['Georgia', 'workReport', 'P30D'],
  ['Georgia', 'workClaim', 'P1Y'],
  ['New Jersey', 'government', 'P90D'],
  ['New York', 'government', 'P90D'],
  ['New York', 'government', 'P1Y90D'],
  ['New York', 'malpractice', 'P30M'],
  ['New York', 'workReport', 'P30D'],
  ['Ohio', 'malpractice', 'P1Y'],
  ['Texas', 'government', 'P6M'],
  ['Texas', 'workReport', 'P30D'],
  ['Texas', 'workClaim', 'P1Y'],
  ['Wyoming', 'workReport', 'PT72H'],
])('%s, %s: %s', (state, id, time) => {
  expect(clocks(state, id)).toContain(time);
});
