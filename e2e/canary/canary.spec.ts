import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { languages } from '../../lib/language';
import { paths } from '../../lib/pages';
import { addressIn } from '../../lib/routes';
import { missingMails } from './inbox';

const site = process.env['CANARY_SITE'] || process.env['NEXT_PUBLIC_SITE_URL'] || '';
const { CANARY_PING: ping } = process.env;
const zipCode = process.env['CANARY_ZIP_CODE'] || '90210';
const mailboxes = [process.env['CANARY_MAILBOX'], process.env['CANARY_SECOND_MAILBOX']].filter(
  (one): one is string => Boolean(one),
);
const patience = Number(process.env['CANARY_MINUTES'] || 10) * 60_000;

test('both forms arrive in every language and mailbox', async ({ page }) => {
  test.setTimeout(2 * patience + 300_000);
  expect(site, 'Set CANARY_SITE to an address such as https://www.example.com').not.toBe('');
  expect(mailboxes, 'Set CANARY_MAILBOX to imaps://user:password@host:993').not.toHaveLength(0);

  const said = listen(page);
  const sent: string[] = [];
  for (const language of languages)
    for (const form of ['contact', 'intake'] as const) {
      const token = `CANARY-${form}-${language}-${randomUUID()}`;
      said.length = 0;
      if (form === 'contact') await page.goto(site + addressIn(language, paths.contact));
      else await throughFinder(page, site + addressIn(language, paths.home));
      await send(page, form, token);
      const isSent = await page.waitForURL('**/confirmAlert*', { timeout: 60_000 }).then(
        () => true,
        () => false,
      );
      expect.soft(isSent, `${token} was not sent.\n${said.join('\n')}`).toBe(true);
      if (isSent) sent.push(token);
    }
  for (const [index, mailbox] of mailboxes.entries()) {
    const missing = await missingMails(mailbox, sent, patience);
    expect.soft(missing, `accepted, but not in mailbox ${index + 1}`).toEqual([]);
  }
  // The watchdog raises the alarm if it hears nothing.
  if (ping && test.info().errors.length === 0) await fetch(ping);
});

/** What the browser and the mail service say; deploy/README.md tells what to do about it. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('requestfailed', (request) => {
    said.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', async (answer) => {
    // Counters and other posts don't matter; any answer but 200 and OK does.
    if (!answer.url().endsWith('/api/v1.0/email/send')) return;
    const text = await answer.text().catch(() => '');
    if (answer.status() === 200 && text.trim() === 'OK') return;
    said.push(`${answer.url()}: ${answer.status()} ${text.slice(0, 200)}`);
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
  const form = page.locator(`form[name=${name}][novalidate]`);
  await form.locator('input[name=user]').fill('Canary');
  await form.locator('input[name=email]').fill('canary@example.com');
  await form.locator('input[name=phone_number]').fill('555 010 0100');
  await form
    .locator('textarea[name=message]')
    .fill(`Automatic check of this site, no answer is needed: ${token}`);
  // Send asks about these answers unless they were chosen.
  for (const asked of await form.locator('[name=fault]:checked, [name=signup]:checked').all())
    await asked.click();
  await form.locator('button[type=submit]').click();
}
