import { chromium, type Page } from '@playwright/test';
import { browserArguments, requireBrowser } from '../browser';

// Lighthouse's phone: slow 4G as its DevTools throttling applies it, and a processor four times slower.
const phone = {
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
};
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const slowdown = 4;

export type FirstTap = { moment: string; effect: string; milliseconds: number };
type Effect = Pick<FirstTap, 'effect' | 'milliseconds'>;

// How long after the finder has come into view it is tapped, in milliseconds.
const moments = {
  'as soon as the finder shows': 0,
  'one second later': 1000,
  'ten seconds later': 10_000,
};

/**
 * Takes the site's address and a number of tries and returns, for three moments, the median time from
 * a tap on the finder to its effect: before its script the form goes out, with it a tile is chosen.
 */
export async function measureFirstTap(site: string, times: number): Promise<FirstTap[]> {
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: [...browserArguments],
  });
  const results: FirstTap[] = [];
  for (const [moment, wait] of Object.entries(moments)) {
    const taps: Effect[] = [];
    for (let time = 0; time < times; time += 1) {
      const context = await browser.newContext(phone);
      taps.push(await tapOnce(await context.newPage(), site, wait));
      await context.close();
    }
    const median = taps.toSorted((a, b) => a.milliseconds - b.milliseconds)[Math.floor(times / 2)];
    if (median) results.push({ moment, ...median });
  }
  await browser.close();
  return results;
}

async function tapOnce(page: Page, site: string, wait: number): Promise<Effect> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript({ content: watchFirstTap });
  const report = page.waitForEvent('console', (message) => message.text().startsWith('tap'));
  await page.goto(site, { waitUntil: 'commit' });
  const tile = page.getByRole('button', { name: 'Workers Comp' });
  await tile.waitFor();
  await page.waitForTimeout(wait);
  const box = await tile.boundingBox();
  if (!box) throw new Error('The finder has no tile to tap.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const [, milliseconds, effect = ''] = (await report).text().split('|');
  return { milliseconds: Number(milliseconds), effect };
}

// Runs in the page, before anything of its own. The form that goes out means that the browser is on
// its way to the next page.
const watchFirstTap = `
  let tapped = 0;
  const report = (effect) => {
    if (tapped) console.log(['tap', performance.now() - tapped, effect].join('|'));
    tapped = 0;
  };
  addEventListener('touchstart', (event) => { tapped ||= event.timeStamp; }, true);
  addEventListener('submit', (event) => { if (!event.defaultPrevented) report('the form goes out'); });
  addEventListener('DOMContentLoaded', () => {
    const watcher = new MutationObserver(() => report('the tile is chosen'));
    watcher.observe(document.body, { subtree: true, attributeFilter: ['aria-pressed'] });
  });
`;
