import { expect, fillIn, intakeAddress, test, waitForScripts } from './fixtures';

test.beforeEach(async ({ page }) => {
  await page.goto(intakeAddress);
  await waitForScripts(page);
});

test('an address that looks mistyped is asked about, and mended by one tap', async ({ page }) => {
  await fillIn(page, { Email: 'ana@gmial.com', 'Phone Number': '(555) 010-0199' });
  await page.getByRole('button', { name: 'Did you mean ana@gmail.com?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ana@gmail.com');
  await expect(page.getByText('Did you mean')).toBeHidden();
});

test('a phone number with too few digits is asked about, and never refused', async ({ page }) => {
  await fillIn(page, { 'Phone Number': '555 0199', 'Full Name': 'Ana' });
  await expect(page.getByText('US phone numbers have ten digits.')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  const summary = page.getByRole('region', { name: 'Please check these answers' });
  await expect(summary).toBeVisible();
  await expect(summary).not.toContainText('Phone Number');
});

test('the message box says how much more fits, and cuts nothing', async ({ page }) => {
  const box = page.getByLabel('Additional Details');
  await expect(page.getByText('Room for 39,998 more letters')).toBeVisible();
  await box.fill('a'.repeat(40_010));
  await expect(page.getByText('12 letters too long for one message')).toBeVisible();
  await expect(box).toHaveValue('a'.repeat(40_010));
});

test('the field for robots can be neither seen nor reached', async ({ page }) => {
  const trap = page.locator('[name="company_website"]');
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
});
