import { expect, test } from '../support/fixtures';

test('/blogs replaces itself with the first list page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blogs/page1');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a list entry has a thumbnail 124 px high, a one-line title and a three-line summary', async ({
  page,
}) => {
  await page.goto('/blogs/page1');
  const entry = page
    .getByRole('link')
    .filter({ has: page.getByRole('heading') })
    .first();
  expect((await entry.getByRole('presentation').boundingBox())?.height).toBe(124);
  const lines = (selector: string) =>
    entry.locator(selector).evaluate((element) => {
      element.textContent = 'words '.repeat(200);
      const { height } = element.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
    });
  expect(await lines('h2')).toBe(1);
  expect(await lines('p')).toBeLessThanOrEqual(3);
});

test('a list shortens a title only where the whole one does not fit its line', async ({ page }) => {
  await page.goto('/blogs/page2');
  const heading = page.getByRole('heading', { name: 'How a car accident case is handled' });
  const short = heading.getByText('A car accident case by steps');
  const widthOf = async () => (await short.boundingBox())?.width ?? 0;
  expect(await widthOf()).toBeLessThan(1);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await widthOf()).toBeGreaterThan(200);
});
