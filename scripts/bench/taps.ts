import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import sirv from 'sirv';
import { listen } from '../../tools/serve-site';
import { openPhone, slowdown } from './phone';
import { table } from './report';

const times = 3;
const roundTrip = 150;
// How long a finger rests on the screen in a tap.
const press = 90;

type Visit = { from: string; link: string; what: string };
const visits: Visit[] = [
  { from: '/', link: '#legal-areas a[href^="/blogs/page"]', what: 'Home to an article' },
  { from: '/', link: 'footer a[href="/about"]', what: 'Home to About Us' },
  { from: '/', link: '#finder button[type=submit]', what: 'Home to the intake, by Find Lawyer' },
  { from: '/blogs/page1', link: 'main li a', what: 'A list to an article' },
  { from: '/blogs/page1/9', link: 'nav a[rel=next]', what: 'An article to the next' },
  { from: '/blogs/page1/9', link: '#start button', what: 'An article to the intake' },
];

/** From the tap on a link to the largest paint of the page behind it, and Back again, as Markdown. */
export async function measureTaps(): Promise<string> {
  const files = sirv('out', { etag: true, brotli: true, gzip: true });
  const port = await listen((request, response) => {
    setTimeout(() => files(request, response), roundTrip);
  });
  const site = `http://127.0.0.1:${port}`;
  const rows: string[][] = [];
  for (const visit of visits) {
    const times = [];
    for (const isPrepared of [true, false]) times.push(await measureVisit(site, visit, isPrepared));
    const [prepared, plain] = times;
    rows.push([visit.what, ...[prepared?.there, plain?.there, prepared?.back].map(String)]);
  }
  return `On a phone with a processor ${slowdown} times slower and ${roundTrip} ms to the server, median of ${times}, in milliseconds:
from the moment a finger touches for ${press} ms and leaves the link to the largest paint of the next page. Back is
from the command to the first frame.

${table(['', 'prepared', 'without preparing', 'Back'], rows)}`;
}

async function measureVisit(site: string, visit: Visit, isPrepared: boolean) {
  const there: number[] = [];
  const back: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const { browser, page } = await openPhone(
      ...(isPrepared ? [] : ['--disable-features=Prerender2']),
    );
    await page.goto(site + visit.from, { waitUntil: 'networkidle0' });
    if (visit.link.includes('button')) await page.type('input[name=zipCode]', '90210');
    await page.evaluate(prepare);
    await tap(page, visit.link);
    // A prerendered page takes the place of this one, so there is nothing to wait for in it.
    await wait(3000);
    const next = (await browser.pages()).at(-1) ?? page;
    there.push(await next.evaluate(timeSinceTap));
    back.push(await goBack(next));
    await browser.close();
  }
  return { there: median(there), back: median(back) };
}

async function tap(page: Page, selector: string) {
  const element = await page.waitForSelector(selector);
  await element?.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element?.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.touchscreen.touchStart(x, y);
  await wait(press);
  await touch.end();
}

/** Runs in the page: opens what is folded, and keeps for the next page when the finger left this one. */
function prepare() {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  addEventListener('touchend', ({ timeStamp }) => {
    sessionStorage.setItem('tap', String(performance.timeOrigin + timeStamp));
  });
}

/** Runs in the next page. */
async function timeSinceTap(): Promise<number> {
  const paints = await new Promise<PerformanceEntryList>((resolve) => {
    const options = { type: 'largest-contentful-paint', buffered: true };
    new PerformanceObserver((list) => resolve(list.getEntries())).observe(options);
  });
  const [navigation] = performance.getEntriesByType('navigation');
  const { activationStart = 0 } = navigation as PerformanceEntry & { activationStart?: number };
  const paint = Math.max(paints.at(-1)?.startTime ?? Number.NaN, activationStart);
  return performance.timeOrigin + paint - Number(sessionStorage.getItem('tap'));
}

async function goBack(page: Page): Promise<number> {
  const started = Date.now();
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return Date.now() - started;
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}
