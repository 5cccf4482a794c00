import {
  expect,
  form,
  holdScripts,
  intakeAddress,
  intakeAnswers,
  mockMails,
  test,
  waitForScripts,
} from '../support/fixtures';

test('answers from before hydration are sent, and Send is disabled until then', async ({
  page,
}) => {
  const bodies = await mockMails(page, { status: 200, body: 'OK' });
  const release = await holdScripts(page);
  await page.goto(intakeAddress, { waitUntil: 'commit' });
  await form.fill(page, intakeAnswers);
  await page
    .getByRole('group', { name: 'Were you treated in a hospital?' })
    .getByLabel('No')
    .check();
  await page.getByLabel('Broken Bones').check();
  for (const name of ['fault', 'signup']) await page.locator(`[name=${name}]:checked`).click();
  const button = page.getByRole('button', { name: 'Send', exact: true });
  await expect(button).toBeDisabled();
  await expect(page.getByText('this form is still loading')).toBeVisible();
  release();
  await expect(button).toBeEnabled();
  await button.click();
  await form.expectConfirmation(page);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.template_params).toMatchObject({
    medical: 'No',
    stay: 'Broken Bones',
    from_name: 'Ana Ortiz',
    accidentId: 'Auto Accident',
    zipCode: '90210',
  });
});

test('an early choice overrides the draft, even choosing the default', async ({ page }) => {
  await form.open(page);
  await form.fill(page, intakeAnswers);
  const hospital = page.getByRole('group', { name: 'Were you treated in a hospital?' });
  await hospital.getByLabel('No').check();
  const release = await holdScripts(page);
  await page.reload();
  // The browser restores choices after a reload.
  await hospital.getByLabel('Yes').click();
  release();
  await waitForScripts(page);
  await page.getByText('Check your answers').click();
  const answers = page.getByRole('region', { name: 'Before you send' }).getByRole('listitem');
  await expect(answers.filter({ hasText: 'in a hospital?' })).toContainText('Yes');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Ortiz');
});
