import { expect, form, test } from '../support/fixtures';

test.beforeEach(async ({ page }) => {
  await form.open(page);
});

test('the message box is 150 px high, beside its label', async ({ page }) => {
  await page.goto('/contact');
  const message = await page.getByLabel('Message').boundingBox();
  expect(message?.height).toBe(150);
  const label = await page.getByText('Message', { exact: true }).boundingBox();
  expect(label?.x).toBeLessThan(message?.x ?? 0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('Enter goes to the next field instead of sending a half-empty form', async ({ page }) => {
    await page.getByLabel('Full Name').fill('Ana');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Please check these answers' })).toBeHidden();
  });
});
