import { test as base, expect, type Page, type Route } from '@playwright/test';

export { expect };

// The browser reports a page change that it shows without its transition as an error; nothing is lost.
const skippedTransition = /Transition was (aborted|skipped)/;

/** A test whose page fails it on any console error, exception or policy violation not expected by it. */
export const test = base.extend<{ expectedErrors: RegExp | undefined }>({
  expectedErrors: [undefined, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      const isViolation = /Content Security Policy/i.test(text);
      if (message.type() === 'error' || isViolation) errors.push(text);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const isExpected = (text: string) => skippedTransition.test(text) || expectedErrors?.test(text);
    expect(errors.filter((text) => !isExpected(text))).toEqual([]);
  },
});

const mailAddress = '**/api/v1.0/email/send';

/** Answers each e-mail at the network's edge and returns the list of bodies that were sent. */
export async function answerMails(page: Page, answer: Parameters<Route['fulfill']>[0]) {
  const bodies: { template_params: Record<string, string>; [name: string]: unknown }[] = [];
  await page.route(mailAddress, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill(answer);
  });
  return bodies;
}

export const intakeAddress = '/formInput?accidentId=Auto+Accident&zipCode=90210';

export const intakeAnswers = {
  'Full Name': 'Ana Ortiz',
  Email: 'ana@example.com',
  'Phone Number': '555 010 0199',
  'Additional Details': 'A car hit mine at a red light.',
};

/** Types one text into each of the labeled fields. */
export async function fillIn(page: Page, answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Presses Send as somebody does who has answered the two questions that it would ask about otherwise. */
export async function send(page: Page) {
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Clicks the answers to both that stand there. */
export async function answerQuestions(page: Page) {
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  for (const name of ['At Fault', 'Signed with Firm']) {
    const chosen = page.getByRole('group', { name }).locator(':checked');
    if (await chosen.isVisible()) await chosen.click();
  }
}

export async function expectConfirmation(page: Page) {
  await expect(page).toHaveURL('/confirmAlert');
  await expect(
    page.getByRole('heading', { name: 'A Top Lawyer will be in contact soon' }),
  ).toBeVisible();
}

export async function expectToast(page: Page, text: string) {
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
}

/** Waits until the page's scripts have taken over: the finder's and the forms' own checks replace the browser's. */
export async function waitForScripts(page: Page) {
  await expect(page.locator('form[novalidate]').first()).toBeAttached();
}

const takenOver = {
  reviews: '[data-ready="true"]',
  contact: 'form[novalidate]',
  faq: '[data-ready="true"]',
};

/** Brings a part of the home page on the screen and waits until its script has taken over. */
export async function comeNear(page: Page, part: keyof typeof takenOver) {
  await page.locator(`#${part}`).scrollIntoViewIfNeeded();
  await expect(page.locator(`#${part} ${takenOver[part]}`)).toBeAttached();
}

/** Holds all scripts of the pages back, as a slow line does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
