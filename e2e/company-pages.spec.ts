import { expect, intakeAddress, test, waitForScripts } from './fixtures';

test('what was typed is there again after a look at the page on privacy', async ({ page }) => {
  await page.goto(intakeAddress);
  await waitForScripts(page);
  await page.getByLabel('Full Name').fill('Ana Ortiz');
  await page.getByRole('form').getByRole('link', { name: 'What happens to what you send' }).click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Ortiz');
});
