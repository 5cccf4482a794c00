import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { serveFolder } from '../../tools/serve-site';
import { openPhone, slowdown } from './phone';
import { table } from './report';

type Interaction = [what: string, selector: string, how: 'tap' | 'type' | 'select'];
const visits: Record<string, Interaction[]> = {
  '/': [
    ['a tile', '#finder label:nth-of-type(2)', 'tap'],
    ['the zip code', '#finder input[name=zipCode]', 'type'],
    ['the dropdown', '#finder select', 'select'],
    ['Find Lawyer without a zip code', '#finder button[type=submit]', 'tap'],
    ['the menu', 'header button', 'tap'],
    ['the carousel', '#reviews a + a', 'tap'],
    ['a tab', '#faq [role=tab]:not([aria-selected=true])', 'tap'],
    ['a question', '#faq details:not([open]) summary', 'tap'],
  ],
  '/formInput?accidentId=Auto+Accident&zipCode=90210': [
    ['a name', '#user', 'type'],
    ['an e-mail address', '#email', 'type'],
    ['a phone number', '#phone_number', 'type'],
    ['the message', '#message', 'type'],
    ['a list of answers', 'form[novalidate] select', 'select'],
    ['an answer', 'form[novalidate] input[type=radio]:not(:checked)', 'tap'],
    ['Send with mistakes', 'form[novalidate] button[type=submit]', 'tap'],
    ['Erase', 'form[novalidate] button[type=button]:last-of-type', 'tap'],
  ],
  '/contact': [
    ['a name', '#user', 'type'],
    ['the message', '#message', 'type'],
    ['Send with mistakes', 'form[novalidate] button[type=submit]', 'tap'],
  ],
};
const typed = 'I fell on ice.';

/** From each kind of interaction to the next paint, as Markdown. */
export async function measureInteractions(): Promise<string> {
  const site = await serveFolder('out');
  const rows: string[][] = [];
  for (const [address, interactions] of Object.entries(visits)) {
    for (const [what, selector, how] of interactions) {
      const { browser, page } = await openPhone();
      await page.evaluateOnNewDocument(watchInteractions);
      await page.goto(site + address, { waitUntil: 'networkidle0' });
      // A part that is far below gets its script when it comes near.
      await page.evaluate(
        (part) => document.querySelector(part)?.scrollIntoView(),
        selector.split(' ')[0] ?? '',
      );
      const element = await page.waitForSelector(selector);
      await element?.evaluate((one) =>
        one.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await wait(1000);
      if (how === 'select') await choose(page, selector);
      else await element?.tap();
      if (how === 'type') await page.keyboard.type(typed, { delay: 120 });
      // A draft is kept a moment after the last letter.
      await wait(1500);
      const longest = await page.evaluate(() =>
        Math.max(0, ...Reflect.get(window, 'interactions')),
      );
      rows.push([address.split('?')[0] ?? '', what, longest.toFixed(0)]);
      await browser.close();
    }
  }
  rows.sort((a, b) => Number(b[2]) - Number(a[2]));
  return `On a processor ${slowdown} times slower, the longest of each kind in milliseconds, rounded to 8 by the browser.

${table(['Page', 'Interaction', 'to the next paint'], rows)}`;
}

/** With the arrow keys, since a list that is open belongs to no page. */
async function choose(page: Page, selector: string) {
  await page.focus(selector);
  await page.keyboard.press('ArrowDown');
}

/** Runs in the page. */
function watchInteractions() {
  const found: number[] = [];
  Object.assign(window, { interactions: found });
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) found.push(entry.duration);
  }).observe(options);
}
