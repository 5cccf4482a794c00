import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures';

test('an older link to a state opens its page', async ({ page }) => {
  await page.goto('/deadlines#texas');
  await expect(page).toHaveURL('/deadlines/texas');
});

test('a zip code opens the page of its state with the fifth digit', async ({ page }) => {
  await page.goto('/deadlines');
  const field = page.getByLabel('Zip code where it happened');
  await field.fill('00000');
  await expect(page.getByText('We list no times for this zip code.')).toBeVisible();
  await field.fill('');
  await field.pressSequentially('75001');
  await expect(page).toHaveURL('/deadlines/texas');
});

test('a zip code of an island shows its line', async ({ page }) => {
  await page.goto('/deadlines');
  await page.getByLabel('Zip code where it happened').fill('96910');
  await expect(page.getByRole('status')).toContainText('Guam usually gives');
});

test('the finder and the intake lead to the state of a zip code', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Zip code').fill('75001');
  await page
    .getByRole('link', { name: 'Texas: usually 2 years to sue; sooner against a government' })
    .click();
  await expect(page).toHaveURL('/deadlines/texas');
  await page.goto('/formInput?accidentId=Auto+Accident&zipCode=36104');
  await expect(
    page.getByRole('link', {
      name: 'Alabama: usually 2 years to sue; sooner against a government',
    }),
  ).toHaveAttribute('href', '/deadlines/alabama');
});

test.describe('the reminder', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('suggests a date well before the deadline, with a calendar file', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-22T20:00:00Z');
    await page.goto('/deadlines/texas');
    await page.getByLabel('The day it happened').fill('2026-11-01');
    await expect(page.getByText('Talk to a lawyer by March 1, 2027.')).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save it to your calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('texas.ics');
    const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART;VALUE=DATE:20270301');
    expect(text.match(/TRIGGER:-P(14|3)D/g)).toHaveLength(2);
    expect(text).toContain('- Death: 2 years from the day of death');
    expect(text).toContain('/deadlines/texas');
  });

  for (const [why, day, isShort] of [
    ['time is short', '2026-08-01', false],
    ['the time is over', '2020-01-01', false],
    ['a shorter clock can run', '2026-11-01', true],
  ] as const)
    test(`says this week if ${why}`, async ({ page }) => {
      await page.clock.setFixedTime('2026-11-22T20:00:00Z');
      await page.goto('/deadlines/texas');
      await page.getByRole('checkbox').setChecked(isShort);
      await page.getByLabel('The day it happened').fill(day);
      await expect(page.getByText('Talk to a lawyer this week.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Save it to your calendar' })).toBeHidden();
    });

  for (const [what, day] of [
    ['a day to come', '2026-12-01'],
    ['a year of which two digits are typed', '0020-11-01'],
  ] as const)
    test(`says nothing of ${what}`, async ({ page }) => {
      await page.clock.setFixedTime('2026-11-22T20:00:00Z');
      await page.goto('/deadlines/texas');
      await page.getByLabel('The day it happened').fill(day);
      await expect(page.getByText('Talk to a lawyer', { exact: false })).toHaveCount(0);
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every state is one link away', async ({ page }) => {
    await page.goto('/deadlines');
    await expect(page.getByLabel('Zip code where it happened')).toBeHidden();
    await page.getByRole('link', { name: 'Montana', exact: true }).first().click();
    await expect(page).toHaveURL('/deadlines/montana');
    await expect(page.getByLabel('The day it happened')).toBeHidden();
  });
});
