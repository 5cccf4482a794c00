import type { Page } from '@playwright/test';
import { expect, intakeAddress, test, waitForScripts } from '../support/fixtures';

for (const { name, route } of [
  { name: 'Privacy', route: '/privacy' },
  { name: 'Accessibility', route: '/accessibility' },
]) {
  test(`${route} is in the footer of every page and has its own title`, async ({ page }) => {
    await page.goto('/blogs/page1/9');
    await page.getByRole('list', { name: 'Company' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} | ClaimLantern`);
  });

  test(`${route} says how to reach a person, and leaves no place open`, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
    expect(await main.textContent()).not.toMatch(/[{}]/);
  });
}

test('the terms lead to the page on privacy and name a place', async ({ page }) => {
  await page.goto('/service');
  const main = page.getByRole('main');
  expect(await main.textContent()).not.toMatch(/[{}]/);
  await main.getByRole('link', { name: 'privacy', exact: true }).click();
  await expect(page).toHaveURL('/privacy');
});

const privacyAtSend = (page: Page) =>
  page.getByRole('form').getByRole('link', { name: 'What happens to what you send' });

for (const route of ['/contact', intakeAddress]) {
  test(`Send on ${route} says what becomes of a message, and leads to the page on privacy`, async ({
    page,
  }) => {
    await page.goto(route);
    await waitForScripts(page);
    await expect(page.getByText('It may not be confidential')).toBeVisible();
    await privacyAtSend(page).click();
    await expect(page).toHaveURL('/privacy');
  });
}

test('what was typed is there again after a look at the page on privacy', async ({ page }) => {
  await page.goto(intakeAddress);
  await waitForScripts(page);
  await page.getByLabel('Full Name').fill('Ana Ortiz');
  await privacyAtSend(page).click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Ortiz');
});
