import { lateStyles } from '../support/first-screen';
import { expect, test } from '../support/fixtures';
import { allRoutes, spanishRoutes } from '../support/routes';

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the finder leads to the intake with both values, the times to their list', async ({
    page,
  }) => {
    await page.goto('/');
    // It needs a script to follow the tiles.
    await expect(page.locator('#finder select')).toBeHidden();
    await page.getByRole('radio', { name: 'Slip And Fall' }).check();
    await page.getByPlaceholder('Enter Zip Code').fill('90210');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/formInput?accidentId=Slip+And+Fall&zipCode=90210');
    await expect(page.locator('noscript p').first()).toContainText(
      'carrying over what you chose before',
    );
    await page.goto('/');
    await page.getByRole('textbox', { name: 'How long do I have?' }).fill('75001');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL('/deadlines?zip=75001');
  });

  test('all questions stand under their headings and open, and the menu opens', async ({
    page,
  }) => {
    await page.goto('/');
    for (const name of ['Why Hire a Lawyer', 'FAQ'])
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    await page.getByText('How is a lawyer paid?').click();
    await expect(page.getByText('work for a contingency fee.')).toBeVisible();
    await page.getByText('What does ClaimLantern do?').click();
    await expect(page.locator('#faq details[open]')).toHaveCount(2);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  });

  for (const width of [360, 1280])
    test(`first screens of ${width} px look right before the style sheet arrives`, async ({
      page,
      errors,
    }) => {
      errors.expect(/status of 404/);
      await page.setViewportSize({ width, height: 800 });
      for (const route of [...allRoutes, ...spanishRoutes, '/deadlines/texas']) {
        await page.goto(route);
        expect.soft(await lateStyles(page), route).toEqual([]);
      }
    });
});

test.describe('where scripts are on but never come', () => {
  test.use({ expectedErrors: [/Failed to load resource|could not load its script/] });
  test.beforeEach(({ page }) => page.route('**/_next/**/*.js', (route) => route.abort()));

  test('the form says after a while how to reach a person, and Send loads it again', async ({
    page,
  }) => {
    await page.goto('/formInput');
    const notice = page.getByText('This form could not load.').last();
    await expect(notice).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 12_000;
    });
    await expect(notice).toBeVisible();
    await page.getByLabel('Full Name').fill('Ana Ortiz');
    await page.unroute('**/_next/**/*.js');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Please check these answers')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Ana Ortiz');
  });

  test('the finder, its tiles and its dropdown, work all the same', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'MalPractice' }).check();
    const dropdown = page.getByRole('combobox', { name: 'Accident type, as a list' }).first();
    await expect(dropdown).toHaveValue('MalPractice');
    await page.getByRole('radio', { name: 'Auto Accident' }).check();
    await expect(dropdown).toHaveValue('Auto Accident');
    await dropdown.selectOption('Workers Comp');
    await expect(page.getByRole('radio', { name: 'Workers’ comp' })).toBeChecked();
    await page.getByPlaceholder('Enter Zip Code').fill('60614');
    await page.getByRole('button', { name: 'Find Lawyer' }).click();
    await expect(page).toHaveURL('/formInput?accidentId=Workers+Comp&zipCode=60614');
  });
});
