import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Route,
} from '@playwright/test';

export { expect };

/** Console errors and warnings, exceptions, policy violations, and requests to other machines. */
export class Errors {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[];
  readonly #possible: RegExp[] = [];

  constructor(expected: readonly RegExp[]) {
    this.#expected = [...expected];
  }

  /** An error that must occur. */
  expect(error: RegExp) {
    this.#expected.push(error);
  }

  /** An error that may occur, depending on timing. */
  allow(error: RegExp) {
    this.#possible.push(error);
  }

  /** Records the errors of another context's pages. */
  watch(context: BrowserContext) {
    context.on('console', (message) => isError(message) && this.#seen.push(message.text()));
    context.on('weberror', (error) => this.#seen.push(String(error.error())));
    context.on('request', (request) => {
      const { hostname } = new URL(request.url());
      if (!['', 'localhost', '127.0.0.1'].includes(hostname))
        this.#seen.push(`A request to another machine: ${request.url()}`);
    });
  }

  verify() {
    const known = [...this.#expected, ...this.#possible];
    const unexpected = this.#seen.filter((text) => !known.some((error) => error.test(text)));
    expect(unexpected, 'unexpected errors').toEqual([]);
    const missing = this.#expected.filter((error) => !this.#seen.some((text) => error.test(text)));
    expect(missing.map(String), 'errors that were expected and did not occur').toEqual([]);
  }
}

function isError(message: ConsoleMessage): boolean {
  const kinds = ['error', 'warning'];
  return kinds.includes(message.type()) || /Content Security Policy/i.test(message.text());
}

/** A test that fails on unexpected errors. Groups declare expected ones with `use`. */
export const test = base.extend<{ expectedErrors: readonly RegExp[]; errors: Errors }>({
  expectedErrors: [[], { option: true }],
  errors: [
    async ({ context, expectedErrors }, use) => {
      const errors = new Errors(expectedErrors);
      errors.watch(context);
      await use(errors);
      errors.verify();
    },
    { auto: true },
  ],
});

const mailAddress = '**/api/v1.0/email/send';

/** Answers e-mails without the mail service, and returns their bodies. */
export async function mockMails(page: Page, answer: Parameters<Route['fulfill']>[0]) {
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

async function fillIn(page: Page, answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

async function send(page: Page) {
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Send', exact: true }).first().click();
}

async function answerQuestions(page: Page) {
  await expect(page.getByRole('button', { name: 'Send', exact: true }).first()).toBeEnabled();
  for (const name of ['fault', 'signup']) {
    const chosen = page.locator(`form [name=${name}]:checked`);
    if (await chosen.isVisible()) await chosen.click();
  }
}

async function expectConfirmation(page: Page, address: string | RegExp = '/confirmAlert') {
  await expect(page).toHaveURL(address);
  await expect(
    page.getByRole('heading', { name: 'A Top Lawyer will be in contact soon' }),
  ).toBeVisible();
}

export async function waitForScripts(page: Page) {
  // Forms load their script at the first touch. The page may still be on its way.
  const touched = () =>
    page.locator('[data-when="used"]').evaluateAll((forms) => {
      for (const form of forms) form.dispatchEvent(new Event('pointerover', { bubbles: true }));
      return document.querySelectorAll('[data-island] form[novalidate]').length;
    });
  await expect(async () => expect(await touched()).toBeGreaterThan(0)).toPass();
}

async function openForm(page: Page, address = intakeAddress) {
  await page.goto(address);
  await waitForScripts(page);
}

const takenOver = {
  reviews: '[data-ready="true"]',
  contact: 'form[novalidate]',
  faq: '[role="tablist"]',
};

export async function scrollToPart(page: Page, part: keyof typeof takenOver) {
  await page.locator(`#${part}`).scrollIntoViewIfNeeded();
  await expect(page.locator(`#${part} ${takenOver[part]}`)).toBeAttached();
}

/** Opens the finder's warning and stops its time: it would leave before a busy machine looks. */
export async function openWarning(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 3_600_000);
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Please input valid Zip Code' });
  const isThere = () => page.clock.runFor(100).then(() => toast.isVisible());
  await expect.poll(isThere).toBe(true);
  return toast;
}

/** Holds all scripts back, as a slow connection does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/**/*.js', async (route) => {
    // The load event waits for what all pages share.
    if (!/\/(start-up|load-islands|chunk)-/.test(route.request().url())) await held;
    await route.continue();
  });
  return release;
}

export const form = {
  open: openForm,
  fill: fillIn,
  answerQuestions,
  send,
  expectConfirmation,
};
