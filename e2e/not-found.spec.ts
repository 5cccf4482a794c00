import { expect, test } from './fixtures';

test.use({ expectedErrors: /status of 404/ });

test('an unknown address gives a page that helps, with status 404', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'find a lawyer' }).click();
  await expect(page).toHaveURL('/#finder');
});
