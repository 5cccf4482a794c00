import { expect, test } from './fixtures';

/** Opens the home page and returns the scripts that were loaded and mention the header of the token. */
async function scriptsWithHeader(page: import('@playwright/test').Page) {
  const answers = new Set<Promise<string>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) answers.add(response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  return (await Promise.all(answers)).filter((script) => script.includes('api-token'));
}

test('without a stored token the HTTP client is not loaded', async ({ page }) => {
  expect(await scriptsWithHeader(page)).toHaveLength(0);
});

test('with a stored token the HTTP client is loaded to carry it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'abc'));
  expect(await scriptsWithHeader(page)).toHaveLength(1);
});
