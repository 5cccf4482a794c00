import { stringify } from 'yaml';
import { isRecord } from '@/lib/content/localize';
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
const { payment, states } = operator;
const serves = (state: string, facts: object = {}) => ({
  ...operator,
  states: [...states, { state, served: true }],
  ...facts,
});

const texts = 'place words selection retention spanish adLabel registrations'.split(' ');
/** Facts as the file has them, in each language. */
function written(value: unknown, name = ''): unknown {
  if (typeof value === 'string' && texts.includes(name)) return { en: value, es: 'Una frase.' };
  if (Array.isArray(value)) return value.map((one) => written(one, name));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, written(one, key)]));
}

function refused(facts: object, settings: object = {}, live = true) {
  const replace = (file: string, change: (text: string) => string) =>
    content.write(file, change(content.read(file)));
  replace('content/site.yml', (text) =>
    text
      .replace(/^phone: .*/m, 'phone: (212) 736-5000')
      .replace(/^mailbox: .*/m, 'mailbox: hello@claimlantern.com')
      .replace(/^operatorWords:/m, `${stringify({ operator: written(facts) })}operatorWords:`),
  );
  replace('content/reviews.yml', (text) => text.replace(/^ +sample: true\n/gm, ''));
  if (live) Object.assign(process.env, account, settings);
  const all = readContent();
  return [...all.mistakes, ...checkOperator(all)].map(({ field }) => field);
}

it.each<[string, object]>([
  ['every fact', operator],
  ['no attorney', { ...operator, attorney: 'none' }],
  ['California and its certificate', serves('California')],
  ['Washington, where no message is sold', serves('Washington')],
])('a production build with %s passes', (_, facts) => expect(refused(facts)).toEqual([]));

it.each('legalName address attorney payment selection states hours retention'.split(' '))(
  'without %s a production build is refused, but not a staging build',
  (name) => {
    const without = (facts: object) =>
      Object.fromEntries(Object.entries(facts).filter(([one]) => one !== name));
    expect(refused(without(operator))).toEqual([`operator.${name}`]);
    content.restore();
    expect(refused(without(operator), { NEXT_PUBLIC_STAGING: 'yes' })).toEqual([]);
  },
);

const isSold = { payment: { ...payment, kind: 'perMessage' } };
it.each<[string, object, string]>([
  ['no state', { ...operator, states: [{ state: 'Ohio', served: false }] }, 'states'],
  ['California', serves('California', { registrations: ['Ohio 1'] }), 'states[2].served'],
  ['Texas', serves('Texas'), 'states[2].served'],
  ['Washington', serves('Washington', isSold), 'states[2].served'],
  ['Nevada', serves('Nevada', isSold), 'states[2].served'],
])('a production build that unlawfully serves %s is refused', (_, facts, field) => {
  expect(refused(facts)).toEqual([`operator.${field}`]);
});

it.each([
  ['a state that does not exist', { states: [{ state: 'Ohoi', served: true }] }],
  ['hours that end before they begin', { hours: { ...operator.hours, to: '08:00' } }],
  ['an unknown time zone', { hours: { ...operator.hours, timeZone: 'Ohio' } }],
])('%s is refused in a demonstration too', (_, facts) => {
  expect(refused({ ...operator, ...facts }, {}, false)).toHaveLength(1);
});
