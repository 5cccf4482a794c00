import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, form, intakeAddress, intakeAnswers, mockMails, test } from '../support/fixtures';

const preset = 'Accident Age, Hospitalization';
const story = intakeAnswers['Additional Details'];

async function sendCase(page: Page) {
  const bodies = await mockMails(page, { status: 200, body: 'OK' });
  await page.goto(intakeAddress);
  await form.fill(page, intakeAnswers);
  await page.getByLabel('Broken Bones').check();
  // Who has signed is promised no call.
  const signed = page.getByRole('group', { name: 'Have you already signed with a law firm?' });
  await signed.getByLabel('No', { exact: true }).check();
  await form.send(page);
  return bodies;
}

test('it says when to expect a reply and what was sent, on paper and in a file too', async ({
  page,
}) => {
  await sendCase(page);
  await form.expectConfirmation(page);
  await expect.soft(page.getByText('You can expect a call or an email')).toBeVisible();
  await expect.soft(page.getByText(story)).toBeVisible();
  await expect.soft(page.getByText(preset)).toBeVisible();
  const deadlines = page.getByRole('main').getByRole('link', { name: 'how long you have' });
  await expect.soft(deadlines).toHaveAttribute('href', '/deadlines');

  await test.step('it prints on one page with name, phone, time and answers', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Sent on \w+ \d+, \d{4} at \d+:\d\d/)).toBeVisible();
    await expect(page.getByText(/^.+, \(?\d{3}\)? ?\d{3}-\d{4}\. http/)).toBeVisible();
    await expect(page.getByText(story)).toBeVisible();
    for (const control of ['This copy stays in this tab', 'Print this page', 'Go to Home'])
      await expect(page.getByText(control)).toBeHidden();
    await expect(page.getByText(/Your reference number is CL-\w{7}/)).toBeVisible();
    const paper = await page.pdf({ format: 'Letter' });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the file has all of it', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it as a file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^CL-\w{7}\.html$/);
    const text = readFileSync(await file.path(), 'utf8');
    for (const words of [story, preset, 'Your reference number is CL-'])
      expect(text).toContain(words);
  });
});

test('a sent message can be corrected, and erased', async ({ page }) => {
  const bodies = await sendCase(page);
  await form.expectConfirmation(page);
  const reference = bodies[0]?.template_params['reference'] ?? '';
  await page.getByRole('button', { name: 'Something wrong? Correct it' }).click();
  await expect(page).toHaveURL('/formInput#accidentId');
  await expect(page.getByText(`Your message ${reference} has arrived.`)).toBeVisible();
  await expect(page.getByLabel('Additional Details')).toHaveValue(story);
  await expect(page.getByLabel('Broken Bones')).toBeChecked();
  await page.getByLabel('Phone Number').fill('555 010 0123');
  await expect(page.getByText('say that it corrects the earlier one')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await form.expectConfirmation(page);
  const again = bodies[1]?.template_params['reference'];
  expect(again).toMatch(new RegExp(`^CL-\\w{7} \\(corrects ${reference}\\)$`));
  expect(again?.slice(0, 10)).not.toBe(reference);

  await page.getByRole('button', { name: 'Erase my answers' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('you have not sent one from this tab.')).toBeVisible();
  await expect(page.getByText(intakeAnswers['Full Name'])).toBeHidden();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.reload();
  await expect(page.getByText('you have not sent one from this tab.')).toBeVisible();
});

test('the copy is gone an hour later on any page', async ({ page }) => {
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await page.clock.install();
  await sendCase(page);
  await form.expectConfirmation(page);
  await page.goto('/about');
  expect(await stored()).toContain(intakeAnswers['Full Name']);
  await page.clock.fastForward(62 * 60_000);
  await expect.poll(stored).not.toContain(intakeAnswers['Full Name']);
});
