import type { Page } from '@playwright/test';
import {
  answerMails,
  answerQuestions,
  comeNear,
  expect,
  expectConfirmation,
  fillIn,
  intakeAddress,
  intakeAnswers,
  send,
  test,
  waitForScripts,
} from '../support/fixtures';

const contactAnswers = {
  Name: 'Ana Ortiz',
  Email: 'ana@example.com',
  'Phone Number': '555 010 0199',
  Message: 'I fell on a wet floor.',
};
const forms = [
  { form: 'the intake', address: intakeAddress, answers: intakeAnswers },
  { form: 'the contact form', address: '/contact', answers: contactAnswers },
];

async function open(page: Page, address: string) {
  await page.goto(address);
  await waitForScripts(page);
}

async function expectAnswers(page: Page, answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
}

async function expectEmpty(page: Page, answers: Record<string, string>) {
  await expectAnswers(page, Object.fromEntries(Object.keys(answers).map((label) => [label, ''])));
}

async function expectIntakeToSendOnce(page: Page, confirmation?: RegExp) {
  const bodies = await answerMails(page, { status: 200, body: 'OK' });
  await open(page, intakeAddress);
  await fillIn(page, intakeAnswers);
  await send(page);
  await expectConfirmation(page, confirmation);
  expect(bodies).toHaveLength(1);
}

for (const { form, address, answers } of forms) {
  test.describe(`what was typed into ${form}`, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, address);
      await fillIn(page, answers);
    });

    test('is there after a reload, and after leaving and coming back', async ({ page }) => {
      await page.reload();
      await expectAnswers(page, answers);
      await page.goto('/about');
      await page.goto(address);
      await expectAnswers(page, answers);
      await page.goBack();
      await page.goBack();
      await expectAnswers(page, answers);
    });

    test('is in no other tab, but in one that the browser opens again', async ({
      page,
      context,
    }) => {
      const other = await context.newPage();
      await open(other, address);
      await expectEmpty(other, answers);
      const kept = await page.evaluate(() => ({ ...sessionStorage }));
      await page.close();
      const tab = await context.newPage();
      // What browsers do for "Reopen closed tab".
      await tab.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
      }, kept);
      await open(tab, address);
      await expectAnswers(tab, answers);
    });

    test('is gone an hour later', async ({ page }) => {
      await page.clock.setSystemTime(Date.now() + 61 * 60_000);
      await open(page, `${address}#later`);
      await page.reload();
      await expectEmpty(page, answers);
    });

    test('is asked about after an hour in an open page, and then erased', async ({ page }) => {
      await page.clock.install();
      await page.reload();
      await expectAnswers(page, answers);
      await page.clock.fastForward(62 * 60_000);
      await page.getByRole('button', { name: 'Keep it' }).click();
      await page.clock.fastForward(50 * 60_000);
      await expectAnswers(page, answers);
      await page.clock.fastForward(12 * 60_000);
      await expect(page.getByText('You wrote this more than an hour ago.')).toBeVisible();
      await page.clock.fastForward(7 * 60_000);
      await expectEmpty(page, answers);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    });

    test('is erased when asked, and asked once more before', async ({ page }) => {
      await page.getByRole('button', { name: 'Erase my answers' }).click();
      await page.getByRole('button', { name: 'Keep' }).click();
      await expectAnswers(page, answers);
      await page.getByRole('button', { name: 'Erase my answers' }).click();
      await page.getByRole('button', { name: 'Erase', exact: true }).click();
      await expectEmpty(page, answers);
      await expect(page.getByText('What you wrote in both forms is erased')).toBeVisible();
      await page.reload();
      await expectEmpty(page, answers);
    });

    test('is gone once it was sent, and Back finds an empty form', async ({ page }) => {
      await answerMails(page, { status: 200, body: 'OK' });
      await send(page);
      await expectConfirmation(page);
      await page.goBack();
      await waitForScripts(page);
      await expectEmpty(page, answers);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['sent-message']);
    });
  });
}

test('a new choice in the finder goes before an older draft, the other answers stay', async ({
  page,
}) => {
  await open(page, intakeAddress);
  await fillIn(page, intakeAnswers);
  await open(page, '/formInput?accidentId=Slip+And+Fall&zipCode=10001');
  await expect(page.getByLabel('Accident Type')).toHaveValue('Slip And Fall');
  await expect(page.getByLabel('Zip Code')).toHaveValue('10001');
  await expectAnswers(page, intakeAnswers);
});

test('a changed choice outlives a reload', async ({ page }) => {
  await open(page, intakeAddress);
  await page.getByLabel('Accident Type').selectOption('Wrongful Death');
  await page.getByLabel('Zip Code').fill('10001');
  await page.getByLabel('Broken Bones').check();
  await page.reload();
  await expect(page.getByLabel('Broken Bones')).toBeChecked();
  await expect(page.getByLabel('Accident Type')).toHaveValue('Wrongful Death');
  await expect(page.getByLabel('Zip Code')).toHaveValue('10001');
});

test('the contact form of the home page and that of /contact share one draft', async ({ page }) => {
  await page.goto('/');
  await comeNear(page, 'contact');
  await fillIn(page, contactAnswers);
  await open(page, '/contact');
  await expectAnswers(page, contactAnswers);
});

test('without storage the forms work all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      },
    });
  });
  // The address carries the reference, since nothing else can.
  await expectIntakeToSendOnce(page, /\/confirmAlert#CL-\w{5}$/);
});

test('a full storage costs the draft only', async ({ page }) => {
  await page.addInitScript(() => {
    try {
      for (let size = 2 ** 20; size > 0; size = Math.floor(size / 2)) {
        for (let part = 0; part < 12; part += 1) {
          sessionStorage.setItem(`full-${size}-${part}`, 'x'.repeat(size));
        }
      }
    } catch {
      // Full, as wanted.
    }
  });
  await expectIntakeToSendOnce(page);
});

test('an answer that was chosen is not asked about again after a reload', async ({ page }) => {
  await answerMails(page, { status: 200, body: 'OK' });
  await open(page, intakeAddress);
  await fillIn(page, intakeAnswers);
  await answerQuestions(page);
  await page.reload();
  await expectAnswers(page, intakeAnswers);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectConfirmation(page);
});

test('other words in the address discard nothing of a draft', async ({ page }) => {
  await open(page, intakeAddress);
  await fillIn(page, intakeAnswers);
  await open(page, '/formInput?message=&user=Somebody');
  await expectAnswers(page, intakeAnswers);
});
