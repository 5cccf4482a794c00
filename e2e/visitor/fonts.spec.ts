import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

test('a second page shows its fonts at once', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', () => {
      document.documentElement.dataset['first'] = getComputedStyle(document.body).fontFamily;
    }),
  );
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-first', /^"?Figtree-Arial/);
  await expect.poll(() => loadedFonts(page)).toEqual(['Figtree', 'Fraunces']);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-first', /^"?Figtree,/);
});

function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(
        ({ family, status }) => status === 'loaded' && /^"?(Figtree|Fraunces)"?$/.test(family),
      )
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  );
}
