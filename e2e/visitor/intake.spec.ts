import {
  expect,
  expectConfirmation,
  fillIn,
  intakeAnswers,
  mockMails,
  openForm,
  send,
  test,
} from '../support/fixtures';

test.beforeEach(async ({ page }) => {
  await openForm(page);
});

test('the finder’s choice can be changed, hints follow, and autofill works', async ({ page }) => {
  const bodies = await mockMails(page, { status: 200, body: 'OK' });
  await expect(page.getByLabel('Zip Code')).toHaveValue('90210');
  const hospital = (question: string) => page.getByRole('group', { name: question });
  await expect(hospital('Were you treated in a hospital?')).toBeVisible();
  await page.getByLabel('Accident Type').selectOption('Wrongful Death');
  await expect(hospital('Was the person you lost treated in a hospital?')).toBeVisible();
  const { Email: email, ...others } = intakeAnswers;
  await fillIn(page, { ...others, 'Zip Code': '85001-1234' });
  await expect(page.getByRole('status').filter({ hasText: 'Arizona' })).toBeVisible();
  // Like an extension, without an event.
  await page.getByLabel('Email', { exact: true }).evaluate((field: HTMLInputElement, text) => {
    field.value = text;
  }, email);
  await send(page);
  await expectConfirmation(page);
  expect(bodies[0]?.template_params).toMatchObject({
    accidentId: 'Wrongful Death',
    zipCode: '85001',
    email,
  });
});

test('Send asks about untouched defaults and likely typos, and the last answer sends', async ({
  page,
}) => {
  const bodies = await mockMails(page, { status: 200, body: 'OK' });
  const question = page.getByRole('alert').filter({ hasText: 'Please answer first.' });
  const asked = (name: string) => question.getByRole('group', { name: new RegExp(`^${name}:`) });
  const phone = page.getByLabel('Phone Number', { exact: true });
  await fillIn(page, {
    ...intakeAnswers,
    Email: 'ana@gmial.com',
    'Phone Number': '55501',
    'Zip Code': '00000',
  });
  await expect(page.getByText('US phone numbers have ten digits.')).toBeVisible();
  const email = page.getByLabel('Email', { exact: true });
  await page.getByRole('button', { name: 'Did you mean ana@gmail.com?' }).click();
  await expect(email).toHaveValue('ana@gmail.com');
  await expect(page.getByText('Did you mean')).toBeHidden();
  await email.fill('ana@gmial.com');
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(question).toBeFocused();
  await asked('Email').getByRole('button', { name: 'ana@gmail.com' }).click();
  await asked('Zip Code').getByRole('button', { name: 'Leave it as it is' }).click();
  await asked('Phone Number').getByRole('button', { name: 'Change it' }).click();
  await expect(phone).toBeFocused();
  await phone.fill('555 010 0199');
  await expect(asked('Phone Number')).toBeHidden();
  await expect(asked('At Fault').getByRole('button')).toHaveText(['Yes', 'No']);
  const fault = page.getByRole('group', { name: /^At Fault$/ });
  await fault.getByLabel('No').check();
  await expect(asked('At Fault')).toBeHidden();
  expect(bodies).toEqual([]);
  await asked('Signed with Firm').getByRole('button', { name: 'Yes' }).click();
  await expectConfirmation(page);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.template_params).toMatchObject({
    email: 'ana@gmail.com',
    phone_number: '555 010 0199',
    zipCode: '00000',
    fault: 'No',
    signup: 'Yes',
  });
});

test('a nearly full message shows the remaining length, and a too long one is refused', async ({
  page,
}) => {
  const box = page.getByLabel('Additional Details');
  await fillIn(page, { ...intakeAnswers, 'Additional Details': 'a'.repeat(35_000) });
  await expect(page.getByText('Room for about')).toBeHidden();
  await box.fill('é'.repeat(19_000));
  await expect(page.getByText('Room for about 999 more letters')).toBeVisible();
  await box.fill('a'.repeat(40_010));
  await expect(page.getByText('About 12 letters too long for one message')).toBeVisible();
  await send(page);
  await expect(page.getByText('is too long for one message.').first()).toBeVisible();
  await expect(box).toHaveValue('a'.repeat(40_010));
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('Enter goes to the next field instead of sending a half-empty form', async ({ page }) => {
    await page.getByLabel('Full Name').fill('Ana');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Please check these answers' })).toBeHidden();
  });
});
