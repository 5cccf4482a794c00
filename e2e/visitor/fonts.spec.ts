import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

test('a first page paints before its fonts come; a second uses them at once, from the cache', async ({
  page,
}) => {
  const delay = 'animation-delay';
  await page.goto('/about');
  await expect(page.locator('html')).toHaveCSS(delay, '0.1s');
  expect(await loadedFonts(page)).toEqual(['figtree: host', 'fraunces: host']);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('html')).toHaveCSS(delay, '-1s');
  expect(await loadedFonts(page)).toEqual(['figtree: cache', 'fraunces: cache']);
});

/** The page's fonts once they have come, and where from. */
async function loadedFonts(page: Page) {
  for (const font of ['1em Figtree', '1em Fraunces'])
    await page.waitForFunction((name) => document.fonts.check(name), font);
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
    const nameOf = (address: string) => /(\w+)\.[^/]+$/.exec(address)?.[1];
    return fonts
      .map(({ name, transferSize }) => `${nameOf(name)}: ${transferSize > 0 ? 'host' : 'cache'}`)
      .sort();
  });
}
