import type { Page } from '@playwright/test';
import {
  answerMails,
  answerQuestions,
  expect,
  expectConfirmation,
  fillIn,
  intakeAddress,
  intakeAnswers,
  send,
  test,
  waitForScripts,
} from './fixtures';

async function sendCase(page: Page) {
  await answerMails(page, { status: 200, body: 'OK' });
  await page.goto(intakeAddress);
  await fillIn(page, intakeAnswers);
  await send(page);
}

test('the confirmation leads home', async ({ page }) => {
  await page.goto('/confirmAlert');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('it promises nothing to somebody who sent nothing, and leads to the finder', async ({
  page,
}) => {
  await page.goto('/confirmAlert');
  await expectConfirmation(page);
  await expect(page.getByText('You can expect a call')).toBeHidden();
  await expect(page.getByText('You have not sent one from this tab yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Find a lawyer' }).click();
  await expect(page).toHaveURL('/#finder');
});

test('it loads neither the form library nor the rules, to read what was sent', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto('/confirmAlert', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  // What only these two hold.
  expect(scripts.filter((text) => /shouldUnregister|invalid_type/.test(text))).toEqual([]);
});

test('it says by when a reply comes, and what was sent', async ({ page }) => {
  await sendCase(page);
  await expectConfirmation(page);
  await expect.soft(page.getByText('You can expect a call or an e-mail by')).toBeVisible();
  await expect.soft(page.getByText(intakeAnswers['Additional Details'])).toBeVisible();
  const deadlines = page.getByRole('main').getByRole('link', { name: 'how long you have' });
  await expect.soft(deadlines).toHaveAttribute('href', '/deadlines');

  await test.step('on paper it is one page with name, phone, time of sending and the answers', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Sent on \w+ \d+, \d{4} at \d+:\d\d/)).toBeVisible();
    await expect(page.getByText(/^.+, \(?\d{3}\)? ?\d{3}-\d{4}$/).first()).toBeVisible();
    await expect(page.getByText(intakeAnswers['Additional Details'])).toBeVisible();
    await expect(page.getByText('This copy is kept in this tab only.')).toBeHidden();
    const paper = await page.pdf({ format: 'Letter' });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

test('what was sent is forgotten with Erase', async ({ page }) => {
  await sendCase(page);
  await expectConfirmation(page);
  await page.goto('/formInput');
  await waitForScripts(page);
  await page.getByRole('button', { name: 'Erase my answers' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await page.goto('/confirmAlert');
  await expect(page.getByText(intakeAnswers['Full Name'])).toBeHidden();
});

test('with the storage full it does not show the message before', async ({ page }) => {
  await sendCase(page);
  await expectConfirmation(page);
  await page.goto(intakeAddress);
  await waitForScripts(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await fillIn(page, { ...intakeAnswers, 'Full Name': 'Bo' });
  await send(page);
  await expectConfirmation(page);
  await expect(page.getByText('Ana Ortiz')).toBeHidden();
});

test.describe('where it does not open', () => {
  test('with an error of the host, the form says that the message was sent', async ({
    page,
    errors,
  }) => {
    errors.expect(/status of 500/);
    await page.route('**/confirmAlert', (route) => route.fulfill({ status: 500, body: 'down' }));
    await sendCase(page);
    await page.waitForURL('**/confirmAlert');
    await page.unroute('**/confirmAlert');
    await page.goBack();
    const notice = page.getByRole('alert').filter({ hasText: 'Your message was sent.' });
    await expect(notice).toBeVisible();
    await page.reload();
    await notice.getByRole('link', { name: 'See what happens next' }).click();
    await expectConfirmation(page);
    await page.goBack();
    await expect(notice).toBeHidden();
  });

  test('the notice of a sent message goes with the first new word', async ({ page, errors }) => {
    errors.expect(/status of 500/);
    await page.route('**/confirmAlert', (route) => route.fulfill({ status: 500, body: 'down' }));
    await sendCase(page);
    await page.waitForURL('**/confirmAlert');
    await page.goBack();
    const notice = page.getByRole('alert').filter({ hasText: 'Your message was sent.' });
    await expect(notice).toBeVisible();
    await page.getByLabel('Full Name').fill('B');
    await expect(notice).toBeHidden();
  });

  test('with a hang, the form says so by itself', async ({ page }) => {
    // Playwright looks at no page that is about to be left, so the page reports its own notice.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      const soon = (run: TimerHandler, after?: number) => wait(run, after === 10_000 ? 500 : after);
      Object.assign(window, { setTimeout: soon });
      setInterval(() => console.log(document.querySelector('form [role=alert]')?.textContent), 200);
    });
    await page.route('**/confirmAlert', () => undefined);
    const notice = page.waitForEvent('console', (message) =>
      message.text().includes('Your message was sent.'),
    );
    await answerMails(page, { status: 200, body: 'OK' });
    await page.goto(intakeAddress);
    await fillIn(page, intakeAnswers);
    await answerQuestions(page);
    // Playwright's own click would wait for the page that never comes.
    const button = page.getByRole('button', { name: 'Send', exact: true });
    await button.evaluate((element: HTMLButtonElement) => element.click());
    await notice;
  });
});
