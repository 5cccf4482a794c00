import puppeteer, { type BrowserContext } from 'puppeteer-core';
import type { Driver, Engine } from './driver';

const height = 800;

/** Takes the path of a Firefox and starts it, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    name: 'Firefox',
    version: (await browser.version()).replace(/^firefox\//i, ''),
    openWindow: async () => openWindow(await browser.createBrowserContext()),
    stop: async () => {
      // Not by asking it: a browser that hangs does not answer.
      browser.process()?.kill('SIGKILL');
      await browser.disconnect();
    },
  };
}

async function openWindow(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width) => page.setViewport({ width, height }),
    takePicture: () => page.screenshot(),
    close: () => context.close(),
  };
}
