import { localize } from '@/lib/content/localize';
import { lawsIn, stateSchema } from '@/lib/content/state-schema';
import { durationWords, monthsOf } from '@/lib/deadlines/duration';
import { asCsv, deadlineRecords } from '@/lib/deadlines/open-data';
import { isUrgent } from '@/lib/deadlines/usual-time';
import { wordsOf } from '@/lib/deadlines/words';
import { hasSpanish, itInSpanish, spanish } from '../../spanish';

it.each([
  ['P3Y', 36, '3 years', '3 años'],
  ['P1Y', 12, '1 year', '1 año'],
  ['P6M', 6, '6 months', '6 meses'],
  ['P180D', 5, '180 days', '180 días'],
  ['P1Y90D', 14, '1 year and 90 days', '1 año y 90 días'],
  ['PT72H', 0, '72 hours', '72 horas'],
])('%s has %s whole months, and is called %s and %s', (duration, months, english, inSpanish) => {
  expect(monthsOf(duration)).toBe(months);
  expect(durationWords(duration, 'en')).toBe(english);
  if (hasSpanish) expect(durationWords(duration, spanish)).toBe(inSpanish);
});

describe('a law in words', () => {
  const source = { section: 'Code 1', confirmed: 'statute' } as const;
  const own = { ...source, clocks: [{ time: 'P2Y', from: 'injury' }] };
  const inside = { en: 'on a ship', es: 'en un barco' };
  const text = {
    en: 'Give notice within {1}, {outer} at most.',
    es: 'Avise en {1}; máximo {outer}.',
  };
  const row = stateSchema.parse({
    injury: own,
    death: { ...source, clocks: [{ time: 'P1Y', from: 'death', orFrom: 'found' }] },
    deathFromCare: { ...source, rule: 'same' },
    malpractice: {
      ...{ ...own, clocks: [{ time: 'P30M', from: 'act', outer: 'P4Y' }] },
      outerText: { en: '{outer}, or none', es: '{outer}, o ninguno' },
    },
    government: { ...source, text, clocks: [{ step: 'notice', time: 'P180D', outer: 'P1Y' }] },
    workReport: { ...source, clocks: [{ time: 'P30D', from: 'injury', if: inside }] },
    workClaim: { ...source, clocks: [{ from: 'injury' }] },
    fault: { ...source, rule: 'pure', text: { en: 'Yes.', es: 'Sí.' } },
    stops: { ...source, text: { en: 'Nothing.', es: 'Nada.' } },
    checked: '2026-11-25',
  });
  const laws = lawsIn(localize(row, 'en'));
  const words = (id: string, language: 'en' | typeof spanish = 'en') => {
    const law = lawsIn(localize(row, language)).find((one) => one.id === id);
    return law && wordsOf(law, language);
  };

  it('names its length and start, or fills its sentence', () => {
    expect(words('injury')).toEqual({ time: '2 years', text: 'from the day you were hurt' });
    expect(words('death')?.text).toBe(
      'from the day of death, or, if later, from the day you found the harm or should have found it',
    );
    expect(words('deathFromCare')?.text).toBe('The time is the same as for any other death.');
    expect(words('malpractice')).toMatchObject({
      time: '30 months',
      outer: 'Outer limit: 4 years, or none',
    });
    expect(words('government')?.text).toBe('Give notice within 180 days, 1 year at most.');
    expect(words('workReport')?.text).toBe(
      'Tell them within 30 days from the day you were hurt on a ship.',
    );
    expect(words('workClaim')?.text).toBe('File the claim before you sue.');
  });

  itInSpanish('has the same lengths there', () => {
    expect(words('injury', spanish)?.time).toBe('2 años');
    expect(words('government', spanish)?.text).toBe('Avise en 180 días; máximo 1 año.');
  });

  it('has the clocks of its field, and those of a death for a death from care', () => {
    expect(laws.find(({ id }) => id === 'deathFromCare')?.clocks).toEqual([
      { claim: ['care', 'death'], step: 'sue', time: 'P1Y', from: 'death', orFrom: 'found' },
    ]);
    expect(laws.find(({ id }) => id === 'workReport')?.clocks[0]?.step).toBe('report');
  });
});

describe('a message is urgent', () => {
  const clocks = {
    injury: ['P2Y'],
    vehicle: ['P2Y'],
    death: ['P2Y', 'P1Y', 'P3Y'],
    care: ['P6Y'],
    work: ['P1Y'],
  };

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
    expect(isUrgent(clocks, type, period)).toBe(expected);
  });

  it.each([
    ['P14M', 'P15M', 'Less than 1 Year'],
    ['P26M', 'P27M', 'Less than 2 Year'],
    ['P38M', 'P39M', 'Less than 3 Year'],
  ])(
    'at most two months after the answer’s upper end: %s, not %s, for %s',
    (last, next, period) => {
      const says = [last, next].map((injury) =>
        isUrgent({ injury: [injury] }, 'Slip And Fall', period),
      );
      expect(says).toEqual([true, false]);
    },
  );

  it('never for a state without clocks', () => {
    expect(isUrgent(undefined, 'Auto Accident', 'Less than 3 Year')).toBe(false);
  });
});

it('quotation marks are escaped in the CSV', () => {
  const [record] = deadlineRecords().map((one) => ({ ...one, section: 'The "Act"' }));
  expect(asCsv(record ? [record] : [])).toContain(',"The ""Act""",');
});
