import type { Page } from '@playwright/test';
import type { FaultName } from '../../tools/mail-service/faults';
import { deliveredMails, setFault } from '../support/faults';
import {
  answerQuestions,
  expect,
  expectConfirmation,
  fillIn,
  intakeAnswers,
  openForm,
  send,
  test,
} from '../support/fixtures';

// One fault of each kind: the text is kept or arrives once.

const failed = / was not sent\. Everything/;
const unknown = /may or may not have arrived\. Everything/;
const arrived = /^Your message CL-\w{7} has arrived\. You/;

let email: string;
let answers: Record<string, string>;
test.beforeEach(async ({ page, errors }) => {
  email = `visitor-${Math.random().toString(36).slice(2)}@example.com`;
  const story = 'I fell.\nIt <b>hurts</b> & aches.';
  answers = { ...intakeAnswers, Email: email, 'Additional Details': story };
  errors.allow(/Failed to load resource/);
  await page.clock.install();
  await openForm(page);
});

test('each fault keeps the text, reports only what is known, and a retry sends once', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/The message was not sent/);
  errors.expect(/The message may not have been sent/);
  await write(page);
  const faults: [FaultName, delivered: number, RegExp][] = [
    ['status 400', 0, failed],
    ['reset before the request is read', 0, unknown],
    ['reset within the answer', 1, unknown],
  ];
  for (const [fault, delivered, notice] of faults) {
    await test.step(fault, async () => {
      await setFault(page, fault);
      await send(page);
      await expectDelivered(delivered);
      await expectNotice(page, notice);
    });
  }
  await setFault(page);
  await test.step('offline', async () => {
    await context.setOffline(true);
    await expect(page.getByText('You seem to be offline.')).toBeVisible();
    await send(page);
    await expectNotice(page, unknown);
    await context.setOffline(false);
  });
  await send(page);
  await expectConfirmation(page);
  await expectDelivered(2);
  const mails = await deliveredMails(email);
  const references = new Set(mails.map(({ subject }) => /CL-\w{7}/.exec(subject)?.[0]));
  expect(references.size).toBe(1);
  await expect(page.getByText(/Your reference is/)).toContainText([...references].join());
});

test('a message without an answer becomes editable after half a minute, and a late answer is reported', async ({
  page,
  errors,
}) => {
  errors.expect(/No answer came/);
  await write(page);
  const { references, answer } = await holdAnswers(page);
  await answerQuestions(page);
  const button = page.getByRole('button', { name: 'Send', exact: true });
  await test.step('repeated presses send once, and the screen shows the status', async () => {
    await button.dblclick();
    const screen = page.getByRole('status').filter({ hasText: 'Sending Message...' });
    await expect(screen).toBeVisible();
    await expectDelivered(1);
    await page.clock.fastForward(8000);
    const slow = page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' });
    await expect(slow.getByRole('link')).toHaveText('(555) 010-0177');
    await page.clock.fastForward(17_000);
    await expect(screen).toBeVisible();
    await page.clock.fastForward(5000);
    await expectNotice(page, unknown);
  });

  const story = page.getByLabel('Additional Details');
  const notice = (text: string) => page.getByRole('alert').filter({ hasText: new RegExp(text) });
  const [first] = references;
  await story.fill('Something else.');
  await expect(notice(`^An earlier version, ${first}, may or may not`)).toBeVisible();
  await story.fill(answers['Additional Details'] ?? '');
  answer();
  await expectNotice(page, arrived);
  expect(references).toHaveLength(1);
  await story.fill('Something else.');
  await expect(notice(`^Your message ${first} has arrived. What is here`)).toBeVisible();
});

test('failed scripts keep everything, and Send retries them', async ({ page, errors }) => {
  errors.expect(/The message was not sent/);
  await page.route('**/chunks/**', (route) => route.abort('blockedbyclient'));
  await write(page);
  await send(page);
  await expectNotice(page, failed);
  await page.unroute('**/chunks/**');
  await send(page);
  await expectConfirmation(page);
  await expectDelivered(1);
});

async function write(page: Page) {
  await fillIn(page, answers);
  await page.getByLabel('Broken Bones').check();
}

async function expectNotice(page: Page, text: RegExp) {
  const notice = page.getByRole('alert').filter({ hasText: text });
  await expect(notice).toBeFocused();
  if (text !== arrived) {
    await expect(notice).toContainText(/CL-\w{7}/);
    await expect(notice.getByRole('link').first()).toHaveText('(555) 010-0177');
    await expect(notice.getByRole('link', { name: 'Send it by e-mail instead' })).toBeVisible();
  }
  for (const [label, typed] of Object.entries(answers))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(typed);
  await expect(page.getByLabel('Broken Bones')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  return notice;
}

async function expectDelivered(count: number) {
  await expect.poll(async () => (await deliveredMails(email)).length).toBe(count);
}

/** Lets the service accept messages, and holds its answers until told to release them. */
async function holdAnswers(page: Page) {
  const references: string[] = [];
  let answer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1.0/email/send', async (route) => {
    references.push(route.request().postDataJSON().template_params.reference);
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return { references, answer };
}
