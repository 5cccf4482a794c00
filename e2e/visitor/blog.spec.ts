import { expect, test } from '../support/fixtures';

test('/blogs replaces itself with the first list page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/blogs/page1');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

for (const { page: number, ids } of [
  { page: 1, ids: [1, 9] },
  { page: 2, ids: [11] },
]) {
  test(`list page ${number} holds its articles and marks its button`, async ({ page }) => {
    await page.goto(`/blogs/page${number}`);
    const addresses = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .filter({ has: page.getByRole('heading') })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(ids.map((id) => `/blogs/page${number}/${id}`));
    const buttons = page.getByRole('navigation', { name: 'Article pages' });
    await expect(buttons.locator('[aria-current]')).toHaveText(String(number));
  });
}

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
      const { height } = element.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
    });
  expect(await lines('h2')).toBe(1);
  expect(await lines('p')).toBeLessThanOrEqual(3);
});

test('an article opens from its list and can be left by its page button', async ({ page }) => {
  await page.goto('/blogs/page2');
  await page
    .getByRole('link')
    .filter({ has: page.getByRole('heading') })
    .first()
    .click();
  await expect(page).toHaveURL('/blogs/page2/11');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Page 1' }).click();
  await expect(page).toHaveURL('/blogs/page1');
});

test('every link between articles leads to an article', async ({ page, request }) => {
  const addresses = new Set<string>();
  for (const path of ['/blogs/page1/1', '/blogs/page1/9', '/blogs/page2/11']) {
    await page.goto(path);
    const links = page.getByRole('article').locator('a[href^="/blogs"]');
    for (const link of await links.all()) addresses.add((await link.getAttribute('href')) ?? '');
  }
  expect(addresses.size).toBeGreaterThan(1);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('/blogs/11 leads to the article', async ({ page }) => {
  await page.goto('/blogs/11');
  await expect(page).toHaveURL('/blogs/page2/11');
});

test('an old address leads to its new page, with .html or without', async ({ page }) => {
  for (const address of ['/guides/lawyer-fees', '/guides/lawyer-fees.html']) {
    await page.goto(address);
    await expect(page).toHaveURL('/blogs/page1/9');
  }
});
