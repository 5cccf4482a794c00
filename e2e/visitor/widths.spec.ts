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
  ...(hasSpanish
    ? [
        '/es/deadlines/texas',
        '/es',
        '/es/formInput?accidentId=Wrongful+Death&zipCode=90210',
        '/es/confirmAlert',
      ]
    : []),
];
// Above 1280 px only the margins grow.
const widths = [...Array.from({ length: 25 }, (_, index) => 320 + 40 * index), 1440, 1920];

for (const route of routes) {
  test(`no word of ${route} is broken or cut at any width from 320 to 1920 px`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(route);
    const problems: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      if ((await sidewaysScroll(page)) > 0) problems.push(`${width} px: scrolls sideways`);
      problems.push(...(await cutWords(page)).map((problem) => `${width} px: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
