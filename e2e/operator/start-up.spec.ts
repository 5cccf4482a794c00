import { expect, test } from '../support/fixtures';

/** Opens a page and returns the scripts that were loaded and mention the header of the token. */
async function scriptsWithHeader(page: import('@playwright/test').Page, address: string) {
  const answers = new Set<Promise<string>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) answers.add(response.text());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return (await Promise.all(answers)).filter((script) => script.includes('api-token'));
}

for (const address of ['/', '/formInput', '/blogs/page1/9', '/es/about', '/no-such-page']) {
  test.describe(address, () => {
    test.beforeEach(({ errors }) => errors.allow(/status of 404/));

    test('without a stored token the HTTP client is not loaded', async ({ page }) => {
      expect(await scriptsWithHeader(page, address)).toHaveLength(0);
    });

    test('with a stored token the HTTP client is loaded to carry it', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('token', 'abc'));
      expect(await scriptsWithHeader(page, address)).toHaveLength(1);
    });
  });
}
