import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  answerMails,
  comeNear,
  expect,
  fillIn,
  intakeAddress,
  intakeAnswers,
  send,
  test,
  waitForScripts,
} from './fixtures';
import { allRoutes, spanishRoutes } from './routes';

type Options = Parameters<AxeBuilder['options']>[0];

const rules: Options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Off by default in axe, and wanted here: the targets of WCAG 2.2, and the contrast of AAA.
  rules: { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: true } },
};

// All that the dark appearance can change: it has the same elements with other colors.
const colorRules: Options = {
  runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced'] },
};

/** Runs axe with the rules of WCAG 2.2 AA and the contrast of AAA on a part of a page, and returns what it found. */
async function violationsOn(page: Page, options: Options = rules, part = 'html') {
  // The other mode differs only for frames, which no page has, and opens a page more for each run.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part);
  // What passed is only counted: with every element in it, a long page takes minutes to report.
  const { violations, passes } = await axe
    .options({ ...options, resultTypes: ['violations'] })
    .analyze();
  expect(passes.length).toBeGreaterThan(options === rules ? 5 : 0);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

type View = { colorScheme: 'light' | 'dark'; width: 360 | 1280 };
const views: readonly View[] = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
];

/** Checks the page, or what changed on it, as it stands: on a light phone and a dark computer, or in other views. */
async function expectAccessible(
  page: Page,
  seen: readonly View[] = views.slice(0, 2),
  part?: string,
) {
  for (const { colorScheme, width } of seen) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    // At the end, where the bar of phones is in its own place: wherever else it stands, a scroll moves it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const options = colorScheme === 'light' || seen.length === 1 ? rules : colorRules;
    expect(await violationsOn(page, options, part), `${colorScheme}, ${width} px`).toEqual([]);
  }
}

const isArticle = (route: string) => /\/\d+$/.test(route);

/** The home page and one article in every view; the others in two, or in one where their template is seen elsewhere. */
function viewsOf(route: string, index: number): readonly View[] {
  if (['/', '/blogs/page1/1'].includes(route)) return views;
  const isTwin = isArticle(route) || spanishRoutes.includes(route);
  if (isTwin) return views.slice(index % 4, (index % 4) + 1);
  return index % 2 ? views.slice(0, 2) : views.slice(2);
}

const groups = {
  article: allRoutes.filter(isArticle),
  'other page': allRoutes.filter((route) => !isArticle(route)),
  'page in Spanish': spanishRoutes,
};

for (const [kind, routes] of Object.entries(groups)) {
  test(`no ${kind} has a violation`, async ({ page, errors }) => {
    test.slow();
    for (const [index, route] of routes.entries()) {
      if (route.endsWith('/no-such-page')) errors.expect(/status of 404/);
      await test.step(route, async () => {
        await page.goto(route);
        await expectAccessible(page, viewsOf(route, index));
      });
    }
  });
}

test('the open menu has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the finder with its warning and toast has no violation', async ({ page }) => {
  await page.goto('/');
  await waitForScripts(page);
  await page.getByRole('button', { name: 'Find Lawyer' }).click();
  await expect(page.getByText('Please input valid Zip Code')).toBeVisible();
  // The toast leaves by itself; under the pointer it stays.
  await page.getByText('Please input valid Zip Code').hover();
  await expectAccessible(page);
});

for (const route of ['/formInput', '/contact', '/']) {
  test(`the form on ${route} with all its errors shown has no violation`, async ({ page }) => {
    await page.goto(route);
    if (route === '/') await comeNear(page, 'contact');
    else await waitForScripts(page);
    await send(page);
    await expect(page.getByRole('region', { name: 'Please check these answers' })).toBeFocused();
    await expectAccessible(page, undefined, route === '/' ? '#contact' : 'main');
  });
}

for (const tab of ['Why Hire a Lawyer', 'FAQ']) {
  test(`the open questions of "${tab}" have no violation`, async ({ page }) => {
    await page.goto('/');
    await comeNear(page, 'faq');
    await page.getByRole('tab', { name: tab, exact: true }).click();
    for (const question of await page.locator('#faq details:visible > summary').all())
      await question.click();
    await expectAccessible(page, undefined, '#faq');
  });
}

test('the form while it sends has no violation', async ({ page }) => {
  await page.route('**/api/v1.0/email/send', () => undefined);
  await page.goto(intakeAddress);
  await fillIn(page, intakeAnswers);
  await send(page);
  await expect(page.getByText('Sending Message...')).toBeVisible();
  await expectAccessible(page);
});

test('the form after a failed send has no violation', async ({ page, errors }) => {
  errors.expect(/The message was not sent/);
  errors.expect(/status of 500/);
  await answerMails(page, { status: 500, body: 'down' });
  await page.goto(intakeAddress);
  await fillIn(page, intakeAnswers);
  await send(page);
  await expect(page.getByText('Your message was not sent.')).toBeVisible();
  await expectAccessible(page);
});

test('the form with its questions about typing errors has no violation', async ({ page }) => {
  await page.goto(intakeAddress);
  await waitForScripts(page);
  await fillIn(page, { Email: 'ana@gmial.com', 'Phone Number': '555', 'Full Name': 'Ana' });
  await expect(page.getByText('Did you mean ana@gmail.com?')).toBeVisible();
  await expect(page.getByText('US phone numbers have ten digits.')).toBeVisible();
  await expectAccessible(page);
});

test('the question before answers are erased has no violation', async ({ page }) => {
  await page.goto(intakeAddress);
  await waitForScripts(page);
  await page.getByRole('button', { name: 'Erase my answers' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Erase everything you wrote here?' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a slow sending and a message that may not have arrived have no violation', async ({
  page,
  errors,
}) => {
  errors.expect(/No answer came/);
  await page.clock.install();
  await page.route('**/api/v1.0/email/send', () => undefined);
  await page.goto(intakeAddress);
  await fillIn(page, intakeAnswers);
  await page.clock.fastForward(5000);
  await send(page);
  await expect(page.getByText('Sending Message...')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('This takes longer than usual.')).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward(30_000);
  await expect(page.getByText('may or may not have arrived')).toBeVisible();
  await expectAccessible(page);
});

test('the confirmation with the copy of what was sent has no violation', async ({ page }) => {
  await answerMails(page, { status: 200, body: 'OK' });
  await page.goto(intakeAddress);
  await fillIn(page, intakeAnswers);
  await send(page);
  await expect(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
  await expectAccessible(page);
});

test('the check fails on a broken page', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const broken = '<img src="/logo.svg"><input><p>Pale</p><p>Grey</p>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', broken);
    // By script, since the page's policy lets no style attribute through.
    const paint = (text: string, color: string) => {
      const paragraph = [...document.querySelectorAll('p')].find((p) => p.textContent === text);
      if (paragraph) Object.assign(paragraph.style, { color, background: '#fff' });
    };
    paint('Pale', '#aaa');
    paint('Grey', '#666');
  });
  const found = (await violationsOn(page)).map((violation) => violation.split(':')[0]);
  expect(found).toEqual(
    expect.arrayContaining(['image-alt', 'color-contrast', 'color-contrast-enhanced', 'label']),
  );
});
