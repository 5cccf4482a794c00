import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, holdScripts, test } from '../support/fixtures';

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

test.describe('the steps', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });
  // In Greenwich the next day has begun.
  test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-22T20:00:00-08:00'));

  const dateField = (page: Page, name: string) => page.locator('input').and(page.getByLabel(name));
  const day = (page: Page) => dateField(page, 'Day of the injury or medical care');
  const steps = (page: Page) => page.locator('#timetable ol > li');
  const says = (page: Page, text: string | RegExp) =>
    expect(page.locator('#timetable [role=status]')).toContainText(text);
  const answer = (page: Page, question: string, words: string) =>
    page.getByRole('group', { name: question }).getByText(words, { exact: true }).click();

  test('count what was not answered, with days, places to ask and a calendar file', async ({
    page,
  }) => {
    await page.goto('/deadlines/texas');
    await day(page).fill('2026-11-01');
    await says(page, 'Talk to a lawyer today.');
    await expect(steps(page).first()).toContainText('If it happened at work');
    await expect(steps(page).first()).toContainText('Report it to your employer within 30 days');
    const whom = page.locator('[data-whom]');
    await expect(whom.getByRole('link')).toHaveCount(3);
    await answer(page, 'Were you, or was the person', 'No');
    await expect(steps(page).filter({ hasText: 'nursing home' })).toHaveCount(1);
    await page.getByText('Something else').click();
    await page.getByLabel('Nothing else on this list').check();
    await says(page, 'Talk to a lawyer in the next weeks, by November 29, 2026 at the latest.');
    await expect(whom).toBeHidden();
    await expect(steps(page).first()).toContainText('If a city, school, bus');
    await expect(steps(page).first()).toContainText('Give written notice within 6 months');
    await expect(page.getByText('can require a notice within weeks')).toBeVisible();
    await expect(page).toHaveURL(/#what=&no=work\+nothing-else&day=2026-11-01$/);
    await answer(page, 'Could a city, school', 'Yes');
    await expect(page).toHaveURL(/#what=government&no=work\+nothing-else&day=2026-11-01$/);
    const saved = async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Save to your calendar' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('texas.ics');
      return (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
    };
    const daysIn = (file: string) => file.match(/(?<=DTSTART;VALUE=DATE:)\d+/g);
    const nextWeek = await saved();
    expect(daysIn(nextWeek)).toEqual(['20261129']);
    expect(nextWeek).toContain('January 29\\, 2027. A government');
    await answer(page, 'Could a city, school', 'No');
    await says(page, 'by May 22, 2027 at the latest.');
    await expect(steps(page)).toHaveCount(1);
    const later = await saved();
    expect(daysIn(later)).toEqual(['20261129', '20270522']);
    expect(later).toContain('SUMMARY:Call a lawyer about your time to sue in Texas\r');
  });

  test('open with what an address names, and open the law that they rest on', async ({ page }) => {
    await page.goto('/deadlines/texas#what=injury+work+child&day=2026-11-01');
    await expect(
      page.getByRole('group', { name: 'Were you, or was the person' }).getByLabel('Yes'),
    ).toBeChecked();
    await expect(page.getByLabel('under 18')).toBeChecked();
    await expect(day(page)).toHaveValue('2026-11-01');
    await says(page, 'Talk to a lawyer today.');
    await expect(page.getByText('abuse as a child')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Save to your calendar' })).toBeHidden();
    const law = page.locator('#law-workReport');
    await expect(law).toBeHidden();
    await steps(page).first().getByRole('link').click();
    await expect(law).toBeInViewport();
    await page.goto('/about');
    await page.goBack();
    await expect(day(page)).toHaveValue('2026-11-01');
    await expect(page.getByLabel('under 18')).toBeChecked();
  });

  test('never call a time over, least of all for a child', async ({ page }) => {
    await page.goto('/deadlines/texas#what=work&day=2020-01-01');
    await expect(
      page.getByText('This time may have ended. Ask a lawyer today').first(),
    ).toBeVisible();
    await says(page, 'others may still be open');
    await expect(page.getByText('it can still be open if').first()).toBeVisible();
    await page.getByLabel('under 18').check();
    await expect(page.getByText('Some people have more time').first()).toBeVisible();
    await expect(page.locator('ol').getByText('may have ended')).toHaveCount(0);
  });

  test('ask for the day of a death only after one, and count from it', async ({ page }) => {
    await page.goto('/deadlines/texas');
    await expect(dateField(page, 'Day of the death')).toBeHidden();
    await expect(dateField(page, 'Day of the first written answer')).toBeHidden();
    await day(page).fill('2026-11-10');
    await page.getByLabel('A death').check();
    await dateField(page, 'Day of the death').fill('2026-11-01');
    await expect(page.getByText('The day of the death is before')).toBeVisible();
    await day(page).fill('');
    await says(page, 'Talk to a lawyer today.');
    await expect(page.getByText('Add the day of the injury too')).toBeVisible();
  });

  test('say at the field what is wrong with a day, once it is typed', async ({ page }) => {
    await page.goto('/deadlines/texas');
    await says(page, '');
    await day(page).pressSequentially('11012026');
    await expect(day(page)).toHaveValue('2026-11-01');
    await page.evaluate(() => location.assign('#content'));
    await expect(day(page)).toHaveValue('2026-11-01');
    await day(page).fill('2026-11-23');
    await expect(page.getByText('Choose a day that is not in the future.')).toBeVisible();
    await expect(day(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(steps(page).filter({ visible: true })).toHaveCount(0);
    await day(page).fill('0026-11-01');
    await page.getByLabel('A death').focus();
    await expect(page.getByText('Write a year with four digits')).toBeVisible();
    await day(page).fill('2026-11-22');
    await says(page, 'Talk to a lawyer today.');
    await expect(day(page)).toHaveAttribute('aria-invalid', 'false');
  });

  test('answer a day typed before their script came, wherever on the page one is', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/deadlines/texas#content');
    await day(page).fill('2026-11-01');
    release();
    await says(page, 'Talk to a lawyer today.');
  });

  test('go on one sheet, and by email to oneself', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.title = `${document.documentElement.dataset['only']} alone`;
      };
    });
    await page.goto('/deadlines/texas#what=&day=2026-11-01');
    await page.getByRole('button', { name: 'Print these steps' }).click();
    await expect(page).toHaveTitle('timetable alone');
    const mail = await page
      .getByRole('link', { name: 'Email these steps to yourself' })
      .getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toMatch(
      /^mailto:\?subject=.*Report it to your employer within 30 days.*: November 1, 2026.*#what=&day=2026-11-01$/s,
    );
    await page.evaluate(() => {
      document.documentElement.dataset['only'] = 'timetable';
    });
    await page.emulateMedia({ media: 'print' });
    await expect(steps(page).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(day(page)).toBeHidden();
  });

  for (const address of ['#%FF', '#50%', '#what=%FF&day=x'])
    test(`bears ${address}`, async ({ page }) => {
      await page.goto(`/deadlines/texas${address}`);
      await day(page).fill('2026-11-01');
      await expect(page.getByText('Talk to a lawyer').first()).toBeVisible();
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
    await expect(page.locator('#timetable')).toBeHidden();
  });
});
