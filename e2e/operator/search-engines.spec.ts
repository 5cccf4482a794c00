import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const site = 'http://localhost:3000';
const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute('content');

test('an article has its title, description, canonical address, preview picture and data', async ({
  page,
  request,
}) => {
  await page.goto('/blogs/page1/9');
  await expect(page).toHaveTitle('How contingency fees work and what you keep | ClaimLantern');
  expect((await meta(page, 'description'))?.length).toBeGreaterThan(100);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${site}/blogs/page1/9`,
  );
  expect(await meta(page, 'og:image')).toBe(`${site}/images/blogs/9/share.jpg`);
  expect((await request.get('/images/blogs/9/share.jpg')).status()).toBe(200);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.flatMap((json) => JSON.parse(json)).map((item) => item['@type'])).toEqual([
    'Article',
    'BreadcrumbList',
  ]);
});

for (const route of ['/formInput', '/confirmAlert', '/no-such-page']) {
  test(`${route} is kept out of search engines`, async ({ page, errors }) => {
    if (route === '/no-such-page') errors.expect(/status of 404/);
    await page.goto(route);
    expect(await meta(page, 'robots')).toContain('noindex');
  });
}

test('the sitemap names every page that may be found, and robots.txt names the sitemap', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  // In Spanish the pages, and the articles that are translated with their lists.
  const isSpanish = (address = '') => address.startsWith(`${site}/es`);
  const translated = readdirSync('content/es/articles').length;
  expect(addresses.filter((address) => !isSpanish(address))).toHaveLength(
    9 + readdirSync('content/en/articles').length,
  );
  expect(addresses.filter(isSpanish)).toHaveLength(8 + translated);
  expect(addresses).toEqual(expect.arrayContaining([`${site}/`, `${site}/blogs/page2/11`]));
  expect(sitemap).toContain(`hreflang="es" href="${site}/es/about"`);
  expect(sitemap).toContain(`hreflang="es" href="${site}/es/blogs/page1/9"`);
  expect(sitemap).not.toContain('/es/blogs/page2/11"');
  expect(sitemap).not.toContain('formInput');
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('the feed holds all articles and is named on every page', async ({ page, request }) => {
  const feed = await (await request.get('/feed.xml')).text();
  expect(feed.match(/<entry>/g)).toHaveLength(readdirSync('content/en/articles').length);
  expect(feed).toContain(`<id>${site}/blogs/page1/1</id>`);
  await page.goto('/about');
  const link = page.locator('link[type="application/atom+xml"]');
  await expect(link).toHaveAttribute('href', `${site}/feed.xml`);
});
