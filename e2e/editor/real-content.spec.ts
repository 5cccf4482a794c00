import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../../tools/serve-site';
import { sidewaysScroll } from '../support/cut-words';
import { expect, test } from '../support/fixtures';

// The real site from the last `npm run build`: only what is true of any valid content.
const out = join(import.meta.dirname, '../../out');
let address: string;

test.beforeAll(async () => {
  if (!existsSync(out)) throw new Error('out/ is missing. Run npm run build.');
  address = await serveFolder(out);
});

async function pagesOfSite(): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname);
}

test('every page of the sitemap fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const pages = await pagesOfSite();
  expect(pages.length).toBeGreaterThan(8);
  for (const path of pages) {
    const answer = await page.goto(address + path, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), path).toBe(200);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});
