import type { Page } from '@playwright/test';
import { expectAccessible, type View, views } from '../support/axe';
import { cutWords, sidewaysScroll } from '../support/cut-words';
import { droppedStyles } from '../support/dropped-styles';
import { expect, scrollToPart, test } from '../support/fixtures';
import { allRoutes, everyFigure, spanishRoutes } from '../support/routes';

// Checks that need a browser; __tests__/built/ has the others.

const isArticle = (route: string) => /\/\d+$/.test(route);

const templates: Record<string, readonly View[]> = {
  '/': views,
  '/about': views.slice(0, 2),
  '/deadlines': views.slice(0, 2),
  '/contact': views.slice(2),
  '/formInput?accidentId=Auto+Accident&zipCode=90210': views.slice(0, 2),
  '/confirmAlert': views.slice(2),
  '/blogs/page1': views.slice(2),
  [everyFigure[0]]: views.slice(0, 2),
  [everyFigure[1]]: views.slice(2),
  [everyFigure[2]]: views.slice(0, 2),
  '/no-such-page': views.slice(2),
};

for (const route of [...allRoutes, ...spanishRoutes]) {
  const seen = templates[route] ?? [];
  const title = seen.length > 0 ? ', and has no violation' : '';
  test(`${route} obeys its policy, has its styles and fits every width${title}`, async ({
    page,
    errors,
  }) => {
    if (seen.length > 0) test.slow();
    if (route.endsWith('/no-such-page')) errors.expect(/status of 404/);
    await page.goto(route);
    await comeNearEverything(page);

    await test.step('it has every style that the full style sheet would apply', async () => {
      expect.soft(await droppedStyles(page)).toEqual([]);
    });

    await test.step('it does not scroll sideways from 400 % zoom to a wide screen', async () => {
      // 320 px is 1280 px at 400 % zoom; widths.spec.ts checks widths between.
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 256 });
        expect.soft(await sidewaysScroll(page), `${width} px`).toBe(0);
        if (width === 320 && isArticle(route)) expect.soft(await cutWords(page)).toEqual([]);
      }
    });

    if (seen.length > 0)
      await test.step('it has no violation', () => expectAccessible(page, 'html', seen));
  });
}

async function comeNearEverything(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  const isHome = (await page.locator('#reviews').count()) > 0;
  if (isHome)
    for (const part of ['reviews', 'contact', 'faq'] as const) await scrollToPart(page, part);
  const missing = () =>
    page.evaluate(() => [...document.images].filter((one) => !one.complete).map(({ src }) => src));
  await expect.poll(missing).toEqual([]);
}
