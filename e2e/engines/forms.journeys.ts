import { expect } from '@playwright/test';
import { readInbox, readMail } from '../../tools/mail-service/inbox';
import { intakeAddress, intakeAnswers } from '../support/fixtures';
import { test } from './fixtures';
import type { Visitor } from './visitor';

const fault = 'Does anyone say that you were at fault?';
const injury = 'What is your main injury?';
const contactAnswers = {
  Name: 'Ana Ortiz',
  Email: 'ana@example.com',
  'Phone Number': '555 010 0199',
  Message: 'I fell on a wet floor.',
};

test('Back and Forward with a half-filled form @few', async ({ visitor }) => {
  const { Email, ...typed } = intakeAnswers;
  await visitor.open(intakeAddress);
  await visitor.seeForm();
  await visitor.fill(typed);
  await visitor.choose('No', fault);
  await visitor.choose('Broken bones', injury);
  await visitor.click({ role: 'link', name: 'Terms' });
  await visitor.seeAddress('/service');
  for (const _ of ['at first', 'once more']) {
    await visitor.goThrough('back', intakeAddress);
    await visitor.seeForm();
    await visitor.seeValues({ ...typed, Email: '' });
    await visitor.seeChosen('No', fault);
    await visitor.seeChosen('Broken bones', injury);
    await visitor.goThrough('forward', '/service');
  }
});

test('Back and Forward show what another page of the tab wrote or erased @few', async ({
  visitor,
}) => {
  const seeHome = async () => {
    await visitor.ask('scrollTo', { is: '#contact' });
    await visitor.see({ is: '#contact form[novalidate]' });
  };
  await visitor.open('/contact', 1024);
  await visitor.seeForm();
  await visitor.fill(contactAnswers);
  await visitor.open('/', 1024);
  await seeHome();
  await visitor.fill({ Message: 'I fell on a dry floor.' });
  await visitor.goThrough('back', '/contact');
  await visitor.seeForm();
  await visitor.seeValues({ ...contactAnswers, Message: 'I fell on a dry floor.' });
  await visitor.fill({ Message: 'I fell.' });
  await visitor.goThrough('forward', '/');
  await seeHome();
  await visitor.seeValues({ ...contactAnswers, Message: 'I fell.' });
  await visitor.press('Erase my answers');
  await visitor.press('Erase');
  await visitor.read('What you wrote in both forms has been erased');
  await visitor.goThrough('back', '/contact');
  await visitor.seeForm();
  await visitor.seeValues({ Name: '', Email: '', 'Phone Number': '', Message: '' });
  await visitor.window.evaluate('sessionStorage.length').then((kept) => expect(kept).toBe(0));
});

test('finder to mail, past mistakes and a failed send @few', async ({ visitor, site }) => {
  const list = { role: 'combobox', name: 'Accident type, as a list' };
  await visitor.open('/', 1024);
  // Tiles and list are one choice and must agree.
  await visitor.ask('enter', list, 'Wrongful Death');
  await visitor.seeChosen('Wrongful death', 'Accident type');
  await visitor.choose('Slip and fall', 'Accident type');
  await visitor.see({ ...list, value: 'Slip And Fall' });
  await visitor.fill({ 'Zip code of the accident': '90210' });
  // Answers from before the script count.
  site.holdsScripts = true;
  await visitor.press('Find Lawyer');
  await visitor.seeAddress('/formInput?accidentId=Slip+And+Fall&zipCode=90210');
  await visitor.choose('No', 'Were you treated in a hospital?');
  await visitor.fill({ 'Full Name': 'Ana Ortiz' });
  site.holdsScripts = false;
  await visitor.seeForm();
  await visitor.seeChosen('No', 'Were you treated in a hospital?');
  await visitor.seeValues({ 'Full Name': 'Ana Ortiz', 'Zip code of the accident': '90210' });
  await visitor.choose('Yes', 'Have you already signed with a law firm?');
  await visitor.press('Send');
  await visitor.see({ role: 'region', name: 'Please check these answers', is: ':focus' });
  await visitor.fill(intakeAnswers);
  await visitor.choose('Less than 2 years', 'How long ago did it happen?');
  await visitor.choose('Headaches', injury);
  await visitor.choose('No', fault);
  site.fault = 'status 400';
  await visitor.press('Send');
  await visitor.read('was not sent.');
  await visitor.seeValues(intakeAnswers);
  site.fault = undefined;
  await visitor.press('Send');
  await seeConfirmation(visitor);
  const [mail] = await arrivedMails(site, 1);
  const { answers, message } = readMail(mail?.html ?? '');
  expect(Object.values(answers).join(', ')).toBe(
    'Slip And Fall, 90210, Ana Ortiz, ana@example.com, 555 010 0199, Less than 2 Year, No, No, Yes, Headaches',
  );
  expect(message).toBe(intakeAnswers['Additional Details']);
});

test('a blocked message, Back after Send, and a correction', async ({ visitor, site }) => {
  site.blocksMails = true;
  // The policy stays in the cache of this address.
  await visitor.open('/contact?blocked');
  await visitor.seeForm();
  await visitor.fill(contactAnswers);
  await visitor.press('Send');
  await visitor.read('was not sent.');
  site.blocksMails = false;
  await visitor.open('/contact');
  await visitor.seeForm();
  await visitor.seeValues(contactAnswers);
  await visitor.press('Send');
  await seeConfirmation(visitor);
  await visitor.goThrough('back', '/contact');
  await visitor.seeForm();
  await visitor.seeValues({ Name: '', Email: '', 'Phone Number': '', Message: '' });
  await visitor.open('/confirmAlert');
  await visitor.press('Something wrong? Correct it');
  await visitor.seeAddress('/contact#user');
  await visitor.seeForm();
  await visitor.seeValues(contactAnswers);
  await visitor.read('has arrived. You do not need to send it again.');
  await visitor.fill({ Message: 'I fell on a dry floor.' });
  await visitor.press('Send');
  await seeConfirmation(visitor);
  const [first, second] = await arrivedMails(site, 2);
  const reference = /CL-\w{7}/.exec(first?.subject ?? '')?.[0];
  expect(second?.subject).toContain(`(corrects ${reference})`);
});

async function seeConfirmation(visitor: Visitor) {
  await visitor.seeAddress('/confirmAlert');
  await visitor.see({ role: 'heading', name: 'A Top Lawyer will be in contact soon' });
}

async function arrivedMails({ inbox }: { inbox: number }, count: number) {
  await expect.poll(async () => (await readInbox(inbox)).length).toBe(count);
  return readInbox(inbox);
}
