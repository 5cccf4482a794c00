import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browserArguments, requireBrowser } from '../../tools/browser';

/** How much slower the processor of the measured phone is. */
export const slowdown = 4;

const size = { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Opens a page in a browser of its own, as a phone of the middle class shows it. */
export async function openPhone(): Promise<{ browser: Browser; page: Page }> {
  const executablePath = requireBrowser();
  const browser = await puppeteer.launch({ executablePath, args: browserArguments });
  const page = await browser.newPage();
  await page.setViewport(size);
  await page.emulateCPUThrottling(slowdown);
  return { browser, page };
}
