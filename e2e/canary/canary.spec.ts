import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, type Request, test } from '@playwright/test';
import { loadOperator } from '../../lib/content/site-content';
import { languages, originalLanguage } from '../../lib/language';
import { addressIn, paths } from '../../lib/routes';
import { readSettings } from '../../lib/settings';
import { servedZip } from '../../tools/served-zip';
import { unreadableMails } from './inbox';

const settings = readSettings();
const site = settings.CANARY_SITE || settings.NEXT_PUBLIC_SITE_URL;
const ping = settings.CANARY_PING;
const zipCode = servedZip(loadOperator(originalLanguage));
const mailboxes = [settings.CANARY_MAILBOX, settings.CANARY_SECOND_MAILBOX].filter(Boolean);
const patience = Number(settings.CANARY_MINUTES) * 60_000;
/** In seconds; a slower answer is noted. */
const usual = 10;

test('both forms arrive in every language and mailbox', async ({ page }) => {
  test.setTimeout(2 * patience + 480_000);
  expect(site, 'Set CANARY_SITE to an address such as https://www.example.com').not.toBe('');
  expect(mailboxes, 'Set CANARY_MAILBOX to imaps://user:password@host:993').not.toHaveLength(0);

  if (loadOperator(originalLanguage).outage)
    console.log('Nothing was tried: content/operator.yml has an outage.');
  else await trySite(page);
  // The watchdog raises the alarm if it hears nothing.
  if (ping && test.info().errors.length === 0) await fetch(ping);
});

async function trySite(page: Page): Promise<void> {
  const said = listen(page);
  const sent: string[] = [];
  for (const language of languages)
    for (const form of ['contact', 'intake'] as const) {
      const token = `CANARY-${form}-${language}-${randomUUID()}`;
      said.length = 0;
      if (form === 'contact') await page.goto(site + addressIn(language, paths.contact));
      else await throughFinder(page, site + addressIn(language, paths.home));
      const leaving = page.waitForRequest(isMail, { timeout: 45_000 }).catch(() => undefined);
      await send(page, form, token);
      const obstacle = await obstacleOf(page, await leaving, token);
      expect.soft(obstacle, [`${token} was not sent.`, ...said].join('\n')).toBeUndefined();
      if (!obstacle) sent.push(token);
    }
  for (const [index, mailbox] of mailboxes.entries()) {
    const problems = await unreadableMails(mailbox, sent, patience);
    expect.soft(problems, `not refused, but mailbox ${index + 1} lacks it`).toEqual([]);
  }
}

/** Posts of counters and others don't matter. */
const isMail = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/v1.0/email/send');

/** What keeps the message from its mailbox; undefined if only the mailbox can tell. */
async function obstacleOf(page: Page, request: Request | undefined, token: string) {
  if (!request) return 'stopped by a question on the page';
  const start = Date.now();
  const answer = await Promise.race([request.response(), sleep(60_000, 'none' as const)]);
  const seconds = Math.round((Date.now() - start) / 1000);
  if (seconds > usual) console.log(`slow: ${seconds} seconds, ${token}`);
  if (answer === 'none') return undefined;
  if (!answer) return `cut off: ${request.failure()?.errorText}`;
  const text = await answer.text().catch(String);
  if (answer.status() === 200 && text.trim() === 'OK') return undefined;
  // The confirmation follows only an OK, whose text may be gone by then.
  const isConfirmed = await page.waitForURL('**/confirmAlert*', { timeout: 5000 }).then(
    () => true,
    () => false,
  );
  return isConfirmed ? undefined : `${answer.status()} ${text.slice(0, 200)}`;
}

/** What the browser says; deploy/README.md tells what to do about it. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('requestfailed', (request) => {
    said.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  return said;
}

async function throughFinder(page: Page, home: string): Promise<void> {
  await page.goto(home);
  await page.locator('#finder input[name=zipCode]').fill(zipCode);
  await page.locator('#finder button[type=submit]').click();
  await page.waitForURL('**/formInput?*');
}

async function send(page: Page, name: string, token: string): Promise<void> {
  // Its script comes with the first touch.
  await page.locator(`form[name=${name}]`).hover();
  const form = page.locator(`form[name=${name}][novalidate]`);
  await form.locator('input[name=user]').fill('Canary');
  await form.locator('input[name=email]').fill('canary@example.com');
  await form.locator('input[name=phone_number]').fill('555 010 0100');
  for (const field of await form.locator('input[name=zipCode], input[name=home]').all())
    await field.fill(zipCode);
  await form
    .locator('textarea[name=message]')
    .fill(`Automatic check of this site, no answer is needed: ${token}`);
  // Send asks about these answers unless they were chosen.
  for (const asked of await form.locator('[name=fault]:checked, [name=signup]:checked').all())
    await asked.click();
  await form.locator('button[type=submit]').click();
}
