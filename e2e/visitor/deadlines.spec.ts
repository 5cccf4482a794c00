import { expect, test } from '../support/fixtures';

test.use({ javaScriptEnabled: false });

test('every state has a section with its lines, and the list leads to each', async ({ page }) => {
  await page.goto('/deadlines');
  await expect(page.locator('main section')).toHaveCount(3);
  const list = page.getByRole('navigation', { name: 'Choose your state' });
  await expect(list.getByRole('link')).toHaveCount(3);
  for (const label of ['Injury', 'Death', 'Medical malpractice', 'What can pause the clock'])
    await expect(page.getByRole('term').filter({ hasText: label })).toHaveCount(3);
});

test('a link to a state shows it', async ({ page }) => {
  await page.goto('/deadlines#texas');
  const texas = page.getByRole('heading', { name: 'Texas', exact: true });
  await expect(texas).toBeInViewport();
  await page.locator('#texas').getByRole('link', { name: 'All states' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your state' })).toBeInViewport();
  await page.getByRole('link', { name: 'Montana', exact: true }).first().click();
  await expect(page).toHaveURL('/deadlines#montana');
  await expect(page.getByRole('heading', { name: 'Montana', exact: true })).toBeInViewport();
});

test('a value that is not confirmed says so', async ({ page }) => {
  await page.goto('/deadlines');
  await expect(page.locator('#montana')).toContainText('Not confirmed yet: ask a lawyer');
  await expect(page.locator('#texas')).not.toContainText('Not confirmed yet');
});

test('the page ends with the way to a lawyer, and the footer leads to it', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Deadlines by state' }).click();
  await expect(page).toHaveURL('/deadlines');
  const finder = page.getByRole('main').getByRole('link', { name: 'Find a lawyer' });
  await expect(finder).toHaveAttribute('href', '/#finder');
});

test('nothing scrolls sideways on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/deadlines');
  const scrolled = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(scrolled).toBe(0);
});
