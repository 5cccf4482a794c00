import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import { loadForms } from '@/lib/content/site-content';
import { contactFields, contactParameters } from '@/lib/forms/contact';
import { mapFields, sizeOnTheWire } from '@/lib/forms/fields';
import { intakeFields, intakeParameters } from '@/lib/forms/intake';
import { readEmailConfig } from '@/lib/settings';

const sender = { name: 'ClaimLantern', mailLabel: 'website', mailbox: 'to@site.example' };
const words = loadForms('en');
const answerTo = (name: string) => `(answer to ${name})`;
const types = [{ value: answerTo('accident_type'), label: 'What happened' }];
const contact = contactFields(words.contact.fields, types);
const intake = intakeFields(words.intake.fields, types);
const inContact = (answers: Parameters<typeof contactParameters>[0]) =>
  contactParameters(answers, types, sender, readEmailConfig({}));
const mail = (file: string, parameters: Record<string, string>) =>
  Mustache.render(readFileSync(`content/emails/${file}`, 'utf8'), parameters);

it.each(Object.keys(contact))('the contact form’s mail delivers %s', (name) => {
  // This answer is its place in the list.
  const answers = { ...mapFields(contact, (field) => answerTo(field.name)), accident_type: '0' };
  expect(mail('contact.html', inContact(answers))).toContain(answerTo(name));
});

it.each(Object.keys(intake))('the intake form’s mail delivers %s', (name) => {
  const answers = mapFields(intake, (field) => answerTo(field.name));
  expect(mail('intake.html', intakeParameters(answers, sender))).toContain(answerTo(name));
});

it('all answers at their limits together stay below the 50 kB of the mail service', () => {
  const line = '"'.repeat(399);
  const longest = { user: line, email: line, phone_number: line, message: '🙂'.repeat(9_999) };
  expect([longest.user, longest.message].map(sizeOnTheWire)).toEqual([800, 39_998]);
  const parameters = inContact({ ...longest, accident_type: '0' });
  expect(Buffer.byteLength(JSON.stringify(parameters))).toBeLessThan(50_000);
});
