import { expect, holdScripts, openWarning, test, waitForScripts } from '../support/fixtures';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
});

test('the host learns nothing of the choice before Find Lawyer is pressed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByPlaceholder('Enter Zip Code').fill('90210');
  await expect(page.getByText('California', { exact: true }).first()).toBeVisible();
  expect(asked.filter((address) => address.includes('formInput'))).toEqual([]);
});

test('a ZIP+4 is reduced to five digits, and Enter submits', async ({ page }) => {
  await page.getByPlaceholder('Enter Zip Code').fill(' 90210-1234 ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/formInput?accidentId=Auto+Accident&zipCode=90210');
});

test('a missing zip code gives a warning in the site’s font, which leaves the header visible', async ({
  page,
}) => {
  const toast = await openWarning(page);
  await expect(page).toHaveURL('/');
  const fonts = await toast.evaluate((element) => [
    getComputedStyle(element).fontFamily,
    getComputedStyle(document.body).fontFamily,
  ]);
  expect(fonts[0]).toBe(fonts[1]);
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await toast.boundingBox())?.y ?? 0)
    .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test('a second field says how long the law gives there, and nothing is sent with it', async ({
  page,
}) => {
  const field = page.getByRole('textbox', { name: 'How long do I have?' });
  const form = page.locator('form').filter({ has: field });
  await field.fill('75001');
  await expect(form.getByRole('listitem').first()).toHaveText('After an injury: 2 years to sue');
  const more = form.getByRole('link', { name: 'How long do I have to sue in Texas?' });
  await expect(more).toHaveAttribute('href', /\/deadlines\/texas$/);
  // Guam has no page of its own.
  await field.fill('96910');
  await expect(form.getByRole('link')).toHaveAttribute('href', /\/deadlines#guam$/);
  await field.fill('123');
  await field.press('Enter');
  await expect(form).toContainText('Five digits, such as 90210');
  await expect(page).toHaveURL('/');
});

test('the first tap is answered in the page’s words, before the finder’s script', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const zipCode = page.getByPlaceholder('Enter Zip Code');
  const words = page.locator('#finder').getByText('Five digits, such as 90210');
  const isSeen = async () => ((await words.boundingBox())?.width ?? 0) > 1;
  expect(await isSeen()).toBe(false);
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(zipCode).toBeFocused();
  expect(await isSeen()).toBe(true);
  await zipCode.fill('123');
  expect(await isSeen()).toBe(false);
  await zipCode.press('Enter');
  expect(await isSeen()).toBe(true);
  release();
  const toast = page.getByRole('listitem').filter({ hasText: 'Please input valid Zip Code' });
  await expect(toast).toBeVisible();
  await zipCode.fill('90210');
  expect(await isSeen()).toBe(false);
  await zipCode.press('Enter');
  await expect(page).toHaveURL(/formInput/);
});
