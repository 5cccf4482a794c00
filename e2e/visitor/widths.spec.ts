import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { cutWords, sidewaysScroll } from '../support/cut-words';
import { expect, test } from '../support/fixtures';
import { hasSpanish } from '../support/spanish';

const routes = [
  '/',
  '/blogs/page1',
  '/blogs/page2/11',
  '/formInput?accidentId=Wrongful+Death&zipCode=90210',
  '/contact',
  '/confirmAlert',
  '/deadlines',
  '/deadlines/texas',
];
const inSpanish = ['/es', '/es/formInput?accidentId=Wrongful+Death&zipCode=90210', '/es/deadlines'];
// Above 1280 px only the margins grow.
const widths = [...Array.from({ length: 25 }, (_, index) => 320 + 40 * index), 1440, 1920];

async function expectWhole(page: Page, asked: readonly number[]) {
  const problems: string[] = [];
  for (const width of asked) {
    await page.setViewportSize({ width, height: 700 });
    const found = await cutWords(page);
    if ((await sidewaysScroll(page)) > 0) found.push('scrolls sideways');
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
  }
  expect(problems, page.url()).toEqual([]);
}

for (const route of [...routes, ...(hasSpanish ? inSpanish : [])]) {
  test(`no word of ${route} is broken or cut at any width from 320 to 1920 px`, async ({
    page,
  }) => {
    await page.goto(route);
    await expectWhole(page, widths);
  });
}

const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

test('no word is cut with the text spacing of WCAG 1.4.12', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    // User style sheets are not subject to the policy.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, textSpacing);
    await expectWhole(page, [360, 1280]);
  }
});

test('no word is cut with the browser’s own type at 32 px', async ({
  baseURL,
  launchOptions,
  errors,
}) => {
  const { page, close } = await openWithType(32, launchOptions);
  errors.watch(page.context());
  for (const route of routes) {
    await page.goto(`${baseURL}${route}`);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectWhole(page, [360, 768, 1280]);
  }
  await close();
});

test('nothing scrolls sideways on a phone with the browser’s own type at 64 px', async ({
  baseURL,
  launchOptions,
}) => {
  const { page, close } = await openWithType(64, launchOptions);
  const wide: string[] = [];
  for (const route of [...routes, '/glossary', '/keep', ...(hasSpanish ? inSpanish : [])]) {
    await page.goto(`${baseURL}${route}`);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 700 });
      if ((await sidewaysScroll(page)) > 0) wide.push(`${route} at ${width} px`);
    }
  }
  expect(wide).toEqual([]);
  await close();
});

async function openWithType(pixels: number, { args = [], ...options }: LaunchOptions) {
  const type = `--blink-settings=defaultFontSize=${pixels}`;
  const browser = await chromium.launch({ ...options, args: [...args, type] });
  return { page: await browser.newPage(), close: () => browser.close() };
}
