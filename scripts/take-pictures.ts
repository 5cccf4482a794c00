import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserArguments, requireBrowser } from '../tools/browser';
import { buildSite } from '../tools/build-site';
import { serveFolder } from '../tools/serve-site';

type Region = readonly [selector: string, label: string];

const folder = 'docs/pictures';
const article = '/blogs/page1/9';
const intake = '/formInput?accidentId=Auto+Accident&zipCode=90210';

const screens = [
  { name: 'home', address: '/', width: 1280, height: 860 },
  { name: 'intake', address: intake, width: 1280, height: 860 },
  { name: 'article', address: article, width: 1280, height: 860 },
];

// The editors' guide: a page from one element to another, with each region's file.
const guides: { name: string; address: string; from: string; to: string; regions: Region[] }[] = [
  {
    name: 'guide-home-top',
    address: '/',
    from: 'header',
    to: '#legal-areas',
    regions: [
      ['header', 'content/site.yml'],
      ['section[aria-labelledby=hero-title]', 'content/home.yml'],
      ['#finder', 'content/accident-types.yml'],
      ['#how-it-works', 'content/how-it-works.yml'],
      ['section[aria-labelledby=why-choose-us-title]', 'content/why-choose-us.yml'],
      ['#legal-areas', 'content/legal-areas.yml'],
    ],
  },
  {
    name: 'guide-home-bottom',
    address: '/',
    from: '#reviews',
    to: 'footer',
    regions: [
      ['#reviews', 'content/reviews.yml'],
      ['#contact form', 'content/messages.yml'],
      ['#faq', 'content/faq.yml'],
      ['footer', 'content/site.yml'],
    ],
  },
  {
    name: 'guide-article',
    address: article,
    from: 'header',
    to: 'article header',
    regions: [
      ['article h1', 'title'],
      ['article header p em', 'summary'],
      ['article header time', 'updated'],
      ['article header img', 'cover.svg, coverAlt'],
      ['article nav', '## headings'],
    ],
  },
];
const guide = { width: 1180, height: 8000 };

buildSite();
const site = await serveFolder('out');
const executablePath = requireBrowser();
const browser = await chromium.launch({ executablePath, args: browserArguments });
mkdirSync(folder, { recursive: true });
for (const { name, address, width, height } of screens) {
  const page = await open(address, width, height);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}
for (const { name, address, from, to, regions } of guides) {
  const page = await open(address, guide.width, guide.height);
  for (const [selector, label] of regions)
    await page.locator(selector).first().evaluate(drawFrame, label);
  const top = await page.locator(from).first().boundingBox();
  const end = await page.locator(to).first().boundingBox();
  if (!top || !end) throw new Error(`${address}: ${from} or ${to} is not there.`);
  const clip = { x: 0, y: top.y, width: guide.width, height: end.y + end.height - top.y };
  const picture = sharp(await page.screenshot({ fullPage: true, clip }));
  await picture.resize({ width: 640 }).webp({ quality: 72 }).toFile(`${folder}/${name}.webp`);
  await page.close();
}
await browser.close();
console.log(`${screens.length + guides.length} pictures in ${folder}/.`);
process.exit(0);

async function open(address: string, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(`${site}${address}`, { waitUntil: 'networkidle' });
  return page;
}

function drawFrame(element: Element, label: string): void {
  const color = '#d6336c';
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = document.createElement('div');
  const tag = document.createElement('div');
  tag.textContent = label;
  // Draw inside full-width elements, around others.
  const inset = width > document.documentElement.clientWidth - 40 ? 6 : -8;
  const place = `left:${left + scrollX + inset}px;top:${top + scrollY + inset}px;width:${width - 2 * inset}px;height:${height - 2 * inset}px`;
  frame.style.cssText = `position:absolute;${place};box-sizing:border-box;border:5px solid ${color};border-radius:14px;z-index:1000;pointer-events:none`;
  const edge = height < 320 && top > 60 ? 'bottom:100%' : 'top:-5px';
  tag.style.cssText = `position:absolute;right:-5px;${edge};padding:4px 14px;background:${color};color:#fff;font:700 24px system-ui,sans-serif;border-radius:10px;white-space:nowrap`;
  frame.append(tag);
  document.body.append(frame);
}
