import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserArguments, requireBrowser } from './browser';
import { buildSite } from './build-site';
import { guidePictures } from './pictures/guide-pictures';
import { takeGuidePicture } from './pictures/take-guide-picture';
import { readPorts, requireFreePorts } from './ports';
import { serveSite } from './serve-site';

// Remakes the pictures of the README and of the editors' guide from the built site.
const pages = [
  { name: 'home', address: '/', width: 1280, height: 860 },
  { name: 'home-phone', address: '/', width: 390, height: 844 },
  {
    name: 'intake',
    address: '/formInput?accidentId=Auto+Accident&zipCode=90210',
    width: 1280,
    height: 860,
  },
  { name: 'article', address: '/blogs/page1/9', width: 1280, height: 860 },
];
const folder = 'docs/pictures';

const ports = readPorts(process.env);
await requireFreePorts(ports);
buildSite();
await serveSite('out', ports);
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: browserArguments,
});
mkdirSync(folder, { recursive: true });
for (const { name, address, width, height } of pages) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(`http://localhost:${ports.site}${address}`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}
for (const picture of guidePictures) {
  const site = `http://localhost:${ports.site}`;
  await takeGuidePicture(browser, site, picture, `${folder}/${picture.name}.webp`);
}
await browser.close();
console.log(`${pages.length + guidePictures.length} pictures in ${folder}/.`);
process.exit(0);
