import { expect, test } from '../support/fixtures';
import { hasSpanish } from '../support/spanish';

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});

for (const width of [360, 1280])
  test(`the header offers each way once at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/about');
    const shown = page.getByRole('banner').getByRole('link').filter({ visible: true });
    const hrefs = await shown.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    for (const to of [/^tel:/, ...(hasSpanish ? [/^\/es\/about$/] : [])])
      expect(hrefs.filter((href) => to.test(href ?? ''))).toHaveLength(1);
  });

test('the header underlines the part of the site that is open', async ({ page }) => {
  await page.goto('/blogs/page1/9');
  const line = 'text-decoration-line';
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Blogs' })).toHaveCSS(line, 'underline');
  await expect(menu.getByRole('link', { name: 'About Us' })).toHaveCSS(line, 'none');
  const ground = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await ground('Page 1')).not.toBe(await ground('Page 2'));
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu closes on Escape and gives the focus back, or by itself as the focus leaves', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Contact Us' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Contact Us' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Contact Us' }).focus();
    // It would cover what gets the focus.
    await page.getByRole('main').getByRole('textbox').first().focus();
    await expect(page.getByRole('link', { name: 'Contact Us' })).toBeHidden();
  });
});
