import { equal, match } from 'node:assert/strict';
import { readMail } from '../../tools/mail-service/inbox';
import type { Journey } from './make-journeys';
import type { Page } from './page';
import type { Site } from './site';

const wide = 1024;
const narrow = 420;
const notSent = 'was not sent.';
const intakeAddress = '/formInput?accidentId=Auto+Accident&zipCode=90210';

const newEmail = () => `visitor-${Math.random().toString(36).slice(2)}@example.com`;
const contactAnswers = (email: string) => ({
  Name: 'Ana Ortiz',
  Email: email,
  'Phone Number': '555 010 0199',
  Message: 'I fell on a wet floor.',
});
const intakeAnswers = (email: string) => ({
  'Full Name': 'Ana Ortiz',
  Email: email,
  'Phone Number': '555 010 0199',
  'Additional Details': 'A car hit mine at a red light.\nMy neck hurts.',
});

export const formJourneys: Record<string, Journey> = {
  'Back and Forward with a half-filled form': async (page) => {
    const { Email, ...typed } = intakeAnswers(newEmail());
    const seeAll = async () => {
      await page.seeScripts();
      await page.seeValues({ ...typed, Email: '' });
      await page.seeChosen('No', 'At Fault');
      await page.seeChosen('Broken Bones', 'Primary Injury Type');
    };
    await page.driver.resize(narrow);
    await page.openForm(intakeAddress);
    await page.fillAll(typed);
    await page.choose('No', 'At Fault');
    await page.choose('Broken Bones', 'Primary Injury Type');
    await page.click({ role: 'link', name: 'Terms' });
    await page.seeAddress('/service');
    await page.goThrough('back', intakeAddress);
    await seeAll();
    await page.goThrough('forward', '/service');
    await page.goThrough('back', intakeAddress);
    await seeAll();
  },

  'finder to a delivered mail': async (page, site) => {
    const email = newEmail();
    await page.driver.resize(wide);
    await page.open('/');
    // Tiles and list are one choice and must agree.
    const tiles = { role: ['group', 'radiogroup'], name: 'Accident type' };
    const tile = (name: string) => ({ role: ['radio', 'button'], name, within: tiles });
    await page.select('Accident type, as a list', 'Wrongful Death');
    await page.seeSelected(tile('Wrongful Death'));
    await page.click(tile('Slip And Fall'));
    await page.seeSelected(tile('Slip And Fall'));
    await page.seeValue('Accident type, as a list', 'Slip And Fall', 'combobox');
    await page.fill('Zip code of the accident', '90210');
    await page.press('Find Lawyer');
    await page.seeAddress('/formInput?accidentId=Slip+And+Fall&zipCode=90210');
    await page.seeScripts();
    await page.seeValue('Zip Code', '90210');
    await page.fillAll(intakeAnswers(email));
    await page.choose('Less than 2 Year', 'Accident Age');
    await page.choose('Headaches', 'Primary Injury Type');
    await sendIntake(page);
    const { answers, message } = readMail((await onlyMail(page, site, email)).html);
    equal(
      Object.values(answers).join(', '),
      `Slip And Fall, 90210, Ana Ortiz, ${email}, 555 010 0199, Less than 2 Year, Yes, No, No, Headaches`,
    );
    equal(message, intakeAnswers(email)['Additional Details']);
  },

  'a message that a policy blocks': async (page, site) => {
    const answers = contactAnswers(newEmail());
    site.blockMails();
    await page.openForm('/contact');
    await page.fillAll(answers);
    await page.press('Send');
    await page.read(notSent);
    await page.seeValues(answers);
    await page.until('the report of it', async () => site.problems.length > 0);
    const [blocked, ...others] = site.problems.splice(0);
    match(blocked ?? '', /connect-src refused .*send/);
    equal(others.length, 0);
  },

  'a case in Spanish, past its mistakes and a failed send': async (page, site) => {
    const email = newEmail();
    const answers = {
      'Nombre completo': 'Ana Ortiz',
      'Correo electrónico': email,
      'Número de teléfono': '555 010 0199',
      'Más detalles': 'Me caí en un piso mojado.',
    };
    await page.driver.resize(narrow);
    await page.open('/es');
    await page.fill('Código postal del lugar del accidente', '9');
    await page.seeScripts();
    await page.press('Buscar abogado');
    await page.read('Escriba un código postal válido');
    await page.fill('Código postal del lugar del accidente', '90210');
    await page.press('Buscar abogado');
    await page.seeAddress('/es/formInput?accidentId=Auto+Accident&zipCode=90210');
    await page.seeScripts();
    await page.choose('Sí', 'Firmó con un bufete');
    await page.press('Enviar');
    await page.seeFocus({ role: 'region', name: 'Por favor, revise estas respuestas' });
    await page.fillAll(answers);
    await page.choose('No', 'Culpa en el accidente');
    site.setFault('status 400');
    await page.press('Enviar');
    await page.read('no se envió');
    await page.seeValues(answers);
    site.setFault();
    await page.press('Enviar');
    await page.seeAddress('/es/confirmAlert');
    await page.read('Ana Ortiz');
    const { html } = await onlyMail(page, site, email);
    match(html, /the visitor wrote in Spanish/);
    equal(readMail(html).message, answers['Más detalles']);
  },

  'an early choice before the script': async (page, site) => {
    const email = newEmail();
    await page.driver.resize(narrow);
    site.holdScripts();
    await page.open(intakeAddress);
    await page.choose('No', 'Were you treated in a hospital?');
    await page.fill('Full Name', 'Ana Ortiz');
    site.releaseScripts();
    await page.seeScripts();
    await page.seeChosen('No', 'Were you treated in a hospital?');
    await page.seeValue('Full Name', 'Ana Ortiz');
    await page.fillAll(intakeAnswers(email));
    await sendIntake(page);
    const { answers } = readMail((await onlyMail(page, site, email)).html);
    equal(answers['Hospitalization'], 'No');
  },

  'Back after Send, and a correction': async (page, site) => {
    const email = newEmail();
    const answers = contactAnswers(email);
    await page.openForm('/contact');
    await page.fillAll(answers);
    await page.press('Send');
    await seeConfirmation(page);
    await page.goThrough('back', '/contact');
    await page.seeScripts();
    await page.seeValues({ Name: '', Email: '', 'Phone Number': '', Message: '' });
    await page.open('/confirmAlert');
    await page.press('Something wrong? Correct it');
    await page.seeAddress('/contact');
    await page.seeScripts();
    await page.seeValues(answers);
    await page.read('has arrived. You do not need to send it again.');
    await page.fill('Message', 'I fell on a dry floor.');
    await page.press('Send');
    await seeConfirmation(page);
    await page.until('both mails', async () => (await site.mailsFrom(email)).length === 2);
    const [first, second] = (await site.mailsFrom(email)).map(({ subject }) => subject);
    match(second ?? '', new RegExp(`\\(corrects ${first?.match(/CL-\w{5}/)?.[0]}\\)`));
  },
};

async function sendIntake(page: Page) {
  await page.choose('No', 'At Fault');
  await page.choose('No', 'Signed with Firm');
  await page.press('Send');
  await seeConfirmation(page);
}

async function seeConfirmation(page: Page) {
  await page.seeAddress('/confirmAlert');
  await page.see({ role: 'heading', name: 'A Top Lawyer will be in contact soon' });
}

async function onlyMail(page: Page, site: Site, email: string) {
  await page.until('the mail', async () => (await site.mailsFrom(email)).length > 0);
  const [mail, ...more] = await site.mailsFrom(email);
  equal(more.length, 0, `${more.length + 1} mails arrived`);
  return mail as NonNullable<typeof mail>;
}
