import { stringify } from 'yaml';
import { checkOperator } from '@/scripts/content/operator-rules';
import { readContent } from '@/scripts/content/read-content';
import { copyContent } from '../../content-copy';
import { operator } from '../operator';

const content = copyContent();
afterEach(() => {
  content.restore();
  for (const name of Object.keys(account)) process.env[name] = '';
});
afterAll(content.leave);

const account = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template_1',
  NEXT_PUBLIC_EMAILJS_INTAKE_TEMPLATE_ID: 'template_2',
  NEXT_PUBLIC_SITE_URL: 'https://claimlantern.com',
  NEXT_PUBLIC_STAGING: '',
};
const { payment, selection, states, retention, place, spanish, adLabel, registrations } = operator;
const spanishWords = {
  ...{ selection, retention, place, spanish, adLabel, registrations },
  payment: { words: payment.words },
};
const leftOut = (...names: (keyof typeof operator)[]) =>
  Object.fromEntries(Object.entries(operator).filter(([name]) => !names.includes(name as never)));
const serves = (state: string, facts: object = {}) => ({
  ...operator,
  states: [...states, { state, served: true }],
  ...facts,
});

/** Fields for which a build for visitors is refused. */
function refused(facts: object, words: object = spanishWords, settings: object = {}, live = true) {
  const replace = (file: string, change: (text: string) => string) =>
    content.write(file, change(content.read(file)));
  const without = (text: string) => text.replace(/^operator:\n( .*\n)*/m, '');
  replace('content/en/site.yml', (text) =>
    without(text)
      .replace(/^phone: .*/m, 'phone: (212) 736-5000')
      .replace(/^mailbox: .*/m, 'mailbox: hello@claimlantern.com')
      .replace(/^operatorWords:/m, `${stringify({ operator: facts })}operatorWords:`),
  );
  replace('content/es/site.yml', (text) =>
    without(text).replace(/^operatorWords:/m, `${stringify({ operator: words })}operatorWords:`),
  );
  replace('content/en/reviews.yml', (text) => text.replace(/^ +sample: true\n/gm, ''));
  if (live) Object.assign(process.env, account, settings);
  const all = readContent();
  return [...all.mistakes, ...checkOperator(all)].map(
    ({ file, field }) => `${file.slice('content/'.length)} ${field}`,
  );
}

it('a build for visitors with every fact passes', () => {
  expect(refused(operator)).toEqual([]);
});

it.each([
  'legalName',
  'address',
  'attorney',
  'payment',
  'selection',
  'states',
  'hours',
  'retention',
] as const)('a build for visitors without %s is refused, a staging build is not', (name) => {
  const words = Object.entries(spanishWords).filter(([one]) => one !== name);
  const facts = [leftOut(name), Object.fromEntries(words)] as const;
  expect(refused(...facts)).toEqual([`en/site.yml operator.${name}`]);
  expect(refused(...facts, { NEXT_PUBLIC_STAGING: 'yes' })).toEqual([]);
});

it('an operator without an attorney says none', () => {
  expect(refused({ ...operator, attorney: 'none' })).toEqual([]);
});

it('each sentence about the operator is needed in Spanish too', () => {
  expect(refused(operator, { ...spanishWords, selection: undefined })).toEqual([
    'es/site.yml operator.selection',
  ]);
});

it.each([
  [
    'no state that is served',
    { ...operator, states: [{ state: 'Ohio', served: false }] },
    'states',
  ],
  [
    'California without a certificate',
    serves('California', { registrations: ['Ohio 1'] }),
    'states[2].served',
  ],
  ['Texas without a certificate', serves('Texas'), 'states[2].served'],
  [
    'Washington where messages are sold',
    serves('Washington', { payment: { ...payment, kind: 'perMessage' } }),
    'states[2].served',
  ],
  [
    'Nevada where messages are sold',
    serves('Nevada', { payment: { ...payment, kind: 'perMessage' } }),
    'states[2].served',
  ],
])('a build for visitors that names %s is refused', (_, facts, field) => {
  expect(refused(facts)).toEqual([`en/site.yml operator.${field}`]);
});

it('what is allowed there builds', () => {
  expect(refused(serves('California'))).toEqual([]);
  expect(refused(serves('Washington'))).toEqual([]);
});

it.each([
  ['a state that does not exist', { states: [{ state: 'Ohoi', served: true }] }],
  ['hours that end before they begin', { hours: { ...operator.hours, to: '08:00' } }],
  ['a time zone that nobody has', { hours: { ...operator.hours, timeZone: 'Ohio' } }],
])('%s is refused in a demonstration too', (_, facts) => {
  expect(refused({ ...operator, ...facts }, spanishWords, {}, false)).toHaveLength(1);
});
