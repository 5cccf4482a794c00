import { expect, test } from './fixtures';

test('an article shows its reading time, its date, its sources and where to read on', async ({
  page,
}) => {
  await page.goto('/blogs/page1/9');
  await expect(
    page.getByText(/\d minutes to read\. Information, not legal advice\./),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Sources/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Previous article' })).toHaveAttribute(
    'href',
    '/blogs/page1/8',
  );
  await expect(page.getByRole('link', { name: 'Next article' })).toHaveAttribute(
    'href',
    '/blogs/page1/10',
  );
  await expect(page.getByRole('region', { name: 'Read next' }).getByRole('link')).toHaveCount(3);
});

test('the contents lead to a part of the article, on wide screens only', async ({ page }) => {
  await page.goto('/blogs/page1/9');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'What to do now' }).click();
  await expect(page).toHaveURL('/blogs/page1/9#what-to-do-now');
  await expect(page.getByRole('heading', { name: 'What to do now' })).toBeInViewport();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(contents).toBeHidden();
});

test('a source leads to its note and back', async ({ page }) => {
  await page.goto('/blogs/page1/9');
  const citation = page.locator('sup a').first();
  await citation.click();
  await expect(page).toHaveURL(/#fn-/);
  await page
    .getByRole('link', { name: /^Back to reference 1/ })
    .first()
    .click();
  await expect(citation).toBeInViewport();
});

test('lines hold at most 75 characters', async ({ page }) => {
  await page.goto('/blogs/page1/9');
  const paragraph = page.getByRole('article').locator('.prose > p').first();
  const characters = await paragraph.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size;
    return (element.textContent?.length ?? 0) / lines;
  });
  expect(characters).toBeLessThanOrEqual(75);
});

test('on paper only the article and its sources are left', async ({ page }) => {
  await page.goto('/blogs/page1/9');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Sources/ })).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Article pages' }),
    page.getByRole('region', { name: 'Read next' }),
  ]) {
    await expect(hidden).toBeHidden();
  }
});
