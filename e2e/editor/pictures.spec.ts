import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { serveFolder } from '../../tools/serve-site';
import { expect, test } from '../support/fixtures';

// Retakes the README's and the editors' guide's pictures from the last `npm run build`.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const root = join(import.meta.dirname, '../..');
const picture = (name: string) => join(root, 'docs/pictures', name);
const article = '/blogs/page1/9';
const frames = `
  [data-label] { position: relative; outline: 5px solid #d6336c; outline-offset: -5px; }
  [data-label]::after { content: attr(data-label); position: absolute; top: 0; right: 0;
    padding: 4px 14px; background: #d6336c; color: #fff; font: 700 24px system-ui, sans-serif; }`;
let site: string;

test.beforeAll(async () => {
  site = await serveFolder(join(root, 'out'));
});

for (const [name, address] of Object.entries({
  home: '/',
  intake: '/formInput?accidentId=Auto+Accident&zipCode=90210',
  article,
}))
  test(`the picture ${name}.png`, async ({ page }) => {
    await open(page, address, 1280, 860);
    await page.screenshot({ path: picture(`${name}.png`) });
    await expect(page.locator('main')).toBeVisible();
  });

// A page from one element to another, with the file or field that each region comes from.
const guides = {
  'guide-home-top': {
    address: '/',
    from: 'header',
    to: '#legal-areas',
    regions: {
      header: 'content/site.yml',
      'section[aria-labelledby=hero-title]': 'content/home.yml',
      '#finder': 'content/accident-types.yml',
      '#how-it-works': 'content/how-it-works.yml',
      'section[aria-labelledby=why-choose-us-title]': 'content/why-choose-us.yml',
      '#legal-areas': 'content/legal-areas.yml',
    },
  },
  'guide-home-bottom': {
    address: '/',
    from: '#reviews',
    to: 'footer',
    regions: {
      '#reviews': 'content/reviews.yml',
      '#contact form': 'content/messages.yml',
      '#faq': 'content/faq.yml',
      footer: 'content/site.yml',
    },
  },
  'guide-article': {
    address: article,
    from: 'header',
    to: 'article header',
    regions: {
      'article h1': 'title',
      'article header p:has(em)': 'summary',
      'article header p:has(time)': 'updated',
      'article header figure': 'cover.svg, coverAlt',
      'article nav': '## headings',
    },
  },
};

for (const [name, { address, from, to, regions }] of Object.entries(guides))
  test(`the picture ${name}.webp`, async ({ page }) => {
    const width = 1180;
    await open(page, address, width, 8000);
    await page.evaluate((all) => {
      for (const [selector, label] of all)
        document.querySelector(selector)?.setAttribute('data-label', label);
    }, Object.entries(regions));
    await page.addStyleTag({ content: frames });
    const top = (await page.locator(from).first().boundingBox())?.y ?? 0;
    const end = await page.locator(to).first().boundingBox();
    const height = (end?.y ?? 0) + (end?.height ?? 0) - top;
    expect(height).toBeGreaterThan(0);
    const clip = { x: 0, y: top, width, height };
    await sharp(await page.screenshot({ fullPage: true, clip }))
      .resize({ width: 640 })
      .webp({ quality: 72 })
      .toFile(picture(`${name}.webp`));
  });

async function open(page: Page, address: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto(`${site}${address}`);
  await page.waitForLoadState('networkidle');
}
