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
  const fromFinder = { ...intakeAnswers, 'Zip code of the accident': '90210' };
  await form.fill(page, answers);
  await page.getByLabel('Broken Bones').check();
  await form.answerQuestions(page);

  await page.reload();
  await expectAnswers(page, answers);
  await expect(page.getByLabel('Broken Bones')).toBeChecked();
  await page.goto('/about');
  await page.goBack();
  await expectAnswers(page, answers);
  // The finder was asked again.
  await page.goto('/about');
  await page.goto(intakeAddress);
  await expectAnswers(page, fromFinder);
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
