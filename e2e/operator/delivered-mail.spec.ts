import { readMail } from '../../tools/mail-service/inbox';
import { deliveredMail } from '../support/faults';
import { expect, expectConfirmation, fillIn, send, test } from '../support/fixtures';

test('a case goes from the finder to one real mail that holds every answer', async ({
  page,
  context,
  errors,
}) => {
  // The logo in the mail, at the address of a site that need not run now.
  errors.allow(/Failed to load resource/);
  const email = `intake-${Date.now()}@example.com`;
  const name = '😀 محمد <b>Ana</b> {{name}}';
  const phone = '<i>555 010 0199</i>';
  const message = [
    '<b>bold</b> <script>alert(1)</script> & &amp; "quoted"',
    '{{name}} {{{from_name}}} {{#message}}{{/message}}',
    '.',
    'Bcc: thief@example.net',
    '😀👩‍👩‍👧‍👦🏳️‍🌈🇺🇸 é',
    'مرحبا بالعالم، أُصبت في حادث',
    'wörds and 字 '.repeat(800).trim(),
  ].join('\n');
  await page.goto('/');
  await page.getByPlaceholder('Enter Zip Code').fill('90210');
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await fillIn(page, {
    'Full Name': name,
    Email: email,
    'Phone Number': phone,
    'Additional Details': message,
  });
  await page.getByLabel('Less than 2 Year').check();
  await page.getByRole('group', { name: 'At Fault' }).getByLabel('No').check();
  await page.getByLabel('Headaches').check();
  await send(page);
  await expectConfirmation(page);

  const mail = await deliveredMail(email);
  expect(mail.from).toEqual([{ name, address: 'desk@fixture.example' }]);
  expect(mail.envelope.to.map((to) => to.address)).toEqual(['desk@fixture.example']);
  expect(mail.headers).not.toHaveProperty('bcc');
  expect(mail.subject).toMatch(/CL-\w{5}\b/);
  // As its reader sees it; in a page of its own, since the confirmation's scripts may still be on their way.
  const reader = await context.newPage();
  await reader.setContent(mail.html);
  await expect(reader.getByRole('cell')).toHaveText([
    'Auto Accident',
    '90210',
    name,
    email,
    phone,
    'Less than 2 Year',
    'Yes',
    'No',
    'Yes',
    'Headaches',
  ]);
  await expect(reader.locator('b, script, i')).toHaveCount(0);
  expect(await reader.locator('h2 + p').textContent()).toBe(message);
});

test('a contact message arrives as one real mail', async ({ page }) => {
  const email = `contact-${Date.now()}@example.com`;
  await page.goto('/');
  await fillIn(page, {
    Name: 'Ana',
    Email: email,
    'Phone Number': '555 010 0199',
    Message: 'Hello 👋',
  });
  await page.locator('#accident_type').selectOption('Workers Comp');
  await send(page);
  await expectConfirmation(page);
  const { subject, html } = await deliveredMail(email);
  expect(subject).toMatch(/CL-\w{5}\b/);
  const { answers, message } = readMail(html);
  expect(Object.values(answers)).toEqual(['Ana', email, '555 010 0199', 'Workers Comp']);
  expect(message).toBe('Hello 👋');
});
