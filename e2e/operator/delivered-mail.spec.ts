import { readMail } from '../../tools/mail-service/inbox';
import { deliveredMail } from '../support/faults';
import { expect, expectConfirmation, fillIn, intakeAddress, send, test } from '../support/fixtures';

test('a case goes from the finder to one real mail that holds every answer', async ({
  page,
  context,
}) => {
  const email = `intake-${Date.now()}@example.com`;
  await page.goto('/');
  await page.getByPlaceholder('Enter Zip Code').fill('90210');
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await fillIn(page, {
    'Full Name': '😀 محمد <b>Ana</b>',
    Email: email,
    'Phone Number': '555 010 0199',
    'Additional Details': 'First line\nSecond line {{from_name}} & more',
  });
  await page.getByLabel('Less than 2 Year').check();
  await page.getByRole('group', { name: 'At Fault' }).getByLabel('No').check();
  await page.getByLabel('Headaches').check();
  await send(page);
  await expectConfirmation(page);

  const mail = await deliveredMail(email);
  expect(mail.to[0]?.address).toBe('desk@fixture.example');
  expect(mail.subject).toMatch(/CL-\w{5}\b/);
  // In a page of its own: the confirmation's scripts may still be on their way into the other.
  const reader = await context.newPage();
  await reader.setContent(mail.html);
  await expect(reader.getByRole('cell')).toHaveText([
    'Auto Accident',
    '90210',
    '😀 محمد <b>Ana</b>',
    email,
    '555 010 0199',
    'Less than 2 Year',
    'Yes',
    'No',
    'Yes',
    'Headaches',
  ]);
  expect(mail.html).toContain('First line\nSecond line {{from_name}} &amp; more');
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
  await send(page);
  await expectConfirmation(page);
  const { subject, html } = await deliveredMail(email);
  expect(subject).toMatch(/CL-\w{5}\b/);
  for (const value of ['Ana', email, '555 010 0199', 'Auto Accident', 'Hello 👋']) {
    expect(html).toContain(value);
  }
});

const difficult = [
  '<b>bold</b> <script>alert(1)</script> & &amp; "quoted"',
  '{{name}} {{{from_name}}} {{#message}}{{/message}}',
  '.',
  'Bcc: thief@example.net',
  '😀👩‍👩‍👧‍👦🏳️‍🌈🇺🇸 é',
  'مرحبا بالعالم، أُصبت في حادث',
].join('\r\n');

for (const [form, address] of [
  ['intake', intakeAddress],
  ['contact', '/contact'],
] as const) {
  test(`10,000 characters of markup, places, lines, emoji and Arabic arrive whole through the ${form} form`, async ({
    page,
    context,
    errors,
  }) => {
    // The logo in the mail, at the address of a site that need not run now.
    errors.allow(/Failed to load resource/);
    const email = `whole-${form}-${Date.now()}@example.com`;
    const phone = '<i>555 010 0199</i>';
    const name = '<b>Ana</b> {{name}} أنا 😀';
    const message = `${difficult.padEnd(9_999, ' wörds and 字')}.`;
    expect(message).toHaveLength(10_000);
    await page.goto(address);
    await fillIn(page, {
      [form === 'intake' ? 'Full Name' : 'Name']: name,
      Email: email,
      'Phone Number': phone,
      [form === 'intake' ? 'Additional Details' : 'Message']: message,
    });
    await send(page);
    await expectConfirmation(page);

    const mail = await deliveredMail(email);
    // A text box has one kind of line end, whatever is pasted.
    const written = message.replaceAll('\r\n', '\n');
    const read = readMail(mail.html);
    expect(read.message).toBe(written);
    expect(Object.values(read.answers)).toEqual(expect.arrayContaining([name, phone, email]));
    expect(mail.from).toEqual([{ name, address: 'desk@fixture.example' }]);
    expect(mail.envelope.to.map((to) => to.address)).toEqual(['desk@fixture.example']);
    expect(mail.headers).not.toHaveProperty('bcc');
    expect(mail.html).toContain('&lt;b&gt;bold&lt;&#x2F;b&gt; &lt;script&gt;');

    // And as its reader sees it.
    const reader = await context.newPage();
    await reader.setContent(mail.html);
    await expect(reader.locator('b, script, i')).toHaveCount(0);
    expect(await reader.locator('h2 + p').textContent()).toBe(written);
  });
}

test('a message too long for the mail service gets a clear answer and is kept', async ({
  page,
}) => {
  await page.goto('/contact');
  await fillIn(page, {
    Name: 'Ana',
    Email: 'ana@example.com',
    'Phone Number': '555',
    Message: 'x'.repeat(100_000),
  });
  await send(page);
  await expect(page.getByText('Message is too long for one message.').first()).toBeVisible();
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toHaveLength(100_000);
});
