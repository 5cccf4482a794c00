import { loadSite } from '@/lib/content/site-content';
import { type Answer, loadAnswers } from '@/lib/deadlines/answers';
import { loadForm } from '@/lib/forms/forms';
import { type MailContext, templateParameters } from '@/lib/forms/template-parameters';
import { fullReference } from '@/lib/message/identifiers';
import { zipOfState } from '@/lib/states';
import { itInSpanish, spanish } from '../../spanish';

const formOf = (name: 'contact' | 'intake') => {
  const form = loadForm(name, 'en');
  return { ...form, parameters: { ...form.parameters, recipient: 'hello@claims.us' } };
};
const contact = formOf('contact');
const intake = formOf('intake');
const after = (months: Answer['months']) => ({ address: '', lines: {}, months, times: [] });
const office: MailContext = {
  language: 'en',
  deadlines: {
    ...loadAnswers('en'),
    places: { Texas: after({ injury: [24], work: [12] }), Louisiana: after({ injury: [12] }) },
  },
  routing: [
    { key: 'texas', recipient: 'texas@claims.us', states: ['Texas'], languages: ['en'] },
    { key: 'work', recipient: 'work@claims.us', accidentTypes: ['Workers Comp'] },
    { key: 'spanish', recipient: 'espanol@claims.us', languages: [spanish] },
  ],
};
const reference = 'CL-7K2M4PQ';
const person = { user: 'Ana', email: 'ana@example.com', phone_number: '555', message: 'Hello' };
const sent = (answers: Record<string, string>, own: Partial<MailContext> = {}) =>
  templateParameters(intake, { ...person, ...answers }, reference, { ...office, ...own });

it('the contact template gets the accident type’s English value and the logo', () => {
  const answers = { ...person, accident_type: '1' };
  expect(templateParameters(contact, answers, reference, office)).toEqual({
    name: loadSite('en').mailLabel,
    recipient: 'hello@claims.us',
    from_name: 'Ana',
    email: 'ana@example.com',
    phone_number: '555',
    reply_to: 'ana@example.com',
    message: 'Hello',
    reference,
    call_back: '',
    accidentId: 'MalPractice',
    logoUrl: 'http://localhost:3000/logo.png',
    logoLink: 'http://localhost:3000',
    logoString: loadSite('en').name,
    subject: 'English · CL-7K2M4PQ',
    language: 'en',
    record: expect.stringMatching(
      /^reference: CL-7K2M4PQ\naccident_type: MalPractice\nzip_code:\n/,
    ),
  });
});

it('the record for programs has each key, the real answers and what nobody chose', () => {
  const given = {
    ...person,
    user: 'Ana  María López',
    zipCode: '77001',
    fault: 'Not sure',
    period: 'Less than 1 Year',
  };
  const lines = sent(given, { touched: [] })['record']?.split('\n');
  expect(lines).toEqual([
    'reference: CL-7K2M4PQ',
    'accident_type:',
    'zip_code: 77001',
    'state: Texas',
    'name: Ana María López',
    'first_name: Ana',
    'last_name: María López',
    'email: ana@example.com',
    'phone: 555',
    'period: Less than 1 Year',
    'hospital:',
    'fault: Not sure',
    'signed:',
    'injury:',
    'left_as_preset: period',
    'language: en',
    'call_back:',
    'source:',
    'schema: 1',
  ]);
});

it('what has no parameter goes into the message', () => {
  const zipCode = zipOfState('Ohio', 'en');
  expect(sent({ zipCode, reach: 'my mother' }, { lines: ['[AGREED]'] })['message']).toBe(
    'Hello\n\n[For whom, and how best to reach them: my mother]\n\n[AGREED]',
  );
});

it('a correction names the message before it, to the office in English', () => {
  const correction = '{reference} corrige {earlier}';
  const changed = { reference, corrects: 'CL-2222222' };
  expect(fullReference({ reference }, correction)).toBe('CL-7K2M4PQ');
  expect(fullReference(changed, correction)).toBe('CL-7K2M4PQ corrige CL-2222222');
  expect(fullReference(changed)).toBe('CL-7K2M4PQ (corrects CL-2222222)');
});

const texas = { zipCode: '77001', period: 'Less than 1 Year' };
const atWork = { accidentId: 'Workers Comp' };
const lateYear = { period: 'Less than 2 Year' };
const lastYear = { period: 'Less than 1 Year' };

it.each([
  ['a message without a state', {}, 'hello@', 'English · CL-7K2M4PQ'],
  ['one from Texas', texas, 'texas@', 'English · Texas · CL-7K2M4PQ'],
  ['one from Guam', { zipCode: '96910', period: 'Less than 3 Year' }, 'hello@', 'English · Guam'],
  ['work in Texas, by its first rule', { ...texas, ...atWork }, 'texas@', 'English · Texas · CL-'],
  ['what may be over', { zipCode: '70112', ...lastYear }, 'hello@', 'URGENT · English · Louisiana'],
  ['work after a year', { ...texas, ...atWork, ...lateYear }, 'texas@', 'URGENT · English · Texas'],
  [
    'one of no state',
    { zipCode: '00000', period: 'Less than 3 Year' },
    'hello@',
    'English · CL-7K2M4PQ',
  ],
])('%s goes to its mailbox with a sortable subject', (_, answers, mailbox, words) => {
  const { recipient, subject, ...others } = sent(answers);
  expect(recipient).toBe(`${mailbox}claims.us`);
  expect(subject).toMatch(new RegExp(`^${words}`));
  expect(others['call_back']).toBe('');
});

itInSpanish('one in Spanish goes to those who speak it, and says so', () => {
  expect(sent(texas, { language: spanish })).toMatchObject({
    recipient: 'espanol@claims.us',
    subject: 'Spanish · Texas · CL-7K2M4PQ',
    call_back: 'CALL BACK IN SPANISH',
  });
});
