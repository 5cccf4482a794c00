import { expect, type Page } from '@playwright/test';
import { setFault } from '../faults';
import { FormPage } from './form-page';
import { type Attempt, faultOf, type Move, type Plan, places } from './plans';

export type Visit = {
  plan: Plan;
  /** Whether the site said that the message was sent. */
  isConfirmed: boolean;
  /** What was written last. */
  written: Record<string, string>;
  /** How many mails may arrive: one, and one more for each Send after "may or may not have arrived". */
  mayArrive: number;
  /** Where an answer was gone, in words. */
  lost: string[];
};

/** Takes a fresh page and a plan, visits the site accordingly and returns what was seen. */
export async function visit(page: Page, plan: Plan): Promise<Visit> {
  const place = places[plan.place];
  const form = new FormPage(page, place);
  const seen: Visit = { plan, isConfirmed: false, written: plan.answers, mayArrive: 1, lost: [] };

  let isUnknown = false;
  let isRewritten = false;
  page.on('dialog', (dialog) => dialog.accept());
  await page.exposeFunction('reportSendAgain', () => {
    seen.mayArrive += 1;
  });
  await page.addInitScript(watchNotices);
  await page.clock.install();
  await page.goto(place.address);
  await form.arrive();
  await form.write(seen.written);
  for (const attempt of plan.attempts) {
    for (const move of attempt.moves) await make(move);
    if (await send(attempt)) return seen;
  }
  if (plan.lastPress) await send({ moves: [], press: plan.lastPress, isImpatient: false });
  return seen;

  async function make(move: Move) {
    if (move === 'write anew') {
      isRewritten ||= isUnknown;
      seen.written = { ...seen.written, message: plan.newMessage };
      return form.write(seen.written);
    }
    if (move === 'reload') await page.reload();
    if (move === 'leave and come back') {
      await page.goto('/about');
      await travel(-1, place.address);
    }
    if (move === 'back and forward') {
      await page.goto('/service');
      await travel(-1, place.address);
      await travel(1, '/service');
      await travel(-1, place.address);
    }
    await form.arrive();
    await expectAnswers(move);
  }

  // Playwright's own goBack() gives up on pages that the browser has prepared ahead. Asked for a moment later,
  // the travel does not take the page away from under this call.
  async function travel(steps: number, address: string) {
    await page.evaluate((by) => {
      setTimeout(() => history.go(by));
    }, steps);
    await page.waitForURL(address);
  }

  async function send({ press, fault, isImpatient }: Attempt): Promise<boolean> {
    await setFault(page, fault ? faultOf(fault) : undefined);
    // Without the notice this is another message than the one that may have arrived.
    if (isRewritten && !(await form.hasNotice())) seen.mayArrive += 1;
    isRewritten = false;
    const request = page.waitForRequest('**/api/**');
    await form.press(press);
    const question = form.form.getByText('Please answer first.');
    await Promise.race([request, question.waitFor().catch(() => undefined)]);
    await form.leaveAsIs();
    await request;
    const hangs = (fault && faultOf(fault).waits) || 0;
    if (isImpatient && hangs > 0) {
      await page.reload();
      await form.arrive();
    } else if (hangs > 1) {
      await page.clock.fastForward(31_000);
    }
    const outcome = await form.outcome();
    isUnknown = outcome === 'unknown';
    if (outcome === 'sent') seen.isConfirmed = true;
    else await expectAnswers(`${fault}: ${outcome}`);
    return outcome === 'sent';
  }

  /** A draft comes back with the script, a moment after the page. */
  async function expectAnswers(when: string) {
    const missing = async () => {
      const answers = await form.answers();
      return Object.keys(answers).filter((name) => answers[name] !== seen.written[name]);
    };
    await expect
      .poll(missing, { timeout: 2000 })
      .toEqual([])
      .catch(() => undefined);
    const names = await missing();
    if (names.length > 0) seen.lost.push(`${names.join(', ')} after ${when}`);
    if (names.length > 0) await form.write(seen.written);
  }
}

/** In the page: reports the first Send after each notice that the message may have arrived. */
function watchNotices() {
  const answered = new WeakSet<Element>();
  // Without a name of its own: what names functions for this script is not there in the page.
  document.addEventListener(
    'submit',
    () => {
      const notice = document.querySelector('form [role="alert"]');
      if (!notice || answered.has(notice) || !/may or may not/.test(notice.textContent)) return;
      answered.add(notice);
      Reflect.get(window, 'reportSendAgain')();
    },
    { capture: true },
  );
}
