import { cutWords, sidewaysScroll } from '../support/cut-words';
import { expect, test } from '../support/fixtures';

const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

test('with the text spacing of WCAG 1.4.12 nothing is cut and nothing scrolls sideways', async ({
  page,
}) => {
  for (const route of [
    '/',
    '/blogs/page1',
    '/blogs/page2/11',
    '/formInput',
    '/contact',
    '/about',
  ]) {
    await page.goto(route);
    // User style sheets are not subject to the policy.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, textSpacing);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${route} at ${width} px`).toBe(0);
      expect(await cutWords(page), `${route} at ${width} px`).toEqual([]);
    }
  }
});

test('selection is visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const outlineOf = (name: string) =>
    page
      .getByRole('radio', { name })
      .locator('..')
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outlineOf('Auto Accident')).toBe('solid');
  expect(await outlineOf('MalPractice')).toBe('none');
});
