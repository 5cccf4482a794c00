import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import { Builder, type WebElement } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { testLimit } from '../../tools/patience';

const height = 800;
let firefox: Promise<Browser> | undefined;

export type Window = Awaited<ReturnType<typeof openFirefox>>;

/** Expressions run in the page; the one for `click` gives an element. */
export async function openFirefox() {
  // The worker's end also ends Firefox.
  firefox ??= puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    timeout: testLimit,
    protocolTimeout: testLimit,
  });
  const context = await (await firefox).createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(testLimit);
  return {
    open: (address: string): Promise<unknown> => page.goto(address),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: async (expression: string) =>
      ((await page.evaluateHandle(expression)) as ElementHandle).click(),
    clickAt: (x: number, y: number) => page.mouse.click(x, y),
    type: (text: string) => page.keyboard.type(text),
    resize: (width: number): Promise<unknown> => page.setViewport({ width, height }),
    close: () => context.close(),
  };
}

/** WebKitGTK's MiniBrowser, on the screen that DISPLAY names. */
export async function openWebKit(): Promise<Window> {
  // GTK would look for an accessibility bus, which needs a desktop.
  process.env['NO_AT_BRIDGE'] = '1';
  const service = new ServiceBuilder('/usr/bin/WebKitWebDriver').build();
  const capabilities = { browserName: 'MiniBrowser' };
  const server = await service.start(testLimit);
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: testLimit, pageLoad: testLimit });
  return {
    open: (address) => driver.get(address),
    evaluate: <T>(expression: string) => driver.executeScript<T>(`return ${expression}`),
    click: async (expression) =>
      (await driver.executeScript<WebElement>(`return ${expression}`)).click(),
    clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    // A window is active under the pointer, which rests in the middle of the screen.
    resize: (width) => driver.manage().window().setRect({ x: 400, y: 0, width, height }),
    close: () => driver.quit().finally(() => service.kill()),
  };
}
