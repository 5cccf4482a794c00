import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import sirv from 'sirv';
import { listen } from '../../tools/serve-site';
import { openPhone, slowdown } from './phone';
import { table } from './report';

const intake = '/formInput?accidentId=Auto+Accident&zipCode=90210';
const visits: [what: string, from: string, link: string][] = [
  ['Home to an article', '/', '#legal-areas a[href^="/blogs/page"]'],
  ['Home to About Us', '/', 'footer a[href="/about"]'],
  ['A list to an article', '/blogs/page1', 'main li > a[href*="/page1/"]'],
  ['An article to another', '/blogs/page1/9', 'article a[href^="/blogs/page"]'],
  ['Home to the intake, by Find Lawyer', '/', '#finder button[type=submit]'],
  ['The intake to the confirmation, by Send', intake, 'form[novalidate] button[type=submit]'],
];
const answers: Record<string, string> = {
  '#finder input[name=zipCode]': '90210',
  '#user': 'Ana Ortiz',
  '#email': 'ana@example.com',
  '#phone_number': '555 010 0199',
  'form[novalidate] #message': 'A car hit mine.',
};
// Milliseconds to the server and back.
const roundTrip = 150;
const times = 3;

/** What the second page says of itself, or the first one after Back; in milliseconds. */
type Times = { there?: number; back?: number; isRestored?: boolean };

/** From the tap on a link to the largest paint of the page behind it, and Back again, as Markdown. */
export async function measureTaps(): Promise<string> {
  const told: Times[] = [];
  const files = sirv('out', { etag: true, brotli: true, gzip: true });
  const port = await listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    if (request.url === '/told') told.push(JSON.parse(body));
    else await wait(roundTrip);
    const page = pageAt(request.url ?? '');
    if (request.method === 'POST') response.end('OK');
    else if (page) response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    else files(request, response);
  });
  const rows: string[][] = [];
  for (const [what, from, link] of visits) {
    const plain = await visit(from, link);
    const prepared = link.includes('submit') ? [] : await visit(from, link, true);
    const cells = [median(plain, 'there'), median(prepared, 'there'), median(plain, 'back')];
    const isRestored = plain.every((one) => one.isRestored !== false);
    rows.push([what, ...cells, isRestored ? 'restored' : 'loaded again']);
  }
  return `On a phone with a processor ${slowdown} times slower and ${roundTrip} ms to the server, the median of ${times}, in milliseconds:
from the tap to the largest paint of the next page, and where the browser had prepared it (its own work is then not
slowed down); and from Back to the first frame. What is behind a button is fetched as soon as its address is known.

${table(['', 'not prepared', 'prepared', 'Back', ''], rows)}`;

  async function visit(from: string, link: string, isPrepared = false): Promise<Times[]> {
    told.length = 0;
    for (let time = 1; time <= times; time += 1) {
      const { browser, page } = await openPhone();
      await page.goto(`http://127.0.0.1:${port}${from}`, { waitUntil: 'networkidle0' });
      await answer(page);
      const button = await page.waitForSelector(link);
      await button?.evaluate((one) => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      if (isPrepared) await button?.evaluate(prepare);
      await wait(isPrepared ? 2000 : 1000);
      // The page may be gone before the finger leaves it.
      await button?.tap().catch(() => undefined);
      // What replaces the page is not to be asked: it tells by itself.
      for (let tries = 0; tries < 80 && told.length < 2 * time; tries += 1) await wait(100);
      await browser.close();
    }
    return [...told];
  }
}

/** Fills in what the page asks for. */
async function answer(page: Page) {
  for (const [field, text] of Object.entries(answers))
    if (await page.$(field)) await page.type(field, text);
  for (const chosen of await page.$$('form[name=intake] input:checked')) await chosen.tap();
}

/** A page with a script that measures, and without the policy that would forbid it. */
function pageAt(address: string): string | undefined {
  const path = address.split('?')[0] ?? '';
  const file = path === '/' ? 'out/index.html' : `out${path}.html`;
  if (!existsSync(file)) return undefined;
  // tsx names functions with a helper of its own, which is not in the page.
  const script = `<script>{ const __name = (one) => one; (${measureInPage})() }</script>`;
  return readFileSync(file, 'utf8')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('<head>', `<head>${script}`);
}

/** Runs in the page: prepares the page behind the link, as a phone does for what it expects to be tapped. */
function prepare(link: Element) {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  const urls = [link.getAttribute('href')];
  script.textContent = JSON.stringify({ prerender: [{ urls, eagerness: 'immediate' }] });
  document.head.append(script);
}

/** Runs in every page. The second one goes back by itself. */
function measureInPage() {
  const tell = (times: Times) =>
    void fetch('/told', { method: 'POST', body: JSON.stringify(times) });
  let largest = 0;
  new PerformanceObserver((list) => {
    largest = list.getEntries().at(-1)?.startTime ?? largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  addEventListener('touchend', ({ timeStamp }) => {
    sessionStorage.setItem('from', location.pathname);
    sessionStorage.setItem('tap', String(performance.timeOrigin + timeStamp));
  });
  addEventListener('pageshow', ({ persisted }) => {
    const left = sessionStorage.getItem('left');
    const now = () => tell({ back: Date.now() - Number(left), isRestored: persisted });
    if (left) requestAnimationFrame(now);
  });
  const start = () =>
    setTimeout(() => {
      const tap = sessionStorage.getItem('tap');
      // Not the page that was tapped.
      if (!tap || sessionStorage.getItem('from') === location.pathname) return;
      const [navigation] = performance.getEntriesByType('navigation');
      const activation = Number(Reflect.get(navigation ?? {}, 'activationStart') ?? 0);
      tell({ there: performance.timeOrigin + Math.max(largest, activation) - Number(tap) });
      sessionStorage.removeItem('tap');
      sessionStorage.setItem('left', String(Date.now()));
      history.back();
    }, 1500);
  if (Reflect.get(document, 'prerendering')) document.addEventListener('prerenderingchange', start);
  else start();
}

function median(told: Times[], key: 'there' | 'back'): string {
  const values = told.flatMap((one) => one[key] ?? []).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)]?.toFixed(0) ?? '';
}
