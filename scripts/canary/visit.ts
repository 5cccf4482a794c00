import type { Page, Request } from '@playwright/test';

export type Visit =
  | { went: 'sent' }
  | { went: 'nowhere'; why: string }
  /** The mail service answered with a status other than 200. */
  | { went: 'refused'; status: number; text: string }
  /** No answer came, or the page's policy blocked the request. */
  | { went: 'blocked'; isPolicy: boolean; address: string };

const patience = 60_000;

export async function sendAsVisitor(page: Page, site: string, token: string): Promise<Visit> {
  let isPolicy = false;
  page.on('console', (message) => {
    isPolicy ||= /content security policy|connect-src/i.test(message.text());
  });
  const isMail = (request: Request) => request.method() === 'POST';
  const ended = Promise.race([
    page.waitForURL('**/confirmAlert*', { timeout: patience }).then(() => undefined),
    page
      .waitForEvent('requestfailed', { predicate: isMail, timeout: patience })
      .catch(() => undefined),
    page
      .waitForResponse((answer) => isMail(answer.request()) && answer.status() !== 200, {
        timeout: patience,
      })
      .catch(() => undefined),
  ]).catch(() => undefined);

  const answer = await page.goto(`${site}/contact`).catch((error: Error) => error);
  if (answer instanceof Error) return { went: 'nowhere', why: answer.message.split('\n')[0] ?? '' };
  if (!answer?.ok()) return { went: 'nowhere', why: `${site}/contact answers ${answer?.status()}` };
  const form = page.locator('form[name=contact]');
  await form.locator('[type=submit]:enabled').waitFor({ timeout: patience });
  await form.locator('#user').fill('Canary');
  await form.locator('#email').fill('canary@example.com');
  await form.locator('#phone_number').fill('555 010 0100');
  await form
    .locator('#message')
    .fill(`Automatic check of this site, no answer is needed: ${token}`);
  await form.locator('[type=submit]').click();
  const end = await ended;
  // Browsers report requests as failed when the page navigates after reading the answer.
  const isSent = await page.waitForURL('**/confirmAlert*', { timeout: 5000 }).then(
    () => true,
    () => false,
  );
  if (isSent) return { went: 'sent' };
  if (end && 'status' in end)
    return { went: 'refused', status: end.status(), text: (await end.text()).slice(0, 200) };
  return { went: 'blocked', isPolicy, address: end?.url() ?? 'the mail service' };
}
