import { expect, test } from '../support/fixtures';

test('a second page shows its fonts at once', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', () => {
      document.documentElement.dataset['first'] = getComputedStyle(document.body).fontFamily;
    }),
  );
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-first', /^"?Figtree-Arial/);
  for (const font of ['1em Figtree', '1em Fraunces'])
    await page.waitForFunction((name) => document.fonts.check(name), font);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-first', /^"?Figtree,/);
});
