import { stringify } from 'yaml';
import { ContentError, type Mistake } from '@/lib/content/mistakes';
import { type Operator, operatorSchema } from '@/lib/content/operator-schema';
import { parseYaml } from '@/lib/content/parse-yaml';
import { isRecord } from '@/lib/is-record';
import type { Condition } from '@/lib/referral';
import { closedToResidents, endingSoon, placesOfText } from '@/lib/referral';
import { type Rule, referralLaw } from '@/lib/referral-law';
import type { Area } from '@/lib/states';
import { checkOperator } from '@/scripts/content/operator-rules';
import { readContent } from '@/scripts/content/read-content';
import { account } from '../../account';
import { itInSpanish } from '../../spanish';
import { california, operator, texas } from '../operator';

const variables = { ...account, NEXT_PUBLIC_STAGING: '' };
beforeEach(() => void Object.assign(process.env, variables));
afterEach(() => {
  for (const name of Object.keys(variables)) process.env[name] = '';
});

const sentences = ['place', 'words', 'selection', 'retention', 'spanish', 'adLabel', 'line'];
/** Facts as the file has them, in each language. */
function written(value: unknown, languages: string[], name = ''): unknown {
  if (typeof value === 'string' && sentences.includes(name))
    return Object.fromEntries(languages.map((one) => [one, `${value} (${one})`]));
  if (Array.isArray(value)) return value.map((one) => written(one, languages, name));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.map(([key, one]) => [key, written(one, languages, key)]));
}

const content = readContent();
const replacing = (file: string, source: { file: string; text: string }, data: object) =>
  content.data.set(file, { ...content.data.get(file), source, data } as never);
const site = content.data.get('content/site.yml');
const real = { phone: '(212) 736-5000', mailbox: 'hello@claimlantern.com' };
if (site) replacing('content/site.yml', site.source, { ...(site.data as object), ...real });

/** What a live build says against facts in content/operator.yml. */
function mistakesIn(facts: Operator, languages = ['en', 'es']): Mistake[] {
  const source = { file: 'content/operator.yml', text: stringify(written(facts, languages)) };
  try {
    replacing(source.file, source, parseYaml(source, operatorSchema));
    return [...checkOperator(content)];
  } catch (error) {
    if (error instanceof ContentError) return [...error.mistakes];
    throw error;
  }
}
const refused = (facts: Operator, languages?: string[]) =>
  mistakesIn(facts, languages).map(({ field }) => field);

it('a live build with every fact passes, and may serve every state', () => {
  expect(refused(operator)).toEqual([]);
  expect(refused({ ...operator, attorney: 'none', states: { served: ['Ohio'] } })).toEqual([]);
});

it('only a build for visitors is refused', () => {
  process.env['NEXT_PUBLIC_STAGING'] = 'yes';
  expect(refused({})).toEqual([]);
});

/** Facts for which a condition holds, and the one that the refusal names. */
const broken: Partial<Record<Condition, [keyof Operator, Operator][]>> = {
  'lists a registration that has ended': [
    [
      'registrations',
      {
        registrations: [
          california,
          texas,
          { ...california, state: 'Ohio', validUntil: '2026-01-01' },
        ],
      },
    ],
  ],
  'has no number of the State Bar in force': [
    ['registrations', { registrations: [texas] }],
    ['registrations', { registrations: [texas, { ...california, body: 'Franchise Tax Board' }] }],
    ['registrations', { registrations: [texas, { ...california, body: 'State Bar of Texas' }] }],
  ],
  'is not certified as a government or nonprofit body': [
    ['registrations', { registrations: [california] }],
    ['registrations', { registrations: [california, { ...texas, kind: 'other' }] }],
    ['registrations', { registrations: [california, { ...texas, body: 'Comptroller' }] }],
  ],
  'names no responsible attorney': ['None', 'n/a', 'N.A.', 'no attorney', 'Ninguno', '-'].map(
    (attorney) => ['attorney', { attorney }],
  ),
  'is paid for each message': [
    ['payment', { payment: { kind: 'perMessage', words: 'Attorneys pay $50.' } }],
  ],
};
const cases = referralLaw.flatMap((rule) => {
  const ways =
    'refusedWithout' in rule
      ? rule.refusedWithout.map((fact): [keyof Operator, Operator] => [fact, { [fact]: undefined }])
      : 'refusedIf' in rule
        ? (broken[rule.refusedIf] ?? [])
        : [];
  return ways.map(([fact, facts]) => ({ law: rule.law, rule, fact, facts }));
});
const lawsAt = (facts: Operator, { law }: Rule) =>
  mistakesIn(facts).filter(({ problem }) => problem.includes(law));

it('each row that refuses has facts that break it', () => {
  const untried = referralLaw.filter(
    (rule) => !('text' in rule) && !cases.some((one) => one.rule === rule),
  );
  expect(untried).toEqual([]);
});

it.each(cases)('$law refuses a live build for its $fact', ({ rule, fact, facts }) => {
  const unlawful: Operator = { ...operator, ...facts };
  expect(lawsAt(unlawful, rule).map(({ field }) => field)).toEqual([fact]);
  expect(lawsAt(operator, rule)).toEqual([]);
  if (rule.where === 'every state') return;
  const served: [Area] = ['Ohio'];
  const elsewhere = (takesMessages: boolean): Operator => ({
    ...unlawful,
    states: {
      served,
      others:
        rule.where === 'every state' ? [] : rule.where.map((state) => ({ state, takesMessages })),
    },
  });
  expect(lawsAt({ ...unlawful, states: { served: [...rule.where] } }, rule)).toHaveLength(1);
  // Taking messages there is the same referral.
  expect(lawsAt(elsewhere(true), rule)).toHaveLength(1);
  expect(lawsAt(elsewhere(false), rule)).toEqual([]);
});

it('messages that are sold are closed to people of four states, wherever they were hurt', () => {
  expect(closedToResidents(operator)).toEqual([]);
  expect(closedToResidents({ payment: { kind: 'perMessage', words: '' } })).toEqual([
    'Washington',
    'Nevada',
    'Connecticut',
    'Maryland',
  ]);
});

it.each<['advertisement' | 'sale' | 'compensation', Operator, Operator]>([
  ['advertisement', operator, { ...operator, payment: undefined }],
  ['sale', { ...operator, payment: { kind: 'perMessage', words: '' } }, operator],
  ['compensation', operator, { ...operator, states: { served: ['Ohio'] } }],
])('the text %s stands where it is due', (text, due, undue) => {
  expect(placesOfText(text, due)).toContain(text === 'compensation' ? 'California' : 'Ohio');
  expect(placesOfText(text, undue)).toEqual([]);
});

itInSpanish('a live build without Spanish sentences is refused, and shares names', () => {
  expect(refused(operator, ['en'])).toEqual(
    ['place', 'payment.words', 'selection', 'retention', 'spanish', 'adLabel'].map(
      (name) => `${name}.es`,
    ),
  );
});

it('names a registration 60 days before its end', () => {
  const ends = (validUntil: string) => ({ registrations: [{ ...california, validUntil }] });
  const soon = (validUntil: string) => endingSoon(ends(validUntil), '2026-11-25').length;
  expect(['2026-11-24', '2026-11-25', '2027-01-24', '2027-01-25'].map(soon)).toEqual([0, 1, 1, 0]);
});

const outage = { from: '2026-12-01T22:00', timeZone: 'America/New_York' };
it.each<[string, object, string]>([
  ['a state that does not exist', { states: { served: ['Ohoi'] } }, 'states.served[1]'],
  ['no state', { states: { others: [] } }, 'states.served'],
  ['all states and some', { states: { all: true, served: ['Ohio'] } }, 'states.served'],
  [
    'a state that is served and is not',
    { states: { served: ['Ohio'], others: [{ state: 'Ohio' }] } },
    'states.others[1].state',
  ],
  ['hours that end before they begin', { hours: { ...operator.hours, to: '08:00' } }, 'hours.to'],
  [
    'an outage that ends before it begins',
    { outage: { ...outage, until: outage.from } },
    'outage.until',
  ],
  ['an outage on no day', { outage: { ...outage, until: '2027-02-30T10:00' } }, 'outage.until'],
  ['times in no time zone', { outage: { until: outage.from } }, 'outage.timeZone'],
  ['an unknown time zone', { hours: { ...operator.hours, timeZone: 'Ohio' } }, 'hours.timeZone'],
])('%s is refused in a demonstration too', (_, facts, field) => {
  process.env['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'] = '';
  expect(refused({ ...operator, ...facts })).toEqual([field]);
});
