import { expect, test } from '../support/fixtures';

const links = [
  { label: 'Home', address: '/' },
  { label: 'Blogs', address: '/blogs/page1' },
  { label: 'About Us', address: '/about' },
  { label: 'Services', address: '/service' },
  { label: 'Contact Us', address: '/contact' },
];

for (const { label, address } of links) {
  test(`the header leads to ${address}, and there marks "${label}" alone`, async ({ page }) => {
    await page.goto('/formInput');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(address);
    await expect(navigation.locator('[aria-current="page"]')).toHaveText(label);
  });
}

test('the footer holds states, terms, phone, networks, the disclosure and 2024', async ({
  page,
}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const states = footer.getByRole('list', { name: 'STATES' }).getByRole('link');
  await expect(states).toHaveCount(51);
  for (const state of await states.all()) await expect(state).toHaveAttribute('href', '/');
  await expect(footer.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/service');
  await expect(footer.getByRole('link', { name: '(555) 010-0177' })).toBeVisible();
  await expect(footer.getByRole('list', { name: 'Social networks' }).getByRole('link')).toHaveCount(
    4,
  );
  await expect(footer).toContainText('does not create an agreement');
  await expect(footer).toContainText('© 2024 ClaimLantern');
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  });

  test('the menu closes on a click outside', async ({ page }) => {
    await page.mouse.click(20, 700);
    await expect(page.getByRole('link', { name: 'Contact Us' })).toBeHidden();
  });

  test('the menu closes on Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Contact Us' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('the menu closes after following a link', async ({ page }) => {
    await page.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('the menu closes with its button', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Contact Us' })).toBeHidden();
  });
});
