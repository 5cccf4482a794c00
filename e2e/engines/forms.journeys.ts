import { expect } from '@playwright/test';
import { readInbox, readMail } from '../../tools/mail-service/inbox';
import { intakeAddress, intakeAnswers } from '../support/fixtures';
import { hasSpanish } from '../support/spanish';
import { test } from './fixtures';
import { form, type Visitor } from './visitor';

const fault = 'Does anyone say that you were at fault?';
const injury = 'What is your main injury?';
const signed = 'Have you already signed with a law firm?';
const contactAnswers = {
  Name: 'Ana Ortiz',
  Email: 'ana@example.com',
  'Phone Number': '555 010 0199',
  Message: 'I fell on a wet floor.',
};

test('Back and Forward with a half-filled form @few', async ({ visitor }) => {
  const { Email, ...typed } = intakeAnswers;
  const seeAll = async () => {
    await visitor.see(form);
    await visitor.seeValues({ ...typed, Email: '' });
    await visitor.seeChosen('No', fault);
    await visitor.seeChosen('Broken bones', injury);
  };
  await visitor.open(intakeAddress);
  await visitor.see(form);
  await visitor.fill(typed);
  await visitor.choose('No', fault);
  await visitor.choose('Broken bones', injury);
  await visitor.click({ role: 'link', name: 'Terms' });
  await visitor.seeAddress('/service');
  await visitor.goThrough('back', intakeAddress);
  await seeAll();
  await visitor.goThrough('forward', '/service');
  await visitor.goThrough('back', intakeAddress);
  await seeAll();
});

test('finder to a delivered mail @few', async ({ visitor, site }) => {
  const details = 'A car hit mine at a red light.\nMy neck hurts.';
  const list = { role: 'combobox', name: 'Accident type, as a list' };
  await visitor.open('/', 1024);
  // Tiles and list are one choice and must agree.
  await visitor.ask('enter', list, 'Wrongful Death');
  await visitor.seeChosen('Wrongful death', 'Accident type');
  await visitor.choose('Slip and fall', 'Accident type');
  await visitor.see({ ...list, value: 'Slip And Fall' });
  await visitor.fill({ 'Zip code of the accident': '90210' });
  await visitor.press('Find Lawyer');
  await visitor.seeAddress('/formInput?accidentId=Slip+And+Fall&zipCode=90210');
  await visitor.see(form);
  await visitor.seeValues({ 'Zip Code': '90210' });
  await visitor.fill({ ...intakeAnswers, 'Additional Details': details });
  await visitor.choose('Less than 2 years', 'How long ago did it happen?');
  await visitor.choose('Headaches', injury);
  await sendIntake(visitor);
  const [mail] = await arrivedMails(site, 1);
  const { answers, message } = readMail(mail?.html ?? '');
  expect(Object.values(answers).join(', ')).toBe(
    'Slip And Fall, 90210, Ana Ortiz, ana@example.com, 555 010 0199, Less than 2 Year, Yes, No, No, Headaches',
  );
  expect(message).toBe(details);
});

test('a message that a policy blocks', async ({ visitor, site }) => {
  site.blocksMails = true;
  await visitor.open('/contact');
  await visitor.see(form);
  await visitor.fill(contactAnswers);
  await visitor.press('Send');
  await visitor.read('was not sent.');
  await visitor.seeValues(contactAnswers);
});

test('a case in Spanish, past its mistakes and a failed send @few', async ({ visitor, site }) => {
  test.skip(!hasSpanish);
  const answers = {
    'Nombre completo': 'Ana Ortiz',
    'Correo electrónico': 'ana@example.com',
    'Número de teléfono': '555 010 0199',
    'Más detalles': 'Me caí en un piso mojado.',
  };
  await visitor.open('/es');
  await visitor.fill({ 'Código postal del lugar del accidente': '9' });
  await visitor.see(form);
  await visitor.press('Buscar abogado');
  await visitor.read('Escriba un código postal válido');
  await visitor.fill({ 'Código postal del lugar del accidente': '90210' });
  await visitor.press('Buscar abogado');
  await visitor.seeAddress('/es/formInput?accidentId=Auto+Accident&zipCode=90210');
  await visitor.see(form);
  await visitor.choose('Sí', '¿Ya firmó con un bufete de abogados?');
  await visitor.press('Enviar');
  await visitor.see({ role: 'region', name: 'Por favor, revise estas respuestas', is: ':focus' });
  await visitor.fill(answers);
  await visitor.choose('No', '¿Alguien dice que usted tuvo la culpa?');
  site.fault = 'status 400';
  await visitor.press('Enviar');
  await visitor.read('no se envió');
  await visitor.seeValues(answers);
  site.fault = undefined;
  await visitor.press('Enviar');
  await visitor.seeAddress('/es/confirmAlert');
  await visitor.read('Ana Ortiz');
  const [mail] = await arrivedMails(site, 1);
  expect(mail?.html).toContain('the visitor wrote in Spanish');
  expect(readMail(mail?.html ?? '').message).toBe(answers['Más detalles']);
});

test('an early choice before the script', async ({ visitor, site }) => {
  site.holdsScripts = true;
  await visitor.open(intakeAddress);
  await visitor.choose('No', 'Were you treated in a hospital?');
  await visitor.fill({ 'Full Name': 'Ana Ortiz' });
  site.holdsScripts = false;
  await visitor.see(form);
  await visitor.seeChosen('No', 'Were you treated in a hospital?');
  await visitor.seeValues({ 'Full Name': 'Ana Ortiz' });
  await visitor.fill(intakeAnswers);
  await sendIntake(visitor);
  const [mail] = await arrivedMails(site, 1);
  expect(mail?.html).toMatch(/treated in a hospital\?[^<]*<\/th><td[^>]*>No</);
});

test('Back after Send, and a correction', async ({ visitor, site }) => {
  await visitor.open('/contact');
  await visitor.see(form);
  await visitor.fill(contactAnswers);
  await visitor.press('Send');
  await seeConfirmation(visitor);
  await visitor.goThrough('back', '/contact');
  await visitor.see(form);
  await visitor.seeValues({ Name: '', Email: '', 'Phone Number': '', Message: '' });
  await visitor.open('/confirmAlert');
  await visitor.press('Something wrong? Correct it');
  await visitor.seeAddress('/contact');
  await visitor.see(form);
  await visitor.seeValues(contactAnswers);
  await visitor.read('has arrived. You do not need to send it again.');
  await visitor.fill({ Message: 'I fell on a dry floor.' });
  await visitor.press('Send');
  await seeConfirmation(visitor);
  const [first, second] = await arrivedMails(site, 2);
  const reference = /CL-\w{7}/.exec(first?.subject ?? '')?.[0];
  expect(second?.subject).toContain(`(corrects ${reference})`);
});

async function sendIntake(visitor: Visitor) {
  await visitor.choose('No', fault);
  await visitor.choose('No', signed);
  await visitor.press('Send');
  await seeConfirmation(visitor);
}

async function seeConfirmation(visitor: Visitor) {
  await visitor.seeAddress('/confirmAlert');
  await visitor.see({ role: 'heading', name: 'A Top Lawyer will be in contact soon' });
}

async function arrivedMails({ inbox }: { inbox: number }, count: number) {
  await expect.poll(async () => (await readInbox(inbox)).length).toBe(count);
  return readInbox(inbox);
}
