import { expect, test } from '../support/fixtures';
import { hasSpanish } from '../support/spanish';

test.use({ expectedErrors: [/status of 404/] });

test('an unknown address shows a helpful 404 page', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'We can’t find this page' })).toBeVisible();
  await expect(page.getByText('Were you looking for')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Find Lawyer' }).click();
  await expect(page).toHaveURL('/#finder');
});

for (const [asked, meant] of [
  ['/services', '/service'],
  ['/SERVICE.', '/service'],
  ['/forminput', '/#finder'],
  ['/form-input?accidentId=Workers+Comp', '/#finder'],
  ['/contact.html.', '/contact'],
  ['/blogs/9', '/blogs/page1/9'],
  ['/blogs/page1/11', '/blogs/page2/11'],
  ['/articles', '/blogs'],
  ['/legal', '/service'],
  ['/privacy-policy', '/privacy'],
  ...(hasSpanish
    ? ([
        ['/es/privacidad', '/es/privacy'],
        ['/es/términos', '/es/service'],
      ] as const)
    : []),
] as const) {
  test(`the 404 page suggests ${meant} for ${asked}`, async ({ page }) => {
    await page.goto(asked);
    const suggestion = page.locator('#near-miss').getByRole('link');
    await expect(suggestion).toHaveAttribute('href', meant);
  });
}

test('a malformed address shows it without an error', async ({ page }) => {
  await page.goto('/abc%FF');
  await expect(page.getByRole('heading', { name: 'We can’t find this page' })).toBeVisible();
});
