import type { Page } from '@playwright/test';
import type { FaultName } from '../../tools/mail-service/faults';
import { deliveredMails, setFault } from '../support/faults';
import {
  answerQuestions,
  expect,
  expectConfirmation,
  fillIn,
  holdScripts,
  intakeAnswers,
  openForm,
  send,
  test,
} from '../support/fixtures';

// One fault of each kind: the text is kept or arrives once.

const failed = / was not sent\. Everything/;
const unknown = /may or may not have arrived\. Everything/;
const arrived = /^Your message CL-\w{7} has arrived\. You/;
const mailAddress = '**/api/v1.0/email/send';

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
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await write(page);
  await test.step('a refusal', async () => {
    await setFault(page, 'status 400');
    await send(page);
    const notice = await expectNotice(page, failed);
    await expectDelivered(0);
    await notice.getByRole('button', { name: 'Copy my answers' }).click();
    await expect(notice.getByText('Your answers are copied.')).toBeVisible();
    const copy = await page.evaluate(() => navigator.clipboard.readText());
    expect(copy.replaceAll('\r\n', '\n')).toContain(answers['Additional Details']);
  });

  const faults: [FaultName, number][] = [
    ['status 500 that says OK', 1],
    ['status 200 that is not OK', 0],
    ['reset before the request is read', 0],
    ['reset after the mail is delivered', 1],
    ['reset within the answer', 1],
  ];
  let delivered = 0;
  for (const [fault, mails] of faults) {
    await test.step(fault, async () => {
      await setFault(page, fault);
      await send(page);
      delivered += mails;
      await expectDelivered(delivered);
      await expectNotice(page, unknown);
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
  await expectDelivered(delivered + 1);
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
    await button.evaluate(enterAndClick);
    await button.dispatchEvent('click');
    const screen = page.getByRole('status').filter({ hasText: 'Sending Message...' });
    await expect(screen).toBeVisible();
    expect(await screen.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
    await expect(page.locator('a[data-next][href="/confirmAlert"]')).toBeAttached();
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
  await answer(0);
  await expectNotice(page, arrived);
  await page.reload();
  await expectNotice(page, arrived);
  expect(references).toHaveLength(1);
  await story.fill('Something else.');
  await expect(notice(`^Your message ${first} has arrived. What is here`)).toBeVisible();
});

test('a message that could not leave within half a minute never leaves', async ({
  page,
  errors,
}) => {
  errors.expect(/The message was not sent/);
  // Rules and mail library load on first use.
  const release = await holdScripts(page);
  await write(page);
  await send(page);
  await expect(page.getByText('Sending Message...')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Case intake' })).toHaveAttribute('inert');
  await page.clock.fastForward(31_000);
  await expectNotice(page, failed);
  const name = page.getByLabel('Full Name');
  await name.fill('Bo');
  const arrives = page.waitForResponse('**/_next/**/*.js');
  release();
  await (await arrives).finished();
  await expectDelivered(0);
  await expect(name).toBeFocused();
  await send(page);
  await expectConfirmation(page);
  await expectDelivered(1);
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

test('a reload while sending asks first, keeps everything, and sends at most once', async ({
  page,
}) => {
  await write(page);
  await holdAnswers(page);
  await sendOff(page);
  const question = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await expectNotice(page, unknown);
  await expectDelivered(1);
});

/** Runs in the page: Enter and a click on Send in the same task. */
function enterAndClick(send: HTMLButtonElement) {
  send.form?.requestSubmit();
  send.click();
}

async function write(page: Page) {
  await fillIn(page, answers);
  await page.getByLabel('Broken Bones').check();
}

async function sendOff(page: Page) {
  const request = page.waitForRequest(mailAddress);
  await send(page);
  await request;
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

/** Lets the service accept messages, and holds its answers until told to release one. */
async function holdAnswers(page: Page) {
  const held: (() => void)[] = [];
  const references: string[] = [];
  await page.route(mailAddress, async (route) => {
    references.push(route.request().postDataJSON().template_params.reference);
    const response = await route.fetch();
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fulfill({ response });
  });
  async function answer(index: number) {
    await expect.poll(() => held.length).toBeGreaterThan(index);
    const answered = page.waitForResponse(mailAddress);
    held[index]?.();
    await answered;
  }
  return { references, answer };
}
