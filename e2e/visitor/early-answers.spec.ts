import { expect, form, intakeAnswers, test, waitForScripts } from '../support/fixtures';

test('an early choice overrides the draft, even choosing the default', async ({ page, errors }) => {
  errors.expect(/could not load its script/);
  errors.allow(/Failed to load resource/);
  await form.open(page);
  await form.fill(page, intakeAnswers);
  const hospital = page.getByRole('group', { name: 'Were you treated in a hospital?' });
  await hospital.getByLabel('No').check();
  await page.route('**/hydrate-*.js', (route) => route.abort());
  await page.reload();
  // The browser restores choices after a reload.
  await hospital.getByLabel('Yes').click();
  await expect(page.getByText('this form is still loading')).toBeVisible();
  const question = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  await (await question).dismiss();
  // What did not load is tried again when the page is touched.
  await page.unroute('**/hydrate-*.js');
  await hospital.hover();
  await waitForScripts(page);
  await page.getByText('Check your answers').click();
  const answers = page.getByRole('region', { name: 'Before you send' }).getByRole('listitem');
  await expect(answers.filter({ hasText: 'in a hospital?' })).toContainText('Yes');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Ortiz');
});
