import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

for (const route of ['/', '/blogs/page1/1']) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`${route} loads fonts after text and pictures, without layout shift (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(route);
      await expect.poll(() => loadedFonts(page)).toEqual(['Figtree', 'Fraunces']);
      const { firstFrame, fonts, shift } = await page.evaluate(measure);
      expect(fonts.length).toBe(2);
      for (const start of fonts) expect(start).toBeGreaterThanOrEqual(firstFrame + 100);
      expect(shift).toBeLessThanOrEqual(0.005);
    });
  }
}

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

/** Runs in the page: first frame and font requests in milliseconds, and layout shifts. */
async function measure() {
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
  return {
    // Start of animations.
    firstFrame: Number(document.documentElement.getAnimations()[0]?.startTime),
    fonts,
    shift: later.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
  };
}
