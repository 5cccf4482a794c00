import type { Page } from '@playwright/test';
import type { FaultName } from '../../tools/mail-service/faults';
import { clearFault, deliveredMails, setFault } from '../support/faults';
import {
  answerQuestions,
  expect,
  expectConfirmation,
  fillIn,
  send,
  test,
  waitForScripts,
} from '../support/fixtures';
import { enterAndClick } from '../support/random-visitors/form-page';
import { forms, holdScript, texts, Visitor } from '../support/visitor';

// Every fault that one machine can produce: what was written is kept or arrives, once. Both forms are one
// component, so the contact form meets only one fault of each outcome. Faults that end alike meet one page, one
// after the other.

for (const [name, form] of Object.entries(forms)) {
  test.describe(`the ${name} form`, () => {
    const some = <Fault>(faults: readonly Fault[]) =>
      name === 'intake' ? faults : faults.slice(0, 1);
    let visitor: Visitor;
    test.beforeEach(async ({ page, errors }) => {
      visitor = new Visitor(page, form, errors);
    });

    const refusals: FaultName[] = [
      'status 400',
      'status 402',
      'status 403',
      'status 412',
      'status 413',
      'status 429',
    ];
    test('keeps everything at every refusal, and sends once at the next try', async ({ page }) => {
      await visitor.write();
      for (const fault of some(refusals)) {
        await test.step(fault, async () => {
          await setFault(page, fault);
          await send(page);
          await visitor.expectNotice(texts.failed);
          await visitor.expectDelivered(0);
        });
      }
      await clearFault(page);
      await visitor.sendToTheEnd();
      await visitor.expectDelivered(1);
    });

    const gateways = [408, 429, 499, 500, 501, 502, 503, 521, 526] as const;
    test('keeps everything at an answer that is not the service’s own, and says that it cannot know', async ({
      page,
    }) => {
      await visitor.write();
      for (const [index, status] of some(gateways).entries()) {
        await test.step(`status ${status}`, async () => {
          await setFault(page, { delivers: true, status, text: 'Gateway' });
          await send(page);
          await visitor.expectDelivered(index + 1);
          await visitor.expectNotice(texts.unknown);
        });
      }
    });

    const breaks: [FaultName, number][] = [
      ['reset before the request is read', 0],
      ['reset after the request is read', 0],
      ['reset after the mail is delivered', 1],
      ['reset within the answer', 1],
    ];
    test('keeps everything where the connection breaks, and says that it cannot know', async ({
      page,
    }) => {
      await visitor.write();
      let all = 0;
      for (const [fault, delivered] of some(breaks)) {
        await test.step(fault, async () => {
          await setFault(page, fault);
          await send(page);
          all += delivered;
          await visitor.expectDelivered(all);
          await visitor.expectNotice(texts.unknown);
        });
      }
    });

    for (const fault of some(['hang of 120 s', 'hang of 120 s that loses the mail'] as const)) {
      test(`gives everything back in a ${fault}`, async ({ page }) => {
        await visitor.write();
        await setFault(page, fault);
        await visitor.sendOff();
        await page.clock.fastForward(8000);
        const screen = page.getByRole('status').filter({ hasText: texts.slow });
        await expect(screen.getByRole('link')).toHaveText('(555) 010-0177');
        await page.clock.fastForward(22_000);
        await visitor.expectNotice(texts.unknown);
        await visitor.expectDelivered(fault === 'hang of 120 s' ? 1 : 0);
      });
    }

    test('says that it has arrived after all when the answer comes late', async ({ page }) => {
      await visitor.write();
      await setFault(page, { delivers: true, waits: 3 });
      await visitor.sendOff();
      await page.clock.fastForward(30_000);
      await visitor.expectNotice(texts.unknown);
      await expect(page.getByText(texts.arrived)).toBeVisible({ timeout: 10_000 });
      await visitor.expectNotice(texts.arrived);
      await page.reload();
      await visitor.expectNotice(texts.arrived);
      await visitor.expectDelivered(1);
      // It speaks of that message, so it goes with the first change, and stays away.
      const message = page.getByLabel(form.messageLabel, { exact: true });
      await message.fill('Something else.');
      await expect(page.getByText(texts.arrived)).toBeHidden();
      await page.reload();
      await expect(message).toHaveValue('Something else.');
      await waitForScripts(page);
      await expect(page.getByText(texts.arrived)).toBeHidden();
    });

    // What remains is about the browser, not about the form.
    if (name === 'contact') return;

    for (const text of ['{"error":"quota"}', 'Queued', '<!doctype html><title>Sign in</title>'])
      test(`calls a status 200 that says ${text} unknown`, async ({ page }) => {
        await visitor.write();
        await setFault(page, { delivers: false, status: 200, text });
        await send(page);
        await visitor.expectNotice(texts.unknown);
        await visitor.expectDelivered(0);
      });

    test('says that it cannot know where the network goes away after the message left', async ({
      page,
    }) => {
      await visitor.write();
      await setFault(page, { delivers: true, waits: 2, resets: 'before answering' });
      await visitor.sendOff();
      // What a browser says once its link is down; the server resets the connection after that.
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
      );
      await visitor.expectNotice(texts.unknown);
      await visitor.expectDelivered(1);
    });

    for (const part of ['the rules', 'the mail library'] as const) {
      test(`locks the form while ${part} is held back, and cancels what never left`, async ({
        page,
      }) => {
        await page.clock.install();
        await page.goto(form.address);
        await waitForScripts(page);
        const release = await holdScript(page, part);
        await fillIn(page, visitor.answers);
        await send(page);
        await expect(page.getByText('Sending Message...')).toBeVisible();
        await expect(page.getByRole('form', { name: form.label })).toHaveAttribute('inert');
        await page.clock.fastForward(31_000);
        await visitor.expectNotice(texts.failed);
        await page.getByLabel(form.nameLabel, { exact: true }).fill('Bo');
        await release();
        await visitor.expectDelivered(0);
        await expect(page.getByLabel(form.nameLabel, { exact: true })).toBeFocused();
        await page.getByLabel(form.nameLabel, { exact: true }).fill('Ana Ortiz 😀');
        await visitor.sendToTheEnd();
        await visitor.expectDelivered(1);
      });
    }

    test('keeps everything where no connection comes about, and sends once at the next try', async ({
      page,
    }) => {
      await visitor.write();
      const reasons = ['connectionrefused', 'namenotresolved', 'blockedbyclient'] as const;
      for (const reason of reasons) {
        await test.step(reason, async () => {
          await page.route('**/api/**', (route) => route.abort(reason));
          await send(page);
          await visitor.expectNotice(texts.unknown);
          await page.unroute('**/api/**');
        });
      }
      await visitor.sendToTheEnd();
      await visitor.expectDelivered(1);
    });

    test('keeps everything while offline, and sends once when back', async ({ page, context }) => {
      await visitor.write();
      await context.setOffline(true);
      await expect(page.getByText('You seem to be offline.')).toBeVisible();
      await send(page);
      await visitor.expectNotice(texts.unknown);
      await context.setOffline(false);
      await visitor.sendToTheEnd();
      await visitor.expectDelivered(1);
    });

    test('keeps everything where a policy blocks it, and says that it was not sent', async ({
      page,
      errors,
    }) => {
      errors.expect(/violates the following Content Security Policy/);
      await page.route(`**${form.address}`, async (route) => {
        const answer = await route.fetch();
        const headers = { ...answer.headers(), 'content-security-policy': "connect-src 'none'" };
        await route.fulfill({ response: answer, headers });
      });
      await visitor.write();
      await send(page);
      await visitor.expectNotice(texts.failed);
      await visitor.expectDelivered(0);
    });

    test('waits out a hang', async ({ page }) => {
      await visitor.write();
      await setFault(page, { delivers: true, waits: 1 });
      await visitor.sendOff();
      await page.clock.fastForward(25_000);
      await expect(page).toHaveURL('/confirmAlert', { timeout: 15_000 });
      await visitor.expectDelivered(1);
    });

    test('takes an answer that drips', async ({ page }) => {
      await visitor.write();
      await setFault(page, 'slow drip');
      await send(page);
      await expect(page).toHaveURL('/confirmAlert', { timeout: 15_000 });
      await visitor.expectDelivered(1);
    });

    test('keeps everything while its scripts are blocked, and sends once they come', async ({
      page,
    }) => {
      await page.goto(form.address);
      await waitForScripts(page);
      await page.route('**/chunks/**', (route) => route.abort('blockedbyclient'));
      await fillIn(page, visitor.answers);
      await send(page);
      await visitor.expectNotice(texts.failed);
      await page.unroute('**/chunks/**');
      await visitor.sendToTheEnd();
      await visitor.expectDelivered(1);
    });

    for (const way of ['a reload', 'Back and forward'] as const) {
      test(`keeps everything at ${way} while it sends, and says that it cannot know`, async ({
        page,
      }) => {
        await page.goto('/about');
        await visitor.write();
        await setFault(page, 'hang of 30 s');
        await visitor.sendOff();
        await clearFault(page);
        if (way === 'a reload') await page.reload();
        else {
          await page.goBack();
          await page.goForward();
        }
        await expect(page.getByRole('alert').filter({ hasText: texts.unknown })).toBeVisible();
        await visitor.expectAnswers();
        expect((await deliveredMails(visitor.email)).length).toBeLessThan(2);
      });
    }

    test('asks before a tab is closed while it sends, and sends at most once', async ({ page }) => {
      await visitor.write();
      await setFault(page, 'hang of 5 s');
      await visitor.sendOff();
      const question = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      expect((await question).type()).toBe('beforeunload');
      expect((await deliveredMails(visitor.email)).length).toBeLessThan(2);
    });

    const hasty: [string, (page: Page) => Promise<void>][] = [
      ['a double click', (page) => page.getByRole('button', { name: 'Send' }).dblclick()],
      [
        'Enter and a click at once',
        (page) => page.getByRole('button', { name: 'Send' }).evaluate(enterAndClick),
      ],
    ];
    for (const [way, press] of hasty) {
      test(`sends once for ${way}`, async ({ page }) => {
        await visitor.write();
        await answerQuestions(page);
        await press(page);
        await expectConfirmation(page);
        await visitor.expectDelivered(1);
      });
    }

    test('sends once from each of two tabs', async ({ page, context, errors }) => {
      await visitor.write();
      const other = new Visitor(await context.newPage(), form, errors);
      await other.write();
      await visitor.sendToTheEnd(page);
      await other.sendToTheEnd();
      await visitor.expectDelivered(1);
      await other.expectDelivered(1);
    });

    for (const years of [-10, 10]) {
      test(`sends once where the clock is ${years} years off`, async ({ page }) => {
        await visitor.write();
        await page.clock.setSystemTime(Date.now() + years * 365 * 86_400_000);
        await visitor.sendToTheEnd();
        await visitor.expectDelivered(1);
      });
    }
  });
}
