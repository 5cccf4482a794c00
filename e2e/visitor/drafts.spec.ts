import type { Page } from '@playwright/test';
import {
  expect,
  form,
  intakeAddress,
  intakeAnswers,
  mockMails,
  test,
  waitForScripts,
} from '../support/fixtures';

async function expectAnswers(page: Page, answers: Record<string, string> = intakeAnswers) {
  for (const [label, text] of Object.entries(answers))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
}

async function expectEmpty(page: Page) {
  for (const label of Object.keys(intakeAnswers))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
}

test('a draft survives reload and navigation in its tab until it is sent', async ({
  page,
  context,
}) => {
  await mockMails(page, { status: 200, body: 'OK' });
  await form.open(page);
  const answers = { ...intakeAnswers, 'Zip code of the accident': '10001' };
  await form.fill(page, answers);
  await page.getByLabel('Broken Bones').check();
  await form.answerQuestions(page);

  await page.reload();
  await expectAnswers(page, answers);
  await expect(page.getByLabel('Broken Bones')).toBeChecked();
  await page.goto('/about');
  await page.goto(intakeAddress);
  await expectAnswers(page, answers);
  await page.goBack();
  await page.goBack();
  await expectAnswers(page, answers);
  const other = await context.newPage();
  await form.open(other);
  await expectEmpty(other);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await form.expectConfirmation(page);
  await page.goBack();
  await waitForScripts(page);
  await expectEmpty(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['sent-message']);
});

test('after an hour the form asks whether to keep the draft, and erases it without an answer', async ({
  page,
}) => {
  await page.clock.install();
  await form.open(page);
  await form.fill(page, intakeAnswers);
  await page.clock.fastForward(62 * 60_000);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.reload();
  await expectAnswers(page);
  await page.clock.fastForward(50 * 60_000);
  await expectAnswers(page);
  await page.clock.fastForward(12 * 60_000);
  await expect(page.getByText('You wrote this more than an hour ago.')).toBeVisible();
  await page.clock.fastForward(7 * 60_000);
  await expectEmpty(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('Erase asks in a modal dialog and removes everything', async ({ page }) => {
  await form.open(page);
  await form.fill(page, { ...intakeAnswers, Email: 'jane@gmial.com' });
  await page.locator('[name=fault][value=No]').check();
  await expect(page.getByText('Did you mean jane@gmail.com?')).toBeVisible();
  const button = page.getByRole('button', { name: 'Erase my answers' });
  await button.click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Erase what you wrote in both forms' });
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expectAnswers(page, { ...intakeAnswers, Email: 'jane@gmial.com' });
  await button.click();
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await expectEmpty(page);
  await expect(page.locator('[name=fault][value=Yes]')).toBeChecked();
  await expect(page.getByText('Did you mean')).toBeHidden();
  await expect(page.getByText('What you wrote in both forms has been erased')).toBeVisible();
  await page.reload();
  await waitForScripts(page);
  await expectEmpty(page);
});

test('a new choice in the finder overrides an older draft', async ({ page }) => {
  await form.open(page);
  await form.fill(page, intakeAnswers);
  await form.open(page, '/formInput?accidentId=Slip+And+Fall&zipCode=10001');
  await expect(page.getByLabel('Accident Type')).toHaveValue('Slip And Fall');
  await expectAnswers(page, { ...intakeAnswers, 'Zip code of the accident': '10001' });
  await form.open(page, '/formInput?message=&user=Somebody');
  await expectAnswers(page);
});

test('with blocked storage the form warns, asks before a reload, and sends', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      },
    });
  });
  const bodies = await mockMails(page, { status: 200, body: 'OK' });
  await form.open(page);
  await expect(page.getByText('This browser does not keep what you write here.')).toBeVisible();
  await page.getByLabel('Additional Details').pressSequentially('I fell.');
  const question = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await waitForScripts(page);
  await form.fill(page, intakeAnswers);
  await form.send(page);
  // Without storage, the address carries the reference.
  await form.expectConfirmation(page, /\/confirmAlert#CL-\w{7}$/);
  expect(bodies).toHaveLength(1);
});
