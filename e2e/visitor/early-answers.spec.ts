import {
  expect,
  form,
  holdScripts,
  intakeAnswers,
  test,
  waitForScripts,
} from '../support/fixtures';

test('an early choice overrides the draft, even choosing the default', async ({ page }) => {
  await form.open(page);
  await form.fill(page, intakeAnswers);
  const hospital = page.getByRole('group', { name: 'Were you treated in a hospital?' });
  await hospital.getByLabel('No').check();
  const release = await holdScripts(page);
  await page.reload();
  // The browser restores choices after a reload.
  await hospital.getByLabel('Yes').click();
  await expect(page.getByText('this form is still loading')).toBeVisible();
  release();
  await waitForScripts(page);
  await page.getByText('Check your answers').click();
  const answers = page.getByRole('region', { name: 'Before you send' }).getByRole('listitem');
  await expect(answers.filter({ hasText: 'in a hospital?' })).toContainText('Yes');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Ortiz');
});
