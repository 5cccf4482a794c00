import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import type { GuidePicture } from './guide-pictures';
import { markRegions } from './mark-regions';

const width = 1180;

/** Takes a browser, the site's address and a picture of the guide, and writes it as a small file. */
export async function takeGuidePicture(
  browser: Browser,
  site: string,
  { address, from, to, regions }: GuidePicture,
  file: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${site}${address}`, { waitUntil: 'networkidle' });
  await showAll(page);
  await markRegions(page, regions);
  const top = await page.locator(from).first().boundingBox();
  const end = await page.locator(to).first().boundingBox();
  if (!top || !end) throw new Error(`${address}: ${from} or ${to} is not there.`);
  const clip = { x: 0, y: top.y, width, height: end.y + end.height - top.y };
  const picture = await page.screenshot({ fullPage: true, clip });
  await sharp(picture).resize({ width: 640 }).webp({ quality: 72 }).toFile(file);
  await page.close();
}

// Parts further down come when they are near; then back to the top, from where frames are measured.
async function showAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(120);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(300);
}
