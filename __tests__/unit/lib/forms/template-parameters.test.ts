import { loadForms } from '@/lib/content/site-content';
import { contactForm } from '@/lib/forms/contact';
import { intakeForm } from '@/lib/forms/intake';
import { fullReference, type Office, templateParameters } from '@/lib/forms/template-parameters';
import { zipOfState } from '@/lib/states';
import { itInSpanish, spanish } from '../../spanish';

const sender = { name: 'ClaimLantern', mailLabel: 'the website', mailbox: 'hello@claims.us' };
const types = [
  { value: 'Auto Accident', label: 'Accidente' },
  { value: 'MalPractice', label: 'Negligencia' },
];
const texts = loadForms('en');
const contact = contactForm(texts.contact, types, sender, 'https://site.example');
const intake = intakeForm(texts.intake, types, sender);
const office: Office = {
  language: 'en',
  clocks: {
    Texas: { injury: 'P2Y', claim: 'P1Y' },
    Louisiana: { injury: 'P1Y' },
  },
  routing: [
    { key: 'texas', recipient: 'texas@claims.us', states: ['Texas'], languages: ['en'] },
    { key: 'work', recipient: 'work@claims.us', accidentTypes: ['Workers Comp'] },
    { key: 'spanish', recipient: 'espanol@claims.us', languages: [spanish] },
  ],
};
const reference = 'CL-7K2M4PQ';
const person = { user: 'Ana', email: 'ana@example.com', phone_number: '555', message: 'Hello' };
const sent = (answers: Record<string, string>, own: Partial<Office> = {}, consent?: string) =>
  templateParameters(intake, { ...person, ...answers }, reference, { ...office, ...own }, consent);

it('the contact template gets the accident type’s English value and the logo', () => {
  const answers = { ...person, accident_type: '1' };
  expect(templateParameters(contact, answers, reference, office)).toEqual({
    name: 'the website',
    recipient: 'hello@claims.us',
    from_name: 'Ana',
    email: 'ana@example.com',
    phone_number: '555',
    reply_to: 'ana@example.com',
    message: 'Hello',
    reference,
    call_back: '',
    accidentId: 'MalPractice',
    logoUrl: 'https://site.example/logo.png',
    logoLink: 'https://site.example',
    logoString: 'ClaimLantern',
    subject: 'English · CL-7K2M4PQ',
  });
});

it('what has no parameter goes into the message', () => {
  const zipCode = zipOfState('Ohio', 'en');
  expect(sent({ zipCode, reach: 'my mother' }, {}, '[AGREED]')['message']).toBe(
    'Hello\n\n[For whom, and how best to reach them: my mother]\n\n[AGREED]',
  );
});

it('places that the law asks for stand in the message, and only a real zip code as one', () => {
  const places = { accident: texts.contact.fields.zipCode, home: texts.home };
  const form = contactForm(texts.contact, types, sender, 'https://site.example', places);
  const answers = { ...person, zipCode: '77001', home: zipOfState('Ohio', 'en') };
  const { message, recipient, ...others } = templateParameters(form, answers, reference, office);
  expect(message).toBe('Hello\n\n[Place of the accident: 77001, Texas]\n\n[Home: Ohio]');
  expect(recipient).toBe('texas@claims.us');
  expect(Object.keys(others)).not.toEqual(expect.arrayContaining(['zipCode']));
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

const lastYear = { period: 'Less than 1 Year' };

it.each([
  ['a message without a state', {}, 'hello@', 'English · CL-7K2M4PQ'],
  ['one from Texas', texas, 'texas@', 'English · Texas · CL-7K2M4PQ'],
  ['one from Guam', { zipCode: zipOfState('Guam', 'en') }, 'hello@', 'English · Guam · CL-7K2'],
  ['work in Texas, by its first rule', { ...texas, ...atWork }, 'texas@', 'English · Texas · CL-'],
  ['what may be over', { zipCode: '70112', ...lastYear }, 'hello@', 'URGENT · English · Louisiana'],
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
