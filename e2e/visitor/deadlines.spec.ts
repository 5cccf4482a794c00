import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

test('an older link to a state, and a zip code in the address, open its page', async ({ page }) => {
  for (const address of ['/deadlines#texas', '/deadlines?zip=75001']) {
    await page.goto(address);
    await expect(page).toHaveURL('/deadlines/texas');
  }
});

test('a zip code opens the page of its state with the fifth digit, or shows its line', async ({
  page,
}) => {
  await page.goto('/deadlines');
  const field = page.getByLabel('Zip code of the accident');
  await field.fill('00000');
  await expect(page.getByText('We list no times for this zip code.')).toBeVisible();
  await field.fill('96910');
  await field.press('Enter');
  await expect(page.getByRole('status')).toContainText('Guam usually gives');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.fill('750');
  await field.press('Enter');
  await expect(page.getByRole('status')).toContainText('Five digits');
  await field.fill('');
  await field.pressSequentially('75001');
  await expect(page).toHaveURL('/deadlines/texas');
});

test.describe('the timetable', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });
  // In Greenwich the next day has begun.
  test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-22T20:00:00-08:00'));

  const day = (page: Page) => page.getByLabel('Day of the injury or care');

  test('shows the steps and one day, with a calendar file', async ({ page }) => {
    await page.goto('/deadlines/texas');
    await day(page).fill('2026-11-01');
    await expect(page.getByText('Talk to a lawyer by September 2, 2028.')).toBeVisible();
    await expect(page.locator('#timetable time').first()).toHaveAttribute('datetime', '2028-09-02');
    await page.getByLabel('A government, or someone').check();
    await expect(page.getByText('Talk to a lawyer by January 29, 2027.')).toBeVisible();
    await expect(page.getByText('can ask for a notice within weeks')).toBeVisible();
    const first = page.locator('#timetable li').first();
    await expect(first).toContainText('January 29, 2027');
    await expect(first).toContainText('Give written notice within 6 months from the day you were');
    await expect(first.getByRole('link')).toHaveAttribute('href', /CP\.101/);
    await expect(page).toHaveURL(/#what=injury\+government&day=2026-11-01$/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save the day to your calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('texas.ics');
    const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
    expect(text).toContain('SUMMARY:Talk to a lawyer about your time to sue in Texas\r');
    expect(text).toContain('DTSTART;VALUE=DATE:20270129');
    expect(text.match(/TRIGGER:-P(14|3)D/g)).toHaveLength(2);
    expect(text).toContain(
      'January 29\\, 2027. A government\\, or someone who works for one. Give',
    );
  });

  test('opens with what an address names', async ({ page }) => {
    await page.goto('/deadlines/texas#what=work+child&day=2026-11-01');
    await expect(page.getByLabel('It happened at work')).toBeChecked();
    await expect(page.getByLabel('An injury', { exact: true })).not.toBeChecked();
    await expect(day(page)).toHaveValue('2026-11-01');
    await expect(page.getByText('Talk to a lawyer today.')).toBeVisible();
    await expect(page.locator('#timetable li').first()).toContainText('today');
    await expect(page.getByRole('link', { name: 'Save the day' })).toBeHidden();
  });

  test('never calls a time over, least of all for a child', async ({ page }) => {
    await page.goto('/deadlines/texas');
    await day(page).fill('2020-01-01');
    await expect(page.getByText('This time may have ended. Ask a lawyer today')).toBeVisible();
    await page.getByLabel('It happened at work').check();
    await expect(page.getByText('it can still be open if')).toBeVisible();
    await page.getByLabel('The person was under 18').check();
    await expect(page.getByText('Some people have longer').first()).toBeVisible();
    await expect(page.getByText('may have ended')).toHaveCount(0);
  });

  test('counts from the death what starts with it', async ({ page }) => {
    await page.goto('/deadlines/texas#what=death&death=2026-11-01');
    await expect(page.getByLabel('Day of the death')).toHaveValue('2026-11-01');
    await expect(page.getByText('Talk to a lawyer by September 2, 2028.')).toBeVisible();
    await page.getByLabel('It happened at work').check();
    await expect(page.getByText('Give the day of the injury too')).toBeVisible();
    await expect(page.getByText('Talk to a lawyer by')).toBeHidden();
  });

  test('shows each law once', async ({ page }) => {
    await page.goto('/deadlines/alabama#what=injury+government+work&day=2026-11-01');
    const words = page.locator('#timetable [data-words]');
    await expect(words.first()).toBeAttached();
    const shown = await words.allTextContents();
    expect(shown.length).toBeGreaterThan(1);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('lets a day be typed but not one to come, and keeps it beside a link on the page', async ({
    page,
  }) => {
    await page.goto('/deadlines/texas');
    await day(page).pressSequentially('11012026');
    await expect(day(page)).toHaveValue('2026-11-01');
    await page.evaluate(() => location.assign('#content'));
    await expect(day(page)).toHaveValue('2026-11-01');
    await day(page).fill('2026-11-23');
    await expect(page.getByText('Talk to a lawyer', { exact: false })).toHaveCount(0);
    await expect(page.getByText('Choose days that are not in the future.')).toBeVisible();
    await day(page).fill('2026-11-22');
    await expect(page.getByText('Talk to a lawyer by', { exact: false })).toBeVisible();
    await page.getByLabel('A federal agency').check();
    await expect(page.getByText('A step without a day can end sooner.')).toBeVisible();
  });

  for (const address of ['#%FF', '#50%', '#what=%FF&day=x'])
    test(`bears ${address}`, async ({ page }) => {
      await page.goto(`/deadlines/texas${address}`);
      await day(page).fill('2026-11-01');
      await expect(page.getByText('Talk to a lawyer', { exact: false }).first()).toBeVisible();
      await page.goto(`/deadlines${address}`);
      await expect(page.getByLabel('Zip code of the accident')).toBeVisible();
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every state is one link away', async ({ page }) => {
    await page.goto('/deadlines');
    await expect(page.getByLabel('Zip code of the accident')).toBeHidden();
    await page.getByRole('link', { name: 'Montana', exact: true }).first().click();
    await expect(page).toHaveURL('/deadlines/montana');
    await expect(page.getByLabel('Day of the injury or care')).toBeHidden();
  });
});
