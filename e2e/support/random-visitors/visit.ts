import { expect, type Page } from '@playwright/test';
import { knownFaults } from '../../../tools/mail-service/faults';
import { setFault } from '../faults';
import { type Attempt, type Plan, places } from './plans';

export type Visit = {
  plan: Plan;
  isConfirmed: boolean;
  written: Record<string, string>;
  /** Mails that may arrive: one, plus one per Send after "may or may not have arrived". */
  mayArrive: number;
  lost: string[];
};

const mayHaveArrived = /may or may not/;

/** Runs in the page: Enter and a click on Send in the same task. */
export function enterAndClick(send: HTMLButtonElement) {
  send.form?.requestSubmit();
  send.click();
}

export async function visit(page: Page, plan: Plan): Promise<Visit> {
  const { address, label, fields } = places[plan.place];
  const form = page.getByRole('form', { name: label });
  const button = form.getByRole('button', { name: 'Send', exact: true });
  const notice = form.getByRole('alert').filter({ hasNotText: 'You seem to be' });
  const seen: Visit = { plan, isConfirmed: false, written: plan.answers, mayArrive: 1, lost: [] };

  let isUnknown = false;
  let isRewritten = false;
  page.on('dialog', (dialog) => dialog.accept());
  await page.clock.install();
  await page.goto(address);
  await arrive();
  await write();
  for (const attempt of plan.last ? [...plan.attempts, plan.last] : plan.attempts) {
    for (const move of attempt.moves) await make(move);
    if (await send(attempt)) break;
  }
  return seen;

  async function arrive() {
    await form.scrollIntoViewIfNeeded();
    await page.locator(`form[aria-label="${label}"][novalidate]`).waitFor();
  }

  async function write() {
    for (const [name, { control }] of Object.entries(fields)) {
      const value = seen.written[name] ?? '';
      const field = form.locator(`[name="${name}"]`);
      if (control === 'select') await field.selectOption(value);
      // Click even the selected option, as a hand would.
      else if (control === 'radio') await field.and(page.locator(`[value="${value}"]`)).click();
      else await field.fill(value);
    }
  }

  async function make(move: Attempt['moves'][number]) {
    if (move === 'write anew') {
      isRewritten ||= isUnknown;
      seen.written = { ...seen.written, message: plan.newMessage };
      return write();
    }
    if (move === 'reload') await page.reload();
    else {
      await page.goto('/service');
      await travel(-1, address);
      await travel(1, '/service');
      await travel(-1, address);
    }
    await arrive();
    await expectAnswers(move);
  }

  // Playwright's goBack() fails on prerendered pages. The delay lets this call return first.
  async function travel(steps: number, to: string) {
    await page.evaluate((by) => {
      setTimeout(() => history.go(by));
    }, steps);
    await page.waitForURL(to);
  }

  async function send({ press, fault, isImpatient }: Attempt): Promise<boolean> {
    await setFault(page, fault);
    // A changed message may arrive besides the uncertain one.
    const isUncertain = await notice.filter({ hasText: mayHaveArrived }).isVisible();
    if (isUncertain || isRewritten) seen.mayArrive += 1;
    isRewritten = false;
    const request = page.waitForRequest('**/api/**');
    if (press === 'click') await button.click();
    else if (press === 'double click') await button.dblclick();
    else if (press === 'Enter') await form.locator('[name="user"]').press('Enter');
    else await button.evaluate(enterAndClick);
    const question = form.getByText('Please answer first.');
    await Promise.race([request, question.waitFor().catch(() => undefined)]);
    const asIs = form.getByRole('button', { name: 'Leave it as it is' }).first();
    while (await asIs.isVisible()) await asIs.click();
    await request;
    const hangs = fault !== undefined && 'waits' in knownFaults[fault];
    if (hangs && isImpatient) {
      await page.reload();
      await arrive();
    } else if (hangs) await page.clock.fastForward(31_000);
    const heading = page.getByRole('heading', { name: 'A Top Lawyer will be in contact' });
    await heading.or(notice).first().waitFor({ timeout: 20_000 });
    seen.isConfirmed = await heading.isVisible();
    if (seen.isConfirmed) return true;
    isUnknown = mayHaveArrived.test((await notice.textContent()) ?? '');
    await expectAnswers(fault ?? 'a send');
    return false;
  }

  /** Drafts return after hydration. */
  async function expectAnswers(when: string) {
    const missing = async () => {
      const shown = await form.evaluate((element) =>
        Object.fromEntries([...new FormData(element as HTMLFormElement)]),
      );
      return Object.keys(fields).filter(
        (name) => String(shown[name] ?? '').replace(/\r\n/g, '\n') !== seen.written[name],
      );
    };
    await expect
      .poll(missing, { timeout: 2000 })
      .toEqual([])
      .catch(() => undefined);
    const names = await missing();
    if (names.length === 0) return;
    seen.lost.push(`${names.join(', ')} after ${when}`);
    await write();
  }
}
