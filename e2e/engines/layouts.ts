import { hasSpanish } from '../support/spanish';
import type { Journey } from './make-journeys';
import type { Page } from './page';

const addresses = [
  '/',
  '/formInput',
  '/contact',
  '/blogs/page1',
  '/blogs/page1/9',
  '/confirmAlert',
  '/deadlines/texas',
  ...(hasSpanish ? ['/es', '/es/formInput'] : []),
];

/** Layout at each width, and after a wide window became narrow, as when a phone is turned. */
export const layouts: Record<string, Journey> = {
  'layout at 320 px': (page) => checkAll(page, (address) => openAt(page, address, 320)),
  'layout at 1024 px': (page) => checkAll(page, (address) => openAt(page, address, 1024)),
  'layout after 1024 to 420 px': (page) =>
    checkAll(page, async (address) => {
      await openAt(page, address, 1024);
      // WebKit's window stops at about 450 px, which is a change of layout as well.
      await page.driver.resize(420);
      await page.until('the change', () => page.driver.evaluate('innerWidth < 500'));
    }),
};

async function checkAll(page: Page, show: (address: string) => Promise<void>) {
  const mistakes: string[] = [];
  for (const address of addresses) {
    await show(address);
    const sideways = await page.ask('sidewaysScroll');
    if (sideways > 0) mistakes.push(`${address} scrolls sideways by ${sideways} px`);
    const overlaps = await page.ask('overlappingControls');
    mistakes.push(...overlaps.map((overlap) => `${address}: ${overlap}`));
  }
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** Opens an address at a width, in a frame of that width if the window can't get that narrow. */
async function openAt(page: Page, address: string, width: number) {
  await page.driver.resize(width);
  await page.open('/frame');
  if ((await page.driver.evaluate<number>('innerWidth')) === width) await page.open(address);
  else await page.ask('openFrame', address, width);
  await page.until("the page's script", () => page.ask('isReady'));
}
