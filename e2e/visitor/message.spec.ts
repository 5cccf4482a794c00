import type { Page } from '@playwright/test';
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

// What takes a real browser; any order of these events is played by __tests__/unit/lib/message.

const notice = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text });

async function open(page: Page) {
  await page.goto(intakeAddress);
  await waitForScripts(page);
}

test('a sent message is gone from its form before the page is left, and for Back', async ({
  page,
}) => {
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
  for (const label of Object.keys(intakeAnswers))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['sent-message']);
});

test('with storage blocked the form says that it keeps nothing, asks before a reload, and sends', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      },
    });
  });
  const bodies = await answerMails(page, { status: 200, body: 'OK' });
  await open(page);
  await expect(page.getByText('This browser does not keep what you write here.')).toBeVisible();
  await page.getByLabel('Additional Details').pressSequentially('I fell.');
  const question = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await waitForScripts(page);
  await fillIn(page, intakeAnswers);
  await send(page);
  // The address carries the reference, since nothing else can.
  await expectConfirmation(page, /\/confirmAlert#CL-\w{5}$/);
  expect(bodies).toHaveLength(1);
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

test('a failed message can be written as an e-mail, or copied', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/The message was not sent/);
  errors.expect(/status of 400/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bodies = await answerMails(page, { status: 400, body: 'The template ID not found' });
  const story = 'I fell & it hurts.';
  await open(page);
  await fillIn(page, { ...intakeAnswers, 'Additional Details': story });
  await send(page);
  const failed = notice(page, /was not sent/);
  const mail = failed.getByRole('link', { name: 'Write it as an e-mail' });
  const address = new URL((await mail.getAttribute('href')) ?? '');
  const reference = bodies[0]?.template_params['reference'];
  expect(address.searchParams.get('subject')).toBe(`Message ${reference}`);
  expect(address.searchParams.get('body')).toContain(`Additional Details: ${story}`);
  await failed.getByRole('button', { name: 'Copy my answers' }).click();
  await expect(failed.getByText('Your answers are copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    address.searchParams.get('body'),
  );
  // Some mail programs refuse a long address.
  await page.getByLabel('Additional Details').fill('x'.repeat(3000));
  expect((await mail.getAttribute('href'))?.length).toBeLessThan(300);
});
