import { readdirSync, readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { deliveredMails } from './faults';
import {
  type Errors,
  expect,
  expectConfirmation,
  fillIn,
  intakeAddress,
  intakeAnswers,
  send,
  waitForScripts,
} from './fixtures';

export const texts = {
  failed: / was not sent\. Everything/,
  unknown: /may or may not have arrived\. Everything/,
  arrived: /^Your message CL-\w{5} has arrived\. You/,
};

const mailAddress = '**/api/v1.0/email/send';

/** Somebody who writes to the intake form, and what must be true of the form whatever happens. */
export class Visitor {
  readonly email = `visitor-${Math.random().toString(36).slice(2)}@example.com`;
  readonly answers: Record<string, string> = {
    ...intakeAnswers,
    'Full Name': 'Ana Ortiz 😀',
    Email: this.email,
    'Additional Details': 'I fell.\nIt <b>hurts</b>.',
  };

  constructor(
    readonly page: Page,
    readonly errors: Errors,
  ) {
    // The browser's own line, beside the page's.
    errors.allow(/Failed to load resource/);
  }

  /** Fills the form in, with a clock that can be moved on. */
  async write() {
    await this.page.clock.install();
    await this.page.goto(intakeAddress);
    await waitForScripts(this.page);
    await fillIn(this.page, this.answers);
    await this.page.getByLabel('Broken Bones').check();
  }

  notice(text: RegExp) {
    return this.page.getByRole('alert').filter({ hasText: text });
  }

  async expectNotice(text: RegExp) {
    const notice = this.notice(text);
    await expect(notice).toBeFocused();
    if (text !== texts.arrived) {
      await expect(notice).toContainText(/CL-\w{5}/);
      await expect(notice.getByRole('link').first()).toHaveText('(555) 010-0177');
      await expect(notice.getByRole('link', { name: 'Write it as an e-mail' })).toBeVisible();
    }
    if (text === texts.failed) this.errors.expect(/The message was not sent/);
    else this.errors.expect(/The message may not have been sent|No answer came/);
    await this.expectAnswers();
  }

  async expectAnswers() {
    for (const [label, text] of Object.entries(this.answers))
      await expect(this.page.getByLabel(label, { exact: true })).toHaveValue(text);
    await expect(this.page.getByLabel('Broken Bones')).toBeChecked();
    await expect(this.page.getByRole('button', { name: 'Send' })).toBeEnabled();
  }

  async expectDelivered(count: number) {
    await expect.poll(async () => (await deliveredMails(this.email)).length).toBe(count);
  }

  /** Presses Send, and waits until the message has left the page. */
  async sendOff() {
    const request = this.page.waitForRequest(mailAddress);
    await send(this.page);
    await request;
  }

  async sendToTheEnd() {
    await send(this.page);
    await expectConfirmation(this.page);
  }
}

/** Lets the service take each message, and hands its answers on only when told to. */
export async function holdAnswers(page: Page) {
  const held: (() => void)[] = [];
  const references: string[] = [];
  await page.route(mailAddress, async (route) => {
    references.push(route.request().postDataJSON().template_params.reference);
    const response = await route.fetch();
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ response });
  });
  /** Answers a message and waits until the page has the answer. */
  async function answer(index: number): Promise<Response> {
    await expect.poll(() => held.length).toBeGreaterThan(index);
    const answered = page.waitForResponse(mailAddress);
    held[index]?.();
    return answered;
  }
  return { references, answer };
}

/** Holds back the script with the rules, which Send needs; returns what lets it come. */
export async function holdRules(page: Page) {
  const folder = 'out/_next/static/chunks';
  // Found by what stands in it, since its name changes with each build.
  const holdsRules = (file: string) =>
    readFileSync(`${folder}/${file}`, 'utf8').includes('{1,64}@');
  const name = readdirSync(folder).find((file) => file.endsWith('.js') && holdsRules(file));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/${name}`, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    const arrived = page.waitForResponse(`**/${name}`);
    release();
    await (await arrived).finished();
  };
}
