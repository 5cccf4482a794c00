import { stringify } from 'yaml';
import { type Operator, operatorSchema } from '@/lib/content/operator-schema';
import { parseYaml } from '@/lib/content/parse-yaml';
import { ownRisk, placesOfText, refusalsOf, servedBy } from '@/lib/referral';
import type { Area } from '@/lib/states';
import { california, operator, texas } from '../scripts/operator';

const refused = (facts: Operator) => refusalsOf(facts).map(({ fact }) => fact);

it('a live build with every fact passes, and may serve every state', () => {
  expect(refused(operator)).toEqual([]);
  const named = { ...california, body: 'The State Bar of California' };
  expect(refused({ ...operator, registrations: [named, texas] })).toEqual([]);
  const inOhio = { ...operator, states: { served: ['Ohio' as const] } };
  expect(refused({ ...inOhio, attorney: { none: true } })).toEqual([]);
});

type Case = [law: string, state: Area | '', fact: keyof Operator, facts: Operator];
const lacking: [law: string, state: Area | '', ...facts: (keyof Operator)[]][] = [
  ['ABA Model Rules 7.1 and 7.2(b)', '', 'legalName', 'address', 'attorney', 'payment'],
  ['ABA Model Rules 7.1 and 7.2(b)', '', 'selection', 'states'],
  ['FTC Act section 5; California Civil Code 1798.100', '', 'hours', 'retention'],
  ['New York Rule 7.1(f)', 'New York', 'adLabel'],
  ['Florida Bar Rules 4-7.12(a)(2) and 4-7.22(d)', 'Florida', 'attorneys'],
  ['New Jersey Committee on Attorney Advertising, Opinion 43', 'New Jersey', 'attorneys'],
];
const registered = (
  law: string,
  state: Area | '',
  ...all: Operator['registrations'] & {}
): Case => [law, state, 'registrations', { registrations: all }];
const ended = { ...california, state: 'Ohio' as const, validUntil: '2026-01-01' };
const stateBar = 'California Business and Professions Code 6155(a)(1)';
const certified = 'Texas Occupations Code 952.102(a)(1)';
const sold: Operator = { payment: { kind: 'perMessage', words: 'Attorneys pay $50.' } };

it.each<Case>([
  ...lacking.flatMap(([law, state, ...facts]) =>
    facts.map((fact): Case => [law, state, fact, { [fact]: undefined }]),
  ),
  registered('FTC Act section 5', '', california, texas, ended),
  registered(stateBar, 'California', texas),
  registered(stateBar, 'California', texas, { ...california, body: 'Franchise Tax Board' }),
  registered(stateBar, 'California', texas, { ...california, body: 'State Bar of Texas' }),
  registered(certified, 'Texas', california),
  registered(certified, 'Texas', california, { ...texas, kind: 'other' }),
  registered(certified, 'Texas', california, { ...texas, body: 'Comptroller' }),
  ['New York Rule 7.1(h)', 'New York', 'attorney', { attorney: { none: true } }],
  ['West Virginia Rule 7.2(d)', 'West Virginia', 'attorney', { attorney: { none: true } }],
  ['Washington RCW 19.373.070(1)', 'Washington', 'payment', sold],
  ['Nevada NRS 603A.535', 'Nevada', 'payment', sold],
  ['Connecticut General Statutes 42-526(a)(1)(D)', 'Connecticut', 'payment', sold],
  ['Maryland Commercial Law 14-4707(a)(2)', 'Maryland', 'payment', sold],
])('%s refuses a live build (%s) for its %s', (law, state, fact, facts) => {
  const against = (given: Operator) =>
    refusalsOf(given).flatMap(({ fact, rule }) => (rule.law.startsWith(law) ? fact : []));
  const unlawful: Operator = { ...operator, ...facts };
  expect(against(unlawful)).toEqual([fact]);
  expect(against(operator)).toEqual([]);
  if (!state) return;
  const elsewhere = (takesMessages: boolean): Operator => ({
    ...unlawful,
    states: { served: ['Ohio'], others: [{ state, takesMessages }] },
  });
  expect(against({ ...unlawful, states: { served: [state] } })).toHaveLength(1);
  // Taking messages there is the same referral.
  expect(against(elsewhere(true))).toHaveLength(1);
  expect(against(elsewhere(false))).toEqual([]);
});

const ownResponsibility = {
  sentence: 'I go live at my own responsibility, before a lawyer has judged what is missing.',
  name: 'Jo Lee',
  day: '2026-12-01',
} as const;

it('an owner may answer for what only a lawyer can judge, and each build says so', () => {
  const { attorney, selection, attorneys, ...others } = operator;
  const facts: Operator = { ...others, states: { served: ['New Jersey'] }, ownResponsibility };
  expect(refused(facts)).toEqual([]);
  expect(ownRisk(facts)).toMatch(
    /^Jo Lee answers for attorney, selection, attorneys \(2026-12-01\): “I go/,
  );
});

it('an owner cannot answer for what a statute asks for', () => {
  const { registrations, retention, payment, ...others } = operator;
  expect(refused({ ...others, ownResponsibility })).toEqual([
    'payment',
    'retention',
    'registrations',
    'registrations',
  ]);
});

it('messages that are sold are closed to people of four states, wherever they were hurt', () => {
  expect(servedBy(operator).closedHomes).toEqual([]);
  expect(servedBy(sold).closedHomes).toEqual(['Washington', 'Nevada', 'Connecticut', 'Maryland']);
});

it.each<['advertisement' | 'sale' | 'compensation', Operator, Operator]>([
  ['advertisement', operator, { ...operator, payment: undefined }],
  ['sale', { ...operator, ...sold }, operator],
  ['compensation', operator, { ...operator, states: { served: ['Ohio'] } }],
])('the text %s stands where it is due', (text, due, undue) => {
  expect(placesOfText(text, due)).toContain(text === 'compensation' ? 'California' : 'Ohio');
  expect(placesOfText(text, undue)).toEqual([]);
});

const [all, ohio] = [{ all: true }, { state: 'Ohio' }];
it.each<[field: string, facts: object]>([
  ['states.served[1]', { states: { served: ['Ohoi'] } }],
  ['states.served', { states: { others: [] } }],
  ['states.served', { states: { ...all, served: ['Ohio'] } }],
  ['states.others[1].state', { states: { served: ['Ohio'], others: [ohio] } }],
  [
    'states.others[1].bar.url',
    { states: { ...all, others: [{ ...ohio, bar: { name: 'A', url: 'http://a.org' } }] } },
  ],
  ['attorney.name', { attorney: {} }],
  ['attorney.name', { attorney: { name: 'Na Li', none: true } }],
  ['attorney.name', { attorney: { name: '-' } }],
  ['hours.to', { hours: { ...operator.hours, to: '08:00' } }],
  ['hours.timeZone', { hours: { ...operator.hours, timeZone: 'Ohio' } }],
])('the file refuses a wrong %s: %j', (field, facts) => {
  const source = { file: 'content/operator.yml', text: stringify(facts) };
  expect(() => parseYaml(source, operatorSchema)).toThrow(`: ${field}: `);
});
