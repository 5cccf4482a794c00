import { expect, test } from '../support/fixtures';

test.use({ expectedErrors: [/status of 404/] });

test('an unknown address shows a helpful 404 page', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'We can’t find this page' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find Lawyer' }).click();
  await expect(page).toHaveURL('/#finder');
});

test('a malformed address shows it without an error', async ({ page }) => {
  await page.goto('/abc%FF');
  await expect(page.getByRole('heading', { name: 'We can’t find this page' })).toBeVisible();
});
