import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import { loadForms } from '@/lib/content/site-content';
import { contactFields, contactParameters } from '@/lib/forms/contact';
import { defaultOf, mapFields } from '@/lib/forms/fields';
import { intakeFields, intakeParameters } from '@/lib/forms/intake';
import { readEmailConfig } from '@/lib/settings';

const sender = {
  name: 'ClaimLantern',
  mailLabel: 'ClaimLantern website',
  mailbox: 'to@site.example',
};

describe('the template parameters of section 7', () => {
  it('of the contact form hold the accident type’s name and the logo', () => {
    const values = {
      user: 'Ana',
      email: 'ana@example.com',
      phone_number: '555',
      accident_type: '1',
      message: 'Hello',
    };
    const types = [
      { value: 'Auto Accident', label: 'Accidente' },
      { value: 'MalPractice', label: 'Negligencia' },
    ];
    const config = readEmailConfig({ NEXT_PUBLIC_SITE_URL: 'https://site.example' });
    expect(contactParameters(values, types, sender, config)).toEqual({
      name: 'ClaimLantern website',
      recipient: 'to@site.example',
      from_name: 'Ana',
      email: 'ana@example.com',
      accidentId: 'MalPractice',
      phone_number: '555',
      reply_to: 'ana@example.com',
      message: 'Hello',
      logoUrl: 'https://site.example/logo.png',
      logoLink: 'https://site.example',
      logoString: 'ClaimLantern',
    });
  });

  it('of the intake form hold each answer under its own name', () => {
    const values = {
      ...mapFields(intakeFields(loadForms('en').intake.fields, []), defaultOf),
      accidentId: 'Auto Accident',
      zipCode: '90210',
      user: 'Ana',
      email: 'ana@example.com',
      phone_number: '555',
      period: 'Less than 2 Year',
      medical: 'No',
      fault: 'No',
      signup: 'No',
      stay: 'Other',
      message: 'Hello',
    };
    expect(intakeParameters(values, sender)).toMatchObject({
      name: 'ClaimLantern website',
      recipient: 'to@site.example',
      from_name: 'Ana',
      email: 'ana@example.com',
      accidentId: 'Auto Accident',
      fault: 'No',
      medical: 'No',
      period: 'Less than 2 Year',
      phone_number: '555',
      signup: 'No',
      stay: 'Other',
      zipCode: '90210',
      reply_to: 'ana@example.com',
      message: 'Hello',
    });
  });
});

describe('a field that is asked for is delivered', () => {
  const words = loadForms('en');
  const answerTo = (name: string) => `(answer to ${name})`;
  const types = [{ value: answerTo('accident_type'), label: 'What happened' }];
  const contact = contactFields(words.contact.fields, types);
  const intake = intakeFields(words.intake.fields, types);
  const mail = (file: string, parameters: Record<string, string>) =>
    Mustache.render(readFileSync(`content/emails/${file}`, 'utf8'), parameters);

  it.each(Object.keys(contact))('by the contact form: %s', (name) => {
    // This answer is its place in the list.
    const answers = { ...mapFields(contact, (field) => answerTo(field.name)), accident_type: '0' };
    const parameters = contactParameters(answers, types, sender, readEmailConfig({}));
    expect(mail('contact.html', parameters)).toContain(answerTo(name));
  });

  it.each(Object.keys(intake))('by the intake form: %s', (name) => {
    const answers = mapFields(intake, (field) => answerTo(field.name));
    expect(mail('intake.html', intakeParameters(answers, sender))).toContain(answerTo(name));
  });
});
