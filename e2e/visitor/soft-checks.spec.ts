import { expect, fillIn, intakeAddress, test, waitForScripts } from '../support/fixtures';

test.beforeEach(async ({ page }) => {
  await page.goto(intakeAddress);
  await waitForScripts(page);
});

test('an address that looks mistyped is asked about, and corrected by one tap', async ({
  page,
}) => {
  await fillIn(page, { Email: 'ana@gmial.com', 'Phone Number': '(555) 010-0199' });
  await page.getByRole('button', { name: 'Did you mean ana@gmail.com?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ana@gmail.com');
  await expect(page.getByText('Did you mean')).toBeHidden();
});

test('a phone number with too few digits is asked about, and never refused', async ({ page }) => {
  await fillIn(page, { 'Phone Number': '555 0199', 'Full Name': 'Ana' });
  await expect(page.getByText('US phone numbers have ten digits.')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const summary = page.getByRole('region', { name: 'Please check these answers' });
  await expect(summary).toBeVisible();
  await expect(summary).not.toContainText('Phone Number');
});

test('the message box says near its end how much more fits, and cuts nothing', async ({ page }) => {
  const box = page.getByLabel('Additional Details');
  await expect(page.getByText(/^Room for/)).toBeHidden();
  await box.fill('a'.repeat(35_000));
  await expect(page.getByText('Room for about')).toBeHidden();
  await box.fill('a'.repeat(39_000));
  await expect(page.getByText('Room for about 998 more letters')).toBeVisible();
  // Twice the bytes, one letter less, as people count.
  await box.fill('é'.repeat(19_000));
  await expect(page.getByText('Room for about 999 more letters')).toBeVisible();
  await box.fill('a'.repeat(40_010));
  await expect(page.getByText('About 12 letters too long for one message')).toBeVisible();
  await expect(box).toHaveValue('a'.repeat(40_010));
});

test('after Erase no question brings an erased address back', async ({ page }) => {
  await fillIn(page, { Email: 'jane@gmial.com', 'Phone Number': '555 010 0199' });
  await expect(page.getByText('Did you mean jane@gmail.com?')).toBeVisible();
  await page.getByRole('button', { name: 'Erase my answers' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('Did you mean')).toBeHidden();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
});

test('the question before erasing is modal, takes the focus and gives it back', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Erase my answers' });
  await button.click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Erase what you wrote in both forms' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
