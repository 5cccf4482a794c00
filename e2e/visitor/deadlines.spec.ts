import { expect, test } from '../support/fixtures';

test.use({ javaScriptEnabled: false });

test('a link to a state shows it', async ({ page }) => {
  await page.goto('/deadlines#texas');
  const texas = page.getByRole('heading', { name: 'Texas', exact: true });
  await expect(texas).toBeInViewport();
  await page.locator('#texas').getByRole('link', { name: 'All states' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your state' })).toBeInViewport();
  await page.getByRole('link', { name: 'Montana', exact: true }).first().click();
  await expect(page).toHaveURL('/deadlines#montana');
  await expect(page.getByRole('heading', { name: 'Montana', exact: true })).toBeInViewport();
});
