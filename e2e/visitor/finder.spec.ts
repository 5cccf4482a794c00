import { expect, expectToast, test, waitForScripts } from '../support/fixtures';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
});

test('the host learns nothing of the choice before Find Lawyer is pressed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByPlaceholder('Enter Zip Code').fill('90210');
  await expect(page.getByRole('status').filter({ hasText: 'California' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await expectToast(page, 'Please input valid Zip Code');
  await expect(page).toHaveURL('/');
  const toast = page.getByRole('listitem').filter({ hasText: 'Please input valid Zip Code' });
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
