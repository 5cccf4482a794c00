import { readMail } from '../../tools/mail-service/inbox';
import { deliveredMail } from '../support/faults';
import { expect, expectConfirmation, fillIn, send, test } from '../support/fixtures';

// __tests__/unit/tools/mail-service.test.ts tests hostile texts.
test('a case goes from the finder to one real mail with every answer', async ({ page }) => {
  const email = `intake-${Date.now()}@example.com`;
  const name = '😀 محمد <b>Ana</b> {{name}}';
  const story = `First line\nSecond line {{from_name}} & more\n${'wörds and 字 '.repeat(800)}.`;
  await page.goto('/');
  await page.getByPlaceholder('Enter Zip Code').fill('90210');
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await fillIn(page, {
    'Full Name': name,
    Email: email,
    'Phone Number': '555 010 0199',
    'Additional Details': story,
  });
  await page.getByLabel('Less than 2 years').check();
  await page.locator('[name=fault][value=No]').check();
  await page.getByLabel('Headaches').check();
  await send(page);
  await expectConfirmation(page);
  const { to, subject, html } = await deliveredMail(email);
  expect(to[0]?.address).toBe('desk@fixture.example');
  expect(subject).toMatch(/CL-\w{7}\b/);
  const { answers, message } = readMail(html);
  expect(Object.values(answers)).toEqual([
    'Auto Accident',
    '90210',
    name,
    email,
    '555 010 0199',
    'Less than 2 Year',
    'Yes',
    'No',
    'Yes',
    'Headaches',
  ]);
  expect(message).toBe(story);
});
