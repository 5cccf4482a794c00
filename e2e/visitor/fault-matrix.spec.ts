import type { Page } from '@playwright/test';
import { readInbox } from '../../tools/mail-service/inbox';
import { type Fault, faultHeader } from '../../tools/mail-service/listener';
import { expect, form, intakeAnswers, test } from '../support/fixtures';

// One fault of each kind: the text is kept or arrives once.

const failed = / was not sent\. Everything/;
const unknown = /may or may not have arrived\. Everything/;

let email: string;
let answers: Record<string, string>;
test.beforeEach(async ({ page, errors }) => {
  email = `visitor-${Math.random().toString(36).slice(2)}@example.com`;
  const story = 'I fell.\nIt <b>hurts</b> & aches.';
  answers = { ...intakeAnswers, Email: email, 'Additional Details': story };
  errors.allow(/Failed to load resource/);
  await form.open(page);
});

test('each fault keeps the text, reports only what is known, and a retry sends once', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/The message was not sent/);
  errors.expect(/The message may not have been sent/);
  await write(page);
  const faults: [Fault, delivered: number, RegExp][] = [
    ['status 400', 0, failed],
    ['reset before the request is read', 0, unknown],
    ['end within the answer', 1, unknown],
  ];
  for (const [fault, delivered, notice] of faults) {
    await test.step(fault, async () => {
      await setFault(page, fault);
      await form.send(page);
      await expectDelivered(delivered);
      await expectNotice(page, notice);
    });
  }
  await setFault(page);
  await test.step('offline', async () => {
    await context.setOffline(true);
    await expect(page.getByText('You seem to be offline.')).toBeVisible();
    await form.send(page);
    await expectNotice(page, unknown);
    await context.setOffline(false);
    await expect(page.getByText('You seem to be offline.')).toBeHidden();
  });
  await form.send(page);
  await form.expectConfirmation(page);
  await expectDelivered(2);
  const mails = await deliveredMails();
  const references = new Set(mails.map(({ subject }) => /CL-\w{7}/.exec(subject)?.[0]));
  expect(references.size).toBe(1);
  await expect(page.getByText(/Your reference number is/)).toContainText([...references].join());
});

test('failed scripts keep everything, and Send retries them', async ({ page, errors }) => {
  errors.expect(/The message was not sent/);
  await page.route('**/chunks/**', (route) => route.abort('blockedbyclient'));
  await write(page);
  await form.send(page);
  await expectNotice(page, failed);
  await page.unroute('**/chunks/**');
  await form.send(page);
  await form.expectConfirmation(page);
  await expectDelivered(1);
});

async function write(page: Page) {
  await form.fill(page, answers);
  await page.getByLabel('Broken Bones').check();
}

async function expectNotice(page: Page, text: RegExp) {
  const notice = page.getByRole('alert').filter({ hasText: text });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(/CL-\w{7}/);
  await expect(notice.getByRole('link', { name: 'Send it by email instead' })).toBeVisible();
  for (const [label, typed] of Object.entries(answers))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(typed);
  await expect(page.getByLabel('Broken Bones')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
}

async function setFault(page: Page, fault?: Fault) {
  await page.context().setExtraHTTPHeaders(fault ? { [faultHeader]: fault } : {});
}

const { inbox } = JSON.parse(process.env.E2E_PORTS ?? '{}');
const deliveredMails = () => readInbox(inbox, email);

async function expectDelivered(count: number) {
  await expect.poll(async () => (await deliveredMails()).length).toBe(count);
}
