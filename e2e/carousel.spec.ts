import { comeNear, expect, test } from './fixtures';

test('the four reviews are in the HTML in their own order, marked as samples', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const names = [...html.matchAll(/>(Sample Client [A-D])</g)].map(([, name]) => name);
  expect(names.slice(0, 4)).toEqual([
    'Sample Client A',
    'Sample Client B',
    'Sample Client C',
    'Sample Client D',
  ]);
  expect(html).toContain('They are not from real clients.');
});

test('four reviews are drawn at random, repeats possible, without moving the page', async ({
  page,
}) => {
  const draws = [0.9, 0.9, 0.1, 0.1];
  await page.addInitScript((values) => {
    let next = 0;
    Math.random = () => values[next++ % values.length] ?? 0;
  }, draws);
  await page.goto('/');
  await comeNear(page, 'reviews');
  const reviews = page.getByRole('region', { name: 'Review slides' });
  await expect(reviews.getByRole('article')).toHaveCount(4);
  await expect(reviews.getByText('Sample Client B')).toHaveCount(0);
  await expect(reviews.getByText('Sample Client C')).toHaveCount(0);
});

test('the anchors lead to the next and the previous review, and around', async ({ page }) => {
  await page.goto('/');
  await comeNear(page, 'reviews');
  const announced = page.getByText(/^Review \d of 4:/);
  await expect(announced).toHaveCount(0);
  const next = page.getByRole('link', { name: 'Next review' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(announced).toHaveText(/^Review 2 of 4:/);
  await page.keyboard.press('ArrowRight');
  await expect(announced).toHaveText(/^Review 3 of 4:/);
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('link', { name: 'Previous review' }).click();
  await expect(announced).toHaveText(/^Review 1 of 4:/);
});
