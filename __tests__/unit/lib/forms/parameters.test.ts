import { contactParameters } from '@/lib/forms/contact';
import { intakeParameters } from '@/lib/forms/intake';
import { readEmailConfig } from '@/lib/settings';

type Answers = Parameters<typeof intakeParameters>[0];

const sender = {
  name: 'ClaimLantern',
  mailLabel: 'ClaimLantern website',
  mailbox: 'to@site.example',
};
const person = { user: 'Ana', email: 'ana@example.com', phone_number: '555', message: 'Hello' };
const always = {
  name: 'ClaimLantern website',
  recipient: 'to@site.example',
  from_name: 'Ana',
  email: 'ana@example.com',
  phone_number: '555',
  reply_to: 'ana@example.com',
  message: 'Hello',
};

it('the contact template gets the accident type’s English value and the logo', () => {
  const types = [
    { value: 'Auto Accident', label: 'Accidente' },
    { value: 'MalPractice', label: 'Negligencia' },
  ];
  const config = readEmailConfig({ NEXT_PUBLIC_SITE_URL: 'https://site.example' });
  expect(contactParameters({ ...person, accident_type: '1' }, types, sender, config)).toEqual({
    ...always,
    accidentId: 'MalPractice',
    logoUrl: 'https://site.example/logo.png',
    logoLink: 'https://site.example',
    logoString: 'ClaimLantern',
  });
});

it('the intake template gets each answer under its own name', () => {
  // Fields that are not specified may come and go.
  const answers = {
    accidentId: 'Auto Accident',
    zipCode: '90210',
    period: 'Less than 2 Year',
    medical: 'No',
    fault: 'No',
    signup: 'No',
    stay: 'Other',
  };
  const parameters = { ...always, ...answers };
  const send = (reach: string) =>
    intakeParameters({ ...person, ...answers, reach } as Answers, sender);
  expect(send('')).toEqual(parameters);
  const { message } = send('my mother');
  expect(message).toBe('Hello\n\n[For whom, and how best to reach them: my mother]');
});
