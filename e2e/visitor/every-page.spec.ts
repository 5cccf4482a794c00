import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { cutWords, sidewaysScroll } from '../support/cut-words';
import { expect, scrollToPart, test } from '../support/fixtures';
import { allRoutes, everyFigure, spanishRoutes } from '../support/routes';

// Checks that need a browser; __tests__/built/ has the others.

const isArticle = (route: string) => /\/\d+$/.test(route);

const templates = [
  '/',
  '/about',
  '/deadlines',
  '/contact',
  '/formInput?accidentId=Auto+Accident&zipCode=90210',
  '/confirmAlert',
  '/blogs/page1',
  ...everyFigure,
  '/no-such-page',
];

for (const route of [...allRoutes, ...spanishRoutes]) {
  const isTemplate = templates.includes(route);
  const title = isTemplate ? ', and has no violation' : '';
  test(`${route} obeys its policy and fits every width${title}`, async ({ page, errors }) => {
    if (route.endsWith('/no-such-page')) errors.expect(/status of 404/);
    await page.goto(route);
    await comeNearEverything(page);

    await test.step('it does not scroll sideways from 400 % zoom to a wide screen', async () => {
      // 320 px is 1280 px at 400 % zoom; widths.spec.ts checks widths between.
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 256 });
        expect.soft(await sidewaysScroll(page), `${width} px`).toBe(0);
        if (width === 320 && isArticle(route)) expect.soft(await cutWords(page)).toEqual([]);
      }
    });

    if (isTemplate) await test.step('it has no violation', () => expectAccessible(page));
  });
}

async function comeNearEverything(page: Page) {
  // Pictures far down load without a scroll, which would wait for frames that a browser may not draw.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  const isHome = (await page.locator('#reviews').count()) > 0;
  if (isHome)
    for (const part of ['reviews', 'contact', 'faq'] as const) await scrollToPart(page, part);
  const missing = () =>
    page.evaluate(() => [...document.images].filter((one) => !one.complete).map(({ src }) => src));
  await expect.poll(missing).toEqual([]);
}
