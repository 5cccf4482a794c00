import { expect, form, intakeAnswers, mockMails, test } from '../support/fixtures';

test.beforeEach(async ({ page }) => {
  await form.open(page);
});

test('the finder’s choice can be changed, hints follow, and autofill works', async ({ page }) => {
  const bodies = await mockMails(page, { status: 200, body: 'OK' });
  await expect(page.getByLabel('Zip code of the accident')).toHaveValue('90210');
  const hospital = (question: string) => page.getByRole('group', { name: question });
  await expect(hospital('Were you treated in a hospital?')).toBeVisible();
  await page.getByLabel('Accident Type').selectOption('Wrongful Death');
  await expect(hospital('Was the person you lost treated in a hospital?')).toBeVisible();
  const { Email: email, ...others } = intakeAnswers;
  await form.fill(page, { ...others, 'Zip code of the accident': '85001-1234' });
  await expect(page.getByRole('status').filter({ hasText: 'Arizona' })).toBeVisible();
  // Like an extension, without an event.
  await page.getByLabel('Email', { exact: true }).evaluate((field: HTMLInputElement, text) => {
    field.value = text;
  }, email);
  await form.send(page);
  await form.expectConfirmation(page);
  expect(bodies[0]?.template_params).toMatchObject({
    accidentId: 'Wrongful Death',
    zipCode: '85001',
    email,
  });
});

test('a spell checker that never loads does not hold the message up', async ({ page }) => {
  const bodies = await mockMails(page, { status: 200, body: 'OK' });
  const isAsked = page.waitForRequest('**/chunks/dist-*.js');
  // It never answers.
  await page.route('**/chunks/dist-*.js', () => undefined);
  await form.fill(page, intakeAnswers);
  await isAsked;
  await form.send(page);
  // Giving up on a part that Send needs would take half a minute.
  await form.expectConfirmation(page);
  expect(bodies).toHaveLength(1);
});

test('the message box is 150 px high, beside its label', async ({ page }) => {
  await page.goto('/contact');
  const message = await page.getByLabel('Message').boundingBox();
  expect(message?.height).toBe(150);
  const label = await page.getByText('Message', { exact: true }).boundingBox();
  expect(label?.x).toBeLessThan(message?.x ?? 0);
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
