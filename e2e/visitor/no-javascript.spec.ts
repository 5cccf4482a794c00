import { expect, test } from '../support/fixtures';

test.use({ javaScriptEnabled: false });

test('the finder is a plain form that leads to the intake with both values', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Slip And Fall' }).check();
  await page.getByPlaceholder('Enter Zip Code').fill('90210');
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(page).toHaveURL('/formInput?accidentId=Slip+And+Fall&zipCode=90210');
});

test('Enter in the zip code goes on with the tile that was chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Wrongful Death' }).check();
  await page.getByPlaceholder('Enter Zip Code').fill('90210');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/formInput?accidentId=Wrongful+Death&zipCode=90210');
});

test('the dropdown is not there, since it could not follow the tiles', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#finder select')).toBeHidden();
});

test('questions open, a tab leads to its questions, and the menu opens', async ({ page }) => {
  await page.goto('/');
  await page.getByText('How is a lawyer paid?').click();
  await expect(
    page.getByText('Most personal-injury lawyers work for a contingency fee.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page.getByText('What does ClaimLantern do?')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Contact Us' })).toBeVisible();
});

test('the tab whose questions are shown looks selected', async ({ page }) => {
  await page.goto('/');
  const colorOf = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .evaluate((tab) => getComputedStyle(tab).backgroundColor);
  const [first, second] = ['Why Hire a Lawyer', 'FAQ'];
  const [chosen, other] = [await colorOf(first), await colorOf(second)];
  expect(chosen).not.toBe(other);
  await page.getByRole('link', { name: second, exact: true }).click();
  expect([await colorOf(first), await colorOf(second)]).toEqual([other, chosen]);
  await page.goto('/#question-does-it-cost-anything');
  expect([await colorOf(first), await colorOf(second)]).toEqual([other, chosen]);
  await page.getByRole('link', { name: first, exact: true }).click();
  expect([await colorOf(first), await colorOf(second)]).toEqual([chosen, other]);
});

for (const route of ['/', '/contact', '/formInput']) {
  test(`the form on ${route} says how to reach a person, and cannot lose what is typed`, async ({
    page,
  }) => {
    await page.goto(route);
    // Playwright's search by text passes over noscript.
    const notice = page.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice.locator('a').first()).toHaveText('(555) 010-0177');
    await expect(notice.locator('a').first()).toHaveAttribute('href', 'tel:+15550100177');
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  });
}

test('the intake says that what was chosen before is not taken over', async ({ page }) => {
  await page.goto('/formInput?accidentId=Workers+Comp&zipCode=60614');
  await expect(page.locator('noscript p')).toContainText('taking over what you chose before');
});

test.describe('where scripts are on but never come', () => {
  test.use({
    javaScriptEnabled: true,
    expectedErrors: [/Failed to load resource|stays without its script/],
  });
  test.beforeEach(({ page }) => page.route('**/_next/**/*.js', (route) => route.abort()));

  test('the form says after a while how to reach a person', async ({ page }) => {
    await page.goto('/formInput');
    const notice = page.locator('.animate-late p');
    await expect(notice).toBeHidden();
    const wait = (element: Element) => {
      for (const animation of element.getAnimations({ subtree: true }))
        animation.currentTime = 12_000;
    };
    await page.locator('.animate-late').first().evaluate(wait);
    await expect(notice).toBeVisible();
  });

  test('the finder leads to the form', async ({ page }) => {
    await page.goto('/');
    await page.getByPlaceholder('Enter Zip Code').fill('90210');
    await page.getByRole('button', { name: 'Find Lawyer' }).click();
    await expect(page).toHaveURL('/formInput?accidentId=Auto+Accident&zipCode=90210');
  });

  test('a tile that is tapped is chosen, the dropdown follows, and each value is sent once', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByText('MalPractice').first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('radio', { name: 'MalPractice' })).toBeChecked();
    const dropdown = page.getByRole('combobox', { name: 'Accident type' }).first();
    await expect(dropdown).toHaveValue('MalPractice');
    await dropdown.selectOption('Workers Comp');
    await expect(page.getByRole('radio', { name: 'Workers Comp' })).toBeChecked();
    await page.getByPlaceholder('Enter Zip Code').fill('60614');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/formInput?accidentId=Workers+Comp&zipCode=60614');
  });

  test('questions open, a tab leads to its questions, and the next review can be reached', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByText('How is a lawyer paid?').click();
    await expect(page.getByText('work for a contingency fee.')).toBeVisible();
    await page.getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page.getByText('What does ClaimLantern do?')).toBeVisible();
    await page.getByRole('link', { name: 'Next review' }).first().click();
    await expect(page.getByRole('article', { name: 'Review 2 of 4' })).toBeInViewport();
  });
});
