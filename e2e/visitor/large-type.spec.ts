import { chromium } from '@playwright/test';
import { cutWords, sidewaysScroll } from '../support/cut-words';
import { expect, test } from '../support/fixtures';

const routes = ['/', '/blogs/page1', '/blogs/page2/11', '/formInput', '/contact', '/confirmAlert'];

for (const size of [20, 24, 32]) {
  test(`with the browser's own type at ${size} px nothing is cut or covered`, {
    tag: size < 32 ? '@nightly' : [],
  }, async ({ baseURL, launchOptions, errors }) => {
    test.slow();
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
    });
    const page = await browser.newPage();
    errors.watch(page.context());
    const problems: string[] = [];
    for (const route of routes) {
      await page.goto(`${baseURL}${route}`);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${size}px`,
      );
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        if ((await sidewaysScroll(page)) > 0) problems.push(`${route}, ${width}: sideways`);
        const header = await page.getByRole('banner').evaluate((element) => {
          const parts = [...element.querySelectorAll('a, button')].filter((part) =>
            part.checkVisibility(),
          );
          const boxes = parts.map((part) => part.getBoundingClientRect());
          const overlap = (a: DOMRect, b: DOMRect) =>
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top < b.bottom - 1 &&
            b.top < a.bottom - 1;
          return boxes.some((box, index) =>
            boxes.slice(index + 1).some((other) => overlap(box, other)),
          );
        });
        if (header) problems.push(`${route}, ${width}: the header's parts cover each other`);
        problems.push(...(await cutWords(page)).map((problem) => `${route}, ${width}: ${problem}`));
      }
    }
    await browser.close();
    expect(problems).toEqual([]);
  });
}
