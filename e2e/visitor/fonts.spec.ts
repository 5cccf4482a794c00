import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`fonts load without layout shift (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/blogs/page1/1');
    await expect.poll(() => loadedFonts(page)).toEqual(['Figtree', 'Fraunces']);
    expect(await page.evaluate(shiftByFonts)).toBeLessThanOrEqual(0.005);
  });

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

/** Runs in the page: the layout shift since the first font was asked for. */
async function shiftByFonts() {
  const shifts = await new Promise<PerformanceEntryList>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Observers aren't called without a shift.
    setTimeout(() => resolve([]), 200);
  });
  const fonts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ startTime }) => startTime);
  const later = shifts.filter(({ startTime }) => startTime > Math.min(...fonts));
  return later.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
}
