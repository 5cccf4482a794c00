import { expect, test } from '../support/fixtures';

for (const token of [undefined, 'abc'])
  test(`with the stored token ${token}, the HTTP client is ${token ? '' : 'not '}loaded`, async ({
    page,
  }) => {
    if (token) await page.addInitScript((text) => localStorage.setItem('token', text), token);
    const scripts = new Set<Promise<string>>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.add(response.text());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const clients = (await Promise.all(scripts)).filter((text) => text.includes('api-token'));
    expect(clients).toHaveLength(token ? 1 : 0);
  });
