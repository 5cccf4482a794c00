import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deliveredMails } from './faults';
import {
  type Errors,
  expect,
  expectConfirmation,
  fillIn,
  intakeAddress,
  send,
  waitForScripts,
} from './fixtures';

export const forms = {
  intake: {
    address: intakeAddress,
    label: 'Case intake',
    nameLabel: 'Full Name',
    messageLabel: 'Additional Details',
  },
  contact: { address: '/contact', label: 'Contact', nameLabel: 'Name', messageLabel: 'Message' },
};
export const texts = {
  failed: / was not sent\. Everything/,
  unknown: /may or may not have arrived\. Everything/,
  arrived: /^Your message CL-\w{5} has arrived\. You/,
  slow: 'This takes longer than usual.',
};

/** Somebody who writes to one of the forms, and what must be true of the form whatever happens. */
export class Visitor {
  readonly email = `visitor-${Math.random().toString(36).slice(2)}@example.com`;

  constructor(
    readonly page: Page,
    readonly form: (typeof forms)[keyof typeof forms],
    readonly errors: Errors,
  ) {
    // The browser's own line, beside the page's.
    errors.allow(/Failed to load resource/);
    page.on('dialog', (dialog) => dialog.accept());
  }

  get answers(): Record<string, string> {
    return {
      [this.form.nameLabel]: 'Ana Ortiz 😀',
      Email: this.email,
      'Phone Number': '555 010 0199',
      [this.form.messageLabel]: 'I fell.\nIt <b>hurts</b>.',
    };
  }

  async write() {
    // Time passes as it does, and can be moved on.
    await this.page.clock.install();
    await this.page.goto(this.form.address);
    await waitForScripts(this.page);
    await fillIn(this.page, this.answers);
    await this.page.clock.fastForward(5000);
  }

  async expectNotice(text: RegExp) {
    const notice = this.page.getByRole('alert').filter({ hasText: text });
    await expect(notice).toBeVisible();
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
    for (const [label, text] of Object.entries(this.answers)) {
      await expect(this.page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await expect(this.page.getByRole('button', { name: 'Send' })).toBeEnabled();
  }

  async expectDelivered(count: number) {
    await expect.poll(async () => (await deliveredMails(this.email)).length).toBe(count);
  }

  /** Presses Send, and waits until the message has left the page. */
  async sendOff() {
    const request = this.page.waitForRequest('**/api/**');
    await send(this.page);
    await request;
  }

  async sendToTheEnd(page = this.page) {
    await send(page);
    await expectConfirmation(page);
  }
}

// By what stands in them, since their names change with each build.
const lateScripts = { 'the rules': '{1,64}@', 'the mail library': '/api/v1.0/email/send' };

/** Holds one of the scripts back that Send needs; returns what lets it come and waits until it is there. */
export async function holdScript(page: Page, part: keyof typeof lateScripts) {
  const folder = 'out/_next/static/chunks';
  const name = readdirSync(folder).find(
    (file) =>
      file.endsWith('.js') && readFileSync(`${folder}/${file}`, 'utf8').includes(lateScripts[part]),
  );
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
