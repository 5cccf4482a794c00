import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../../tools/serve-site';
import { sidewaysScroll } from '../support/cut-words';
import { expect, mockMails, test, waitForScripts } from '../support/fixtures';

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
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  const pages = await pagesOfSite();
  expect(pages.length).toBeGreaterThan(8);
  for (const path of pages) {
    const answer = await page.goto(address + path, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), path).toBe(200);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});

test('the finder leads to the form, and a complete case is sent once', async ({ page }) => {
  const bodies = await mockMails(page, { status: 200, body: 'OK' });
  await page.goto(address);
  await waitForScripts(page);
  await page.locator('#finder input[name=zipCode]').fill('90210');
  await page.locator('#finder button[type=submit]').click();
  await expect(page).toHaveURL(/\/formInput\?accidentId=.+&zipCode=90210$/);
  await waitForScripts(page);
  const form = page.locator('form[name=intake]');
  await form.locator('input[name=user]').fill('Ana Ortiz');
  await form.locator('input[name=email]').fill('ana@example.com');
  await form.locator('input[name=phone_number]').fill('555 010 0199');
  await form.locator('textarea[name=message]').fill('A car hit mine.');
  for (const name of ['fault', 'signup']) await form.locator(`input[name=${name}]:checked`).click();
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/confirmAlert$/);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.template_params).toMatchObject({ from_name: 'Ana Ortiz', zipCode: '90210' });
});
