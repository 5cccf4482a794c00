import type { Page } from '@playwright/test';
import { deliveredMails, setFault } from '../support/faults';
import {
  answerMails,
  expect,
  expectConfirmation,
  fillIn,
  intakeAddress,
  intakeAnswers,
  send,
  test,
  waitForScripts,
} from '../support/fixtures';

// What was once lost, sent twice without a word or said falsely, each once in a browser; any order of these is
// played by __tests__/unit/lib/message.

const message = (page: Page) => page.getByLabel('Additional Details');
const notice = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text });
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
const newEmail = () => `visitor-${Math.random().toString(36).slice(2)}@example.com`;

async function open(page: Page) {
  await page.goto(intakeAddress);
  await waitForScripts(page);
}

/** Answers a message only when told to. */
async function holdAnswers(page: Page) {
  const held: (() => void)[] = [];
  const references: string[] = [];
  await page.route('**/api/v1.0/email/send', async (route) => {
    references.push(route.request().postDataJSON().template_params.reference);
    await new Promise<void>((resolve) => {
      held.push(resolve);
    });
    await route.fulfill({ status: 200, body: 'OK' });
  });
  const answer = async (index: number) => {
    await expect.poll(() => held.length).toBeGreaterThan(index);
    held[index]?.();
  };
  return { references, answer };
}

/** Sends, and waits until the page has given up on the answer. */
async function giveUp(page: Page) {
  const leaves = page.waitForRequest('**/api/v1.0/email/send');
  await send(page);
  await leaves;
  await page.clock.fastForward(31_000);
}

/** Opens the form with a clock of the test's own, fills it in, and sends it without an answer. */
async function sendUnanswered(page: Page) {
  await page.clock.install();
  const held = await holdAnswers(page);
  await open(page);
  await fillIn(page, intakeAnswers);
  await page.clock.fastForward(5000);
  await giveUp(page);
  return held;
}

test('the form is empty when the page is left after Send, also for Back', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.get(window, 'navigation').addEventListener('navigate', () => {
      const field = document.querySelector<HTMLTextAreaElement>('[name=message]');
      if (field) window.name = `left with "${field.value}"`;
    });
  });
  await answerMails(page, { status: 200, body: 'OK' });
  await open(page);
  await fillIn(page, intakeAnswers);
  await send(page);
  await expectConfirmation(page);
  expect(await page.evaluate(() => window.name)).toBe('left with ""');
  await page.goBack();
  await waitForScripts(page);
  await expect(message(page)).toHaveValue('');
});

test('the confirmation is fetched while the message is sent', async ({ page }) => {
  const { answer } = await holdAnswers(page);
  await open(page);
  await fillIn(page, intakeAnswers);
  await send(page);
  await expect(page.locator('a[data-next][href="/confirmAlert"]')).toBeAttached();
  await answer(0);
  await expectConfirmation(page);
});

test('a late answer says nothing of a text that was changed, and nothing after Erase', async ({
  page,
  errors,
}) => {
  errors.expect(/No answer came/);
  const { references, answer } = await sendUnanswered(page);
  await expect(notice(page, /may or may not have arrived/)).toBeFocused();
  await message(page).fill('Something else.');
  await expect(
    notice(page, new RegExp(`^An earlier version, ${references[0]}, may or may not`)),
  ).toBeVisible();
  await answer(0);
  const arrived = notice(
    page,
    new RegExp(`^Your message ${references[0]} has arrived. What is here`),
  );
  await expect(arrived).toBeVisible();

  await giveUp(page);
  expect(references[1]).toContain(`(corrects ${references[0]})`);
  await page.getByRole('button', { name: 'Erase my answers' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  const answered = page.waitForResponse('**/api/v1.0/email/send');
  await answer(1);
  await answered;
  await expect(page.getByText('is erased')).toBeVisible();
  expect(await stored(page)).toBe('{}');
});

test('a late answer to the first try leaves the second one its notice', async ({
  page,
  errors,
}) => {
  errors.expect(/No answer came/);
  const { references, answer } = await sendUnanswered(page);
  await message(page).fill('Something else.');
  const leaves = page.waitForRequest('**/api/v1.0/email/send');
  await send(page);
  await leaves;
  const answered = page.waitForResponse('**/api/v1.0/email/send');
  await answer(0);
  await answered;
  await page.reload();
  await expect(message(page)).toHaveValue('Something else.');
  await expect(notice(page, /may or may not have arrived/)).toContainText(
    references[1]?.slice(0, 8) ?? 'none',
  );
});

test('what could not be read is not written over, and the form says that it keeps nothing', async ({
  page,
}) => {
  const theirs = '{"version":5,"values":"of a later build"}';
  await page.addInitScript((text) => sessionStorage.setItem('draft-intake', text), theirs);
  await open(page);
  await fillIn(page, intakeAnswers);
  await expect(page.getByText('This browser does not keep what you write here.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('draft-intake'))).toBe(theirs);
});

test('with storage blocked it does not say that a reload loses nothing, and asks first', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    };
  });
  await open(page);
  await expect(page.getByText('This browser does not keep what you write here.')).toBeVisible();
  await message(page).pressSequentially('I fell.');
  const question = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
});

test('a duplicated tab is told of the other one, and that it has sent the message', async ({
  page,
  context,
}) => {
  await open(page);
  await fillIn(page, intakeAnswers);
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  const copy = await context.newPage();
  await copy.addInitScript((entries) => {
    if (sessionStorage.length === 0)
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, kept);
  await open(copy);
  for (const tab of [page, copy])
    await expect(notice(tab, /also open in another tab/)).toBeVisible();
  await answerMails(page, { status: 200, body: 'OK' });
  const bodies = await answerMails(copy, { status: 200, body: 'OK' });
  await send(page);
  await expectConfirmation(page);
  await expect(notice(copy, /^Your message CL-\w{5} has arrived/)).toBeVisible();
  expect(bodies).toEqual([]);
});

test('one message has one reference through every try, and mails of one press share it', async ({
  page,
  errors,
}) => {
  errors.expect(/The message may not have been sent/);
  errors.allow(/Failed to load resource/);
  const email = newEmail();
  await open(page);
  await fillIn(page, { ...intakeAnswers, Email: email });
  await setFault(page, 'reset after the mail is delivered');
  await send(page);
  await expect(notice(page, /may or may not have arrived/)).toBeVisible();
  await setFault(page, { delivers: true });
  await send(page);
  await expectConfirmation(page);
  const reference = await page.getByText(/Your reference is/).textContent();
  const subjects = (await deliveredMails(email)).map(
    ({ subject }) => /CL-\w{5}/.exec(subject)?.[0],
  );
  expect(subjects.length).toBeGreaterThan(1);
  expect(new Set(subjects).size).toBe(1);
  expect(reference).toContain(subjects[0]);
});

test('a field that was written without an event counts', async ({ page }) => {
  const bodies = await answerMails(page, { status: 200, body: 'OK' });
  await open(page);
  const { Email: email, ...others } = intakeAnswers;
  await fillIn(page, others);
  await page.getByLabel('Email', { exact: true }).evaluate((field: HTMLInputElement, text) => {
    field.value = text;
  }, email);
  await send(page);
  await expectConfirmation(page);
  expect(bodies[0]?.template_params).toMatchObject({ email, from_name: 'Ana Ortiz' });
});

test('a failed message can be written as an e-mail, or copied', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/The message was not sent/);
  errors.expect(/status of 400/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bodies = await answerMails(page, { status: 400, body: 'The template ID not found' });
  await open(page);
  await fillIn(page, intakeAnswers);
  await send(page);
  const failed = notice(page, /was not sent/);
  const mail = failed.getByRole('link', { name: 'Write it as an e-mail' });
  const address = new URL((await mail.getAttribute('href')) ?? '');
  const reference = bodies[0]?.template_params['reference'];
  expect(address.searchParams.get('subject')).toBe(`Message ${reference}`);
  expect(address.searchParams.get('body')).toContain(
    `Additional Details: ${intakeAnswers['Additional Details']}`,
  );
  await failed.getByRole('button', { name: 'Copy my answers' }).click();
  await expect(failed.getByText('Your answers are copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    address.searchParams.get('body'),
  );
  await message(page).fill('x'.repeat(3000));
  const short = (await mail.getAttribute('href')) ?? '';
  expect(short.length).toBeLessThan(300);
});
