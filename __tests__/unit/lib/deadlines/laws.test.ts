import type { Law } from '@/lib/content/state-schema';
import { type Answer, loadAnswers } from '@/lib/deadlines/answers';
import { durationWords, wholeMonths } from '@/lib/deadlines/duration';
import { asCsv, deadlineRecords } from '@/lib/deadlines/open-data';
import { isUrgent } from '@/lib/deadlines/usual-time';
import { lawInWords } from '@/lib/deadlines/words';
import { hasSpanish, spanish } from '../../spanish';

it.each([
  ['P3Y', 36, '3 years', '3 años'],
  ['P1Y', 12, '1 year', '1 año'],
  ['P6M', 6, '6 months', '6 meses'],
  ['P180D', 5, '180 days', '180 días'],
  ['P1Y90D', 14, '1 year and 90 days', '1 año y 90 días'],
  ['PT72H', 0, '72 hours', '72 horas'],
])('%s has %s whole months, and is called %s and %s', (duration, months, english, inSpanish) => {
  expect(wholeMonths(duration)).toBe(months);
  expect(durationWords(duration, 'en')).toBe(english);
  if (hasSpanish) expect(durationWords(duration, spanish)).toBe(inSpanish);
});

// The transcript of Montana has the words of other laws.
const toReport = {
  claim: ['work'],
  ...{ step: 'report', time: 'P30D', from: 'injury', if: 'if it was on a ship' },
};
it.each([
  ['deathFromCare', { rule: 'same', clocks: [] }, 'The time is the same as for any other death.'],
  [
    'workReport',
    { clocks: [toReport] },
    'If it was on a ship: report it to your employer within 30 days from the day of the injury.',
  ],
  [
    'workClaim',
    { clocks: [{ claim: ['work'], step: 'claim', from: 'injury' }] },
    'File the claim before you sue.',
  ],
])('a law without a sentence has words: %s %j', (kind, law, text) => {
  expect(lawInWords({ kind, ...law } as unknown as Law, 'en')).toEqual({ text });
});

describe('a message is urgent', () => {
  const { clocks } = loadAnswers('en');
  const urgent = (months: Answer['months'], type: string, period: string) =>
    isUrgent({ clocks, places: { Texas: { ...nothing, months } } }, 'Texas', type, period);
  const nothing = { address: '', lines: {}, times: [] };
  const months = { injury: [24], vehicle: [24], death: [24, 12, 36], care: [72], work: [12] };

  it.each([
    ['Auto Accident', 'Less than 1 Year', false],
    ['Auto Accident', 'Less than 2 Year', true],
    ['MalPractice', 'Less than 2 Year', false],
    ['Wrongful Death', 'Less than 1 Year', true],
    ['Workers Comp', 'Less than 1 Year', false],
    ['Workers Comp', 'Less than 2 Year', true],
    ['MalPractice', 'Less than 3 Year', false],
    ['MalPractice', '3 Year or more', true],
    ['', 'Less than 3 Year', true],
    ['Auto Accident', '', false],
  ])('two months before the time to sue: %s, %s is %s', (type, period, expected) => {
    expect(urgent(months, type, period)).toBe(expected);
  });

  it.each([
    [14, 15, 'Less than 1 Year'],
    [26, 27, 'Less than 2 Year'],
    [38, 39, 'Less than 3 Year'],
  ])(
    'at most two months after the answer’s upper end: %s, not %s, for %s',
    (last, next, period) => {
      const says = [last, next].map((injury) =>
        urgent({ injury: [injury] }, 'Slip And Fall', period),
      );
      expect(says).toEqual([true, false]);
    },
  );
});

it('quotation marks are escaped in the CSV', () => {
  const [record] = deadlineRecords().map((one) => ({ ...one, section: 'The "Act"' }));
  expect(asCsv(record ? [record] : [])).toContain(',"The ""Act""",');
});
