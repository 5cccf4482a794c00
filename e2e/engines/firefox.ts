import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type BrowserContext } from 'puppeteer-core';
import type { Driver, Engine } from './driver';

const height = 800;

export async function startFirefox(executablePath: string): Promise<Engine> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'firefox-'));
  let browser: Browser | undefined;
  const stop = () => {
    process.off('exit', stop);
    // A hung browser may ignore SIGTERM.
    browser?.process()?.kill('SIGKILL');
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', stop);
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    userDataDir,
    headless: true,
  });
  return {
    name: 'Firefox',
    version: (await browser.version()).replace(/^firefox\//i, ''),
    openWindow: async () => openWindow(await browser.createBrowserContext()),
    stop: async () => stop(),
  };
}

async function openWindow(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (width) => page.setViewport({ width, height }),
    takeScreenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}
