import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import type { Driver } from './driver';
import { type Place, wordsFor } from './place';

type InPage = typeof import('./in-page') & typeof import('./geometry');
type Answer<Name extends keyof InPage> = Awaited<ReturnType<InPage[Name]>>;

const bundle = await build({
  stdin: {
    contents: "export * from './in-page'; export * from './geometry';",
    resolveDir: 'e2e/engines',
  },
  bundle: true,
  write: false,
  minify: true,
  globalName: 'inPage',
  footer: { js: 'globalThis.inPage = inPage;' },
});
const script = `(() => { ${bundle.outputFiles[0]?.text} })()`;

const patience = 8000;

/** A visitor's page in words: what is pressed and read, whichever engine shows it. */
export class Page {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  /** Asks a function that runs in the page, after handing it over where the page is new. */
  async ask<Name extends keyof InPage>(name: Name, ...parameters: Parameters<InPage[Name]>) {
    const isNew = "typeof inPage === 'undefined'";
    if (await this.driver.evaluate<boolean>(isNew)) await this.driver.evaluate(script);
    const call = `inPage.${name}(...${JSON.stringify(parameters)})`;
    return this.driver.evaluate<Answer<Name>>(call);
  }

  /** Waits until something is true; a page that is just being left cannot be asked and is asked again. */
  async until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + patience;
    for (let reason = ''; ; ) {
      try {
        if (await isTrue()) return;
        reason = '';
      } catch (error) {
        reason = ` (${(error as Error).message.split('\n')[0]})`;
      }
      if (Date.now() > end) throw new Error(`In vain: ${what}${reason}`);
      await sleep(30);
    }
  }

  async open(address: string) {
    await this.driver.open(this.origin + address);
    // From here on the page reports what goes wrong in it.
    await this.ask('isThere', 'body');
  }

  /** Opens a page with a form and waits until its script has taken over. */
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

  /** Clicks an element, once it is there. */
  async click(place: Place) {
    await this.see(place);
    await this.driver.click(await this.ask('findPoint', place));
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

  see(place: Place) {
    return this.until(`to see ${wordsFor(place)}`, () => this.ask('isVisible', place));
  }

  async seeGone(place: Place) {
    const isGone = async () => !(await this.ask('isVisible', place));
    await this.until(`${wordsFor(place)} to go`, isGone);
  }

  read(text: string) {
    return this.until(`to read "${text}"`, () => this.ask('hasText', text));
  }

  /** Waits until a text stands on the screen, where a link to it leads. */
  seeOnScreen(text: string) {
    return this.until(`"${text}" on the screen`, () => this.ask('isOnScreen', text));
  }

  readNoMore(text: string) {
    return this.until(`"${text}" to go`, async () => !(await this.ask('hasText', text)));
  }

  seeFocus(place: Place) {
    return this.until(`the focus on ${wordsFor(place)}`, () => this.ask('isFocused', place));
  }

  seeChosen(answer: string, group: string) {
    const isChecked = () => this.ask('isChecked', radio(answer, group));
    return this.until(`"${answer}" to be chosen under ${group}`, isChecked);
  }

  /** Waits until a tab or a tile is the one that is taken. */
  seeTaken(place: Place) {
    return this.until(`${wordsFor(place)} to be taken`, () => this.ask('isTaken', place));
  }

  seeValue(label: string, text: string, role = 'textbox') {
    return this.until(`"${text}" in "${label}"`, async () => {
      return (await this.ask('readValue', { role, name: label })) === text;
    });
  }

  async seeValues(answers: Record<string, string>) {
    for (const [label, text] of Object.entries(answers)) await this.seeValue(label, text);
  }

  /** Goes to where Back or Forward leads; a page that the browser kept as it was never loads again. */
  async goThrough(history: 'back' | 'forward', address: string) {
    // WebKit's driver waits forever for such a page where it is asked something while the last one is being left.
    const left = `new Promise((resolve) => addEventListener('pagehide', () => resolve(true)))`;
    await this.driver.evaluate(`(history.${history}(), ${left})`);
    await this.seeAddress(address);
  }
}

const radio = (answer: string, group: string): Place => ({
  role: 'radio',
  name: answer,
  within: { role: ['group', 'radiogroup'], name: group },
});
