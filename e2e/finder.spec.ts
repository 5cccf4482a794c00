import { expect, expectToast, test, waitForScripts } from './fixtures';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
});

test('choosing a tile and a zip code leads to the intake form with both', async ({ page }) => {
  await page.getByRole('button', { name: 'Slip And Fall' }).click();
  await expect(page.getByRole('combobox', { name: 'Accident type' }).first()).toHaveValue(
    'Slip And Fall',
  );
  await page.getByPlaceholder('Enter Zip Code').fill('90210');
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(page).toHaveURL('/formInput?accidentId=Slip+And+Fall&zipCode=90210');
  await expect(page.getByLabel('Accident Type')).toHaveValue('Slip And Fall');
  await expect(page.getByLabel('Zip Code')).toHaveValue('90210');
});

test('choosing in the dropdown presses the tile', async ({ page }) => {
  await page
    .getByRole('combobox', { name: 'Accident type' })
    .first()
    .selectOption('Wrongful Death');
  await expect(page.getByRole('button', { name: 'Wrongful Death', pressed: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Auto Accident', pressed: false })).toBeVisible();
});

for (const zipCode of ['', '9021', '902101', 'abcde', '９０２１０', '<script>']) {
  test(`the zip code "${zipCode}" gives a warning and no navigation`, async ({ page }) => {
    await page.getByPlaceholder('Enter Zip Code').fill(zipCode);
    await page.getByRole('button', { name: 'Find Lawyer' }).click();
    await expectToast(page, 'Please input valid Zip Code');
    await expect(page).toHaveURL('/');
  });
}

test('a zip code with white space around it is taken, and Enter goes on', async ({ page }) => {
  await page.getByPlaceholder('Enter Zip Code').fill(' 90210 ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/formInput?accidentId=Auto+Accident&zipCode=90210');
});
