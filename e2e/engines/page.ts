import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import type { Driver } from './driver';
import { describeLocator, type Locator } from './locator';

type InPage = typeof import('./in-page');
type Answer<Name extends keyof InPage> = Awaited<ReturnType<InPage[Name]>>;

const bundle = await build({
  entryPoints: ['e2e/engines/in-page.ts'],
  bundle: true,
  write: false,
  minify: true,
  globalName: 'inPage',
  footer: { js: 'globalThis.inPage = inPage;' },
});
const script = `(() => { ${bundle.outputFiles[0]?.text} })()`;

const patience = 8000;

export class Page {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  async ask<Name extends keyof InPage>(name: Name, ...parameters: Parameters<InPage[Name]>) {
    const isNew = "typeof inPage === 'undefined'";
    if (await this.driver.evaluate<boolean>(isNew)) await this.driver.evaluate(script);
    const call = `inPage.${name}(...${JSON.stringify(parameters)})`;
    return this.driver.evaluate<Answer<Name>>(call);
  }

  /** Waits for a condition. Retries errors: a page can't answer during navigation. */
  async until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patience;
    for (let reason = ''; ; ) {
      try {
        if (await isTrue()) return;
        reason = '';
      } catch (error) {
        reason = ` (${(error as Error).message.split('\n')[0]})`;
      }
      if (Date.now() > end) throw new Error(`Timed out waiting for ${what}${reason}`);
      await sleep(30);
    }
  }

  async open(address: string) {
    await this.driver.open(this.origin + address);
    // Injects the script, which reports errors.
    await this.ask('isThere', 'body');
  }

  async openForm(address: string) {
    await this.open(address);
    await this.seeScripts();
  }

  seeScripts() {
    return this.until("the form's script", () => this.ask('isThere', 'form[novalidate]'));
  }

  seeAddress(address: string) {
    const whole = 'location.pathname + location.search + location.hash';
    return this.until(`the address ${address}`, async () => {
      return (await this.driver.evaluate<string>(whole)) === address;
    });
  }

  async click(locator: Locator) {
    await this.see(locator);
    await this.driver.click(await this.ask('findPoint', locator));
  }

  press = (name: string) => this.click({ role: 'button', name });

  async fill(label: string, text: string) {
    const field = { role: 'textbox', name: label };
    await this.until(`"${label}" to take the focus`, async () => {
      await this.click(field);
      return this.ask('isFocused', field);
    });
    await this.ask('selectAll', field);
    await this.driver.type(text);
    await this.seeValue(label, text);
  }

  async fillAll(answers: Record<string, string>) {
    for (const [label, text] of Object.entries(answers)) await this.fill(label, text);
  }

  async choose(answer: string, group: string) {
    await this.click(radio(answer, group));
    await this.seeChosen(answer, group);
  }

  select(label: string, option: string) {
    return this.ask('selectOption', { role: 'combobox', name: label }, option);
  }

  see(locator: Locator) {
    return this.until(`to see ${describeLocator(locator)}`, () => this.ask('isVisible', locator));
  }

  async seeGone(locator: Locator) {
    const isGone = async () => !(await this.ask('isVisible', locator));
    await this.until(`${describeLocator(locator)} to go`, isGone);
  }

  read(text: string) {
    return this.until(`to read "${text}"`, () => this.ask('hasText', text));
  }

  seeOnScreen(text: string) {
    return this.until(`"${text}" on the screen`, () => this.ask('hasText', text, true));
  }

  readNoMore(text: string) {
    return this.until(`"${text}" to go`, async () => !(await this.ask('hasText', text)));
  }

  seeFocus(locator: Locator) {
    return this.until(`the focus on ${describeLocator(locator)}`, () =>
      this.ask('isFocused', locator),
    );
  }

  seeChosen(answer: string, group: string) {
    const isChecked = () => this.ask('isChecked', radio(answer, group));
    return this.until(`"${answer}" to be chosen under ${group}`, isChecked);
  }

  seeSelected(locator: Locator) {
    return this.until(`${describeLocator(locator)} to be selected`, () =>
      this.ask('isSelected', locator),
    );
  }

  seeValue(label: string, text: string, role = 'textbox') {
    return this.until(`"${text}" in "${label}"`, async () => {
      return (await this.ask('readValue', { role, name: label })) === text;
    });
  }

  async seeValues(answers: Record<string, string>) {
    for (const [label, text] of Object.entries(answers)) await this.seeValue(label, text);
  }

  /** Goes back or forward. A page restored from the back/forward cache fires no load event. */
  async goThrough(history: 'back' | 'forward', address: string) {
    // WebKit's driver hangs if it is called before the old page is hidden.
    const left = `new Promise((resolve) => addEventListener('pagehide', () => resolve(true)))`;
    await this.driver.evaluate(`(history.${history}(), ${left})`);
    await this.seeAddress(address);
  }
}

const radio = (answer: string, group: string): Locator => ({
  role: 'radio',
  name: answer,
  within: { role: ['group', 'radiogroup'], name: group },
});
