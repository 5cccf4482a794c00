import { expect, expectToast, test, waitForScripts } from '../support/fixtures';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
});

test('choosing a tile and a zip code leads to the intake form with both', async ({ page }) => {
  await page.getByRole('radio', { name: 'Slip And Fall' }).check();
  await expect(
    page.getByRole('combobox', { name: 'Accident type, as a list' }).first(),
  ).toHaveValue('Slip And Fall');
  await page.getByPlaceholder('Enter Zip Code').fill('90210');
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(page).toHaveURL('/formInput?accidentId=Slip+And+Fall&zipCode=90210');
  await expect(page.getByLabel('Accident Type')).toHaveValue('Slip And Fall');
  await expect(page.getByLabel('Zip Code')).toHaveValue('90210');
});

test('the host learns nothing of the choice before Find Lawyer is pressed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByPlaceholder('Enter Zip Code').fill('90210');
  await expect(page.getByRole('status').filter({ hasText: 'California' })).toBeVisible();
  expect(asked.filter((address) => address.includes('formInput'))).toEqual([]);
});

test('choosing in the dropdown chooses the tile', async ({ page }) => {
  await page
    .getByRole('combobox', { name: 'Accident type, as a list' })
    .first()
    .selectOption('Wrongful Death');
  await expect(page.getByRole('radio', { name: 'Wrongful Death' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Auto Accident' })).not.toBeChecked();
});

for (const zipCode of ['', '9021', '902101', 'abcde', '９０２１０', '<script>']) {
  test(`the zip code "${zipCode}" gives a warning and no navigation`, async ({ page }) => {
    await page.getByPlaceholder('Enter Zip Code').fill(zipCode);
    await page.getByRole('button', { name: 'Find Lawyer' }).click();
    await expectToast(page, 'Please input valid Zip Code');
    await expect(page).toHaveURL('/');
  });
}

for (const typed of [' 90210 ', '90210-1234'])
  test(`"${typed}" is reduced to five digits, and Enter submits`, async ({ page }) => {
    await page.getByPlaceholder('Enter Zip Code').fill(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/formInput?accidentId=Auto+Accident&zipCode=90210');
  });

test('the warning uses the site’s font and leaves the header visible', async ({ page }) => {
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await expectToast(page, 'Please input valid Zip Code');
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
