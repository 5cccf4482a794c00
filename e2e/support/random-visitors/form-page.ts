import type { Locator, Page } from '@playwright/test';
import type { Press, places } from './plans';

type Place = (typeof places)[keyof typeof places];

/** In the page: Enter and a click on Send, both within one turn; later there may be nothing left to click. */
export function enterAndClick(send: HTMLButtonElement) {
  send.form?.requestSubmit();
  send.click();
}

/** What a visitor does on the page of a form, and sees there. */
export class FormPage {
  readonly form: Locator;

  constructor(
    readonly page: Page,
    readonly place: Place,
  ) {
    this.form = page.getByRole('form', { name: place.label });
  }

  /** Waits until the form works. */
  async arrive() {
    await this.form.scrollIntoViewIfNeeded();
    await this.page.locator(`form[aria-label="${this.place.label}"][novalidate]`).waitFor();
  }

  async write(answers: Record<string, string>) {
    for (const [name, field] of Object.entries(this.place.fields)) {
      const value = answers[name] ?? '';
      const control = this.form.locator(`[name="${name}"]`);
      if (field.control === 'select') await control.selectOption(value);
      else if (field.control === 'radio')
        // A click, as a hand makes it, also where the answer stands there already.
        await this.form.locator(`[name="${name}"][value="${value}"]`).click();
      else await control.fill(value);
    }
  }

  /** Returns what stands in the fields. */
  async answers(): Promise<Record<string, string>> {
    const values = await this.form.evaluate((form) =>
      [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
    );
    const all: Record<string, string> = Object.fromEntries(values);
    return Object.fromEntries(
      Object.keys(this.place.fields).map((name) => [
        name,
        (all[name] ?? '').replace(/\r\n/g, '\n'),
      ]),
    );
  }

  async press(how: Press) {
    const button = this.form.getByRole('button', { name: 'Send', exact: true });
    if (how === 'click') return button.click();
    if (how === 'double click') return button.dblclick();
    if (how === 'Enter') return this.form.locator('[name="user"]').press('Enter');
    await button.evaluate(enterAndClick);
  }

  /** Answers what Send asks about before anything leaves: all stays as it is. */
  async leaveAsIs() {
    const asIs = this.form.getByRole('button', { name: 'Leave it as it is' });
    while (await asIs.first().isVisible()) await asIs.first().click();
  }

  /** Says whether a notice of the last message is shown. */
  hasNotice(): Promise<boolean> {
    return this.form.getByRole('alert').isVisible();
  }

  /** Waits for the end of a try and says which it was. */
  async outcome(): Promise<'sent' | 'not sent' | 'unknown'> {
    const heading = this.page.getByRole('heading', { name: 'A Top Lawyer will be in contact' });
    const notice = this.form.getByRole('alert').filter({ hasNotText: 'You seem to be' });
    await heading.or(notice).first().waitFor({ timeout: 20_000 });
    if (await heading.isVisible()) return 'sent';
    return /may or may not/.test((await notice.textContent()) ?? '') ? 'unknown' : 'not sent';
  }
}
