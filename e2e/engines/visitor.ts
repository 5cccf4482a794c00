import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Locator } from './in-page';
import type { Window } from './windows';

type InPage = typeof import('./in-page');

const bundle = buildSync({
  entryPoints: [join(import.meta.dirname, 'in-page.ts')],
  bundle: true,
  write: false,
  globalName: 'inPage',
  banner: { js: '(() => {' },
  footer: { js: 'window.inPage = inPage; })()' },
});

export class Visitor {
  constructor(
    readonly window: Window,
    readonly origin: string,
  ) {}

  async ask<Name extends keyof InPage>(name: Name, ...parameters: Parameters<InPage[Name]>) {
    if (await this.window.evaluate<boolean>("typeof inPage === 'undefined'"))
      await this.window.evaluate(bundle.outputFiles[0]?.text ?? '');
    const call = `inPage.${name}(...${JSON.stringify(parameters)})`;
    return this.window.evaluate<ReturnType<InPage[Name]>>(call);
  }

  /** Waits for a condition. Retries errors: a page can't answer during navigation. */
  until(what: string, isTrue: () => Promise<boolean>) {
    const check = async () => expect(await isTrue(), what).toBe(true);
    return expect(check).toPass();
  }

  /** Opens an address in a window of a width in CSS pixels, a phone's unless given. */
  async open(address: string, width = 420) {
    await this.window.resize(width);
    await this.window.open(this.origin + address);
    // Injects the script, which records errors.
    await this.ask('problems');
  }

  see(locator: Locator, isThere = true) {
    const what = `${JSON.stringify(locator)} is ${isThere ? 'there' : 'gone'}`;
    return this.until(what, async () => (await this.ask('isThere', locator)) === isThere);
  }

  seeGone = (locator: Locator) => this.see(locator, false);

  read = (text: string) => this.see({ text });

  seeAddress(address: string) {
    const isAt = `location.href === ${JSON.stringify(this.origin + address)}`;
    return this.until(`the address is ${address}`, () => this.window.evaluate<boolean>(isAt));
  }

  seeForm = () => this.until('the form is ready', () => this.ask('isFormReady'));

  async seeValues(answers: Record<string, string>) {
    for (const [name, value] of Object.entries(answers))
      await this.see({ role: 'textbox', name, value });
  }

  seeChosen = (answer: string, group: string) =>
    this.see({ ...radio(answer, group), is: ':checked' });

  async click(locator: Locator) {
    await this.see(locator);
    // A page that still scrolls moves it away again before the click.
    await expect(() => this.window.click(`inPage.scrollTo(${JSON.stringify(locator)})`)).toPass();
  }

  press = (name: string) => this.click({ role: 'button', name });

  async choose(answer: string, group: string) {
    await this.click(radio(answer, group));
    await this.seeChosen(answer, group);
  }

  async fill(answers: Record<string, string>) {
    for (const [name, value] of Object.entries(answers)) {
      const field = { role: 'textbox', name };
      await this.click(field);
      await this.see({ ...field, is: ':focus' });
      await this.ask('selectText', field);
      await this.window.type(value);
      await this.see({ ...field, value });
    }
  }

  /** Goes back or forward. A page restored from the back/forward cache fires no load event. */
  async goThrough(history: 'back' | 'forward', address: string) {
    // WebKit's driver hangs if it is called before the old page is hidden.
    const left = `new Promise((resolve) => addEventListener('pagehide', () => resolve(true)))`;
    await this.window.evaluate(`(history.${history}(), ${left})`);
    await this.seeAddress(address);
  }
}

const radio = (name: string, group: string) => ({
  role: 'radio',
  name,
  within: { role: 'group', name: group },
});
