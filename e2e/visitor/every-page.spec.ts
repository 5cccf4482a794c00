import type { Page } from '@playwright/test';
import { expectAccessible, type View, views } from '../support/axe';
import { sidewaysScroll } from '../support/cut-words';
import { droppedStyles } from '../support/dropped-styles';
import { comeNear, expect, test } from '../support/fixtures';
import { allRoutes, spanishRoutes } from '../support/routes';

// What is asked of every page. Opening one costs most, so each is opened once, and one failure hides no other.

const isArticle = (route: string) => /\/\d+$/.test(route);
const groups = [
  allRoutes.filter(isArticle),
  allRoutes.filter((route) => !isArticle(route)),
  spanishRoutes,
];

for (const route of groups.flat()) {
  test(`${route} keeps a strict policy, has its styles, fits every width and has no violation`, async ({
    page,
    errors,
  }) => {
    test.slow();
    if (route.endsWith('/no-such-page')) errors.expect(/status of 404/);
    await page.goto(route);

    await test.step('it declares a strict policy, which everything on it keeps', async () => {
      const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
      await expect
        .soft(policy)
        .toHaveAttribute('content', /^default-src 'none'; (?!.*unsafe)/, { timeout: 1000 });
      await comeNearEverything(page);
    });

    await test.step('it lacks no style that it would have from the whole style sheet', async () => {
      expect.soft(await droppedStyles(page)).toEqual([]);
    });

    await test.step('it does not scroll sideways from 400 % zoom to a wide screen', async () => {
      // 320 px is what a screen of 1280 px shows at 400 %.
      for (const width of [320, 360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 256 });
        expect.soft(await sidewaysScroll(page), `${width} px`).toBe(0);
        if (width === 320 && isArticle(route)) expect.soft(await cutInArticle(page)).toEqual([]);
      }
    });

    await test.step('it has no violation', () => expectAccessible(page, 'html', viewsOf(route)));
  });
}

/** The home page and one article in every view; the others in two, or in one where their template is seen elsewhere. */
function viewsOf(route: string): readonly View[] {
  if (['/', '/blogs/page1/1'].includes(route)) return views;
  const index = groups.find((group) => group.includes(route))?.indexOf(route) ?? 0;
  const isTwin = isArticle(route) || spanishRoutes.includes(route);
  if (isTwin) return views.slice(index % 4, (index % 4) + 1);
  return index % 2 ? views.slice(0, 2) : views.slice(2);
}

/** Scrolls through a page, so that what lies below its first screen is wanted, and waits until all of it is there. */
async function comeNearEverything(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  const isHome = (await page.locator('#reviews').count()) > 0;
  if (isHome) for (const part of ['reviews', 'contact', 'faq'] as const) await comeNear(page, part);
  const missing = () =>
    page.evaluate(() => [...document.images].filter((one) => !one.complete).map(({ src }) => src));
  await expect.poll(missing).toEqual([]);
}

/** The texts in an article that are wider than their place. */
function cutInArticle(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('article *:not(svg, svg *, thead, thead *)')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth)
      .map((element) => element.textContent),
  );
}
