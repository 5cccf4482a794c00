import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyProject } from '../../tools/copy-project';
import { filesIn } from '../../tools/files';
import { type Errors, expect, test } from '../support/fixtures';
import { offerLocalFiles, readLocalFile, readLocalFiles } from '../support/local-files';

// The editor's styles name fonts on another server, which the policy blocks.
const foreignFonts = /cdn\.jsdelivr\.net/;

async function openLocalFiles(page: Page, errors: Errors) {
  errors.expect(foreignFonts);
  await offerLocalFiles(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('9. How contingency fees work')).toBeVisible({ timeout: 20_000 });
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeVisible();
  // The editor navigates to its list, which would close the next form.
  await expect(page).toHaveURL(/#\/collections\/\w+$/);
}

function sideOf(page: Page, language: 'en' | 'es') {
  const side = page.locator(`[data-locale="${language}"]`);
  return {
    side,
    field: (path: string) => side.locator(`[data-key-path="${path}"]`),
    expand: (text: string) =>
      side
        .getByRole('group')
        .filter({ hasText: text })
        .last()
        .getByRole('button', { name: 'Expand', exact: true })
        .click(),
    add: (list: string) =>
      side
        .locator(`[data-key-path="${list}"]`)
        .getByRole('button', { name: /^Add/ })
        .last()
        .click(),
  };
}

async function check(page: Page, site: string): Promise<string> {
  copyProject(site);
  rmSync(join(site, 'content'), { recursive: true });
  for (const [file, text] of await readLocalFiles(page)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  const parameters = ['--import', 'tsx', 'scripts/check-content.ts'];
  const report = execFileSync(process.execPath, parameters, { cwd: site, encoding: 'utf8' });
  rmSync(site, { recursive: true });
  return report;
}

function changedLines(before: string, after: string): number {
  const old = before.split('\n');
  const lines = after.split('\n');
  expect(lines.length).toBe(old.length);
  return lines.filter((line, index) => line !== old[index]).length;
}

test('edits change only their own lines in both languages, and pass the content check', async ({
  page,
  errors,
}, info) => {
  test.setTimeout(180_000);
  const opening = 'You pay only if you win. ';
  const faq = 'faq.yml';
  const article = 'articles/09-contingency-fees.md';
  const figure = 'figures/09/fee-caps.yml';
  const english = sideOf(page, 'en');

  await openLocalFiles(page, errors);
  await page.getByText('Questions and answers').click();
  await english.expand('Why Hire a Lawyer');
  await english.expand('How is a lawyer paid?');
  await english.side.getByRole('textbox', { name: 'Question' }).fill('How do lawyers get paid?');
  await save(page);

  await page.goto('/admin#/collections/articles/entries/09-contingency-fees');
  await english.field('title').getByRole('textbox').fill('What a lawyer costs');
  // The editor creates fields as they scroll into view.
  await english.side.getByRole('textbox', { name: 'Cover caption' }).hover();
  await page.mouse.wheel(0, 9000);
  const paragraph = english.side.locator('[contenteditable=true] p').first();
  await paragraph.click({ position: { x: 2, y: 8 } });
  await page.keyboard.press('Home');
  await page.keyboard.type(opening);
  await save(page);

  await page.goto('/admin#/collections/bars/entries/09/fee-caps');
  const bars = english.side.getByRole('group', { name: /Bars/ });
  await bars.getByRole('button', { name: 'Expand All' }).click();
  const value = bars.getByRole('textbox', { name: 'Value' });
  await value
    .or(bars.getByRole('spinbutton', { name: 'Value' }))
    .first()
    .fill('41000');
  await save(page);

  for (const name of [faq, article, figure]) {
    const [en, es] = [`content/en/${name}`, `content/es/${name}`];
    const text = await readLocalFile(page, en);
    expect(changedLines(readFileSync(en, 'utf8'), text)).toBe(name === article ? 2 : 1);
    expect(await readLocalFile(page, es)).toBe(readFileSync(es, 'utf8'));
  }
  const text = await readLocalFile(page, `content/en/${article}`);
  expect(text).toContain('title: What a lawyer costs');
  expect(text).toContain(`\n${opening}A contingency fee means`);
  expect(await check(page, info.outputPath('site'))).toContain('“What a lawyer costs”');
});

test(
  'a review, a question, an accident type and an article can be added in both languages',
  {
    tag: '@nightly',
  },
  async ({ page, errors }, info) => {
    test.setTimeout(180_000);
    const english = sideOf(page, 'en');
    const translate = async (words: Record<string, string>) => {
      for (const [text, translation] of Object.entries(words))
        await page.getByRole('textbox', { name: text, exact: true }).last().fill(translation);
    };
    const choose = (form: string) => page.getByText(form, { exact: true }).first().click();
    const fill = async (path: string, text: string) => {
      await english.field(path).getByRole('textbox').first().fill(text);
    };

    await openLocalFiles(page, errors);
    await choose('Reviews');
    await english.add('reviews');
    await fill('reviews.4.name', 'Ana R.');
    await fill('reviews.4.avatar', 'AR');
    await english.field('reviews.4.rating').locator('input').fill('5');
    await fill('reviews.4.address', 'Reno, Nevada');
    await fill('reviews.4.subject', 'Quick help');
    await fill('reviews.4.content', 'They called within 2 hours.');
    await translate({
      'Quick help': 'Ayuda rápida',
      'They called within 2 hours.': 'Me llamaron en 2 horas.',
    });
    await save(page);

    await choose('Accident types');
    await english.add('types');
    await fill('types.6.name', 'Dog Bite');
    await english.field('types.6.picture_id').getByRole('combobox').click();
    await page.getByRole('option', { name: 'warning', exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('lacks “Dog Bite”')).toBeVisible();
    await translate({ 'Dog Bite': 'Mordida de perro' });
    await save(page);

    await choose('Questions and answers');
    await english.expand('Why Hire a Lawyer');
    await english.add('topics.0.items');
    const question = english.side.locator('[data-key-path$=".subject"]').last();
    await question.getByRole('textbox').fill('Is it free?');
    const answer = english.side.locator('[data-key-path$=".subtitle1"]').last();
    await answer.getByRole('textbox').fill('Yes. The first talk costs $0.');
    await translate({
      'Is it free?': '¿Es gratis?',
      'Yes. The first talk costs $0.': 'Sí. La primera charla cuesta $0.',
    });
    await save(page);

    await page.goto('/admin#/collections/articles/new');
    await english.field('id').locator('input').fill('17');
    await fill('title', 'What to do after a dog bite');
    await fill('summary', 'A dog bite hurts.');
    await fill('description', 'Read what helps.');
    await english.field('updated').locator('input').fill('2026-11-20');
    await fill('coverAlt', 'A dog behind a fence.');
    await fill('coverCaption', 'Why it matters.');
    await english.field('coverCaption').hover();
    await page.mouse.wheel(0, 9000);
    await english.side.locator('[contenteditable=true]').first().click();
    await page.keyboard.type('See a doctor.');
    await page.getByRole('button', { name: /^Enable/ }).click();
    const title = page.getByRole('textbox', { name: 'What to do after a dog bite' });
    await title.first().fill('Qué hacer tras la mordida de un perro');
    await translate({
      'A dog bite hurts.': 'La mordida de un perro duele.',
      'Read what helps.': 'Lea qué ayuda.',
      'A dog behind a fence.': 'Un perro detrás de una cerca.',
      'Why it matters.': 'Por qué importa.',
    });
    const spanish = sideOf(page, 'es');
    await spanish.side.getByRole('textbox').last().hover();
    await page.mouse.wheel(0, 9000);
    await spanish.side.locator('[contenteditable=true]').first().click();
    await page.keyboard.type('Vea a un médico.');
    await save(page);

    const files = [
      'content/es/reviews.yml',
      'content/es/accident-types.yml',
      'content/es/faq.yml',
      'content/es/articles/17-what-to-do-after-a-dog-bite.md',
    ];
    const texts = await Promise.all(files.map((file) => readLocalFile(page, file)));
    expect(texts[0]).toContain('  - name: Ana R.\n    subject: Ayuda rápida\n');
    expect(texts[1]).toContain('  - name: Dog Bite\n    label: Mordida de perro\n');
    expect(texts[2]).toContain('      - key: is-it-free\n        subject: ¿Es gratis?\n');
    expect(texts[3]).toMatch(/^---\ntitle: Qué hacer [\s\S]*\n---\n\nVea a un médico\.\n$/);
    await check(page, info.outputPath('site'));
  },
);

test('a changed English text is marked until the Spanish one is confirmed', async ({
  page,
  errors,
}) => {
  test.slow();
  const file = 'content/es/home.yml';
  const mark = 'The English has changed.';
  await openLocalFiles(page, errors);
  await page.getByText('Home page').click();
  await sideOf(page, 'en').field('hero.title').getByRole('textbox').fill('Hurt? Ask a lawyer.');
  await expect(page.getByText(mark)).toHaveCount(1);
  await expect(page.getByText('0 texts to be translated, 1 whose English')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show the first' }).first().click();
  await expect(page.getByText(mark)).toBeInViewport();
  await page.getByRole('button', { name: 'The Spanish is still right' }).click();
  await expect(page.getByText(mark)).toHaveCount(0);
  await save(page);
  expect(changedLines(readFileSync(file, 'utf8'), await readLocalFile(page, file))).toBe(1);
});

test('a number that differs between the languages is not saved', async ({ page, errors }) => {
  await openLocalFiles(page, errors);
  await page.getByText('Questions and answers').click();
  const answer = page.getByRole('textbox', { name: /typically 25% to 40%/ });
  await answer.fill('Por lo general, del 25% al 50%.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('numbers lack 40 and have 50')).toBeVisible();
});

test('an invalid value is not saved, and shows advice', async ({ page, errors }) => {
  await openLocalFiles(page, errors);
  await page.getByText('Messages of the forms').click();
  await page.getByRole('textbox', { name: 'Required', exact: true }).fill('is required!');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('One field has an error.')).toBeVisible();
  const advice = 'Write the message for an empty field. {label} becomes the field’s name.';
  await expect(page.getByText(advice, { exact: true })).toHaveCount(1);
  await expect(page.getByText('required: lacks {label}')).toBeVisible();
  const file = 'content/en/messages.yml';
  expect(await readLocalFile(page, file)).toBe(readFileSync(file, 'utf8'));
});

test('invalid phone numbers and javascript: links are not saved', async ({ page, errors }) => {
  const file = 'content/en/site.yml';
  await openLocalFiles(page, errors);
  await page.getByText('Name, phone and other facts').click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('010-0142');
  const agreement = page.getByRole('textbox', { name: 'Agreement', exact: true });
  await agreement.fill('See [the terms](javascript:alert(1)).');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/fields have errors\./)).toBeVisible();
  await expect(page.getByText('Let each link lead to a page such as /about')).toBeVisible();
  expect(await readLocalFile(page, file)).toBe(readFileSync(file, 'utf8'));
});

test('no other server gets a request', async ({ page, baseURL, errors }) => {
  const left: string[] = [];
  page.on('requestfinished', (request) => left.push(request.url()));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') left.push(request.url());
  });
  await openLocalFiles(page, errors);
  await page.getByText('9. How contingency fees work').dblclick();
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const own = [`${baseURL}/`, `blob:${baseURL}/`, 'data:'];
  const elsewhere = left.filter((address) => !own.some((start) => address.startsWith(start)));
  expect(elsewhere).toEqual([]);
});

test('the editing page is hidden from search engines and answers at both addresses', async ({
  request,
}) => {
  for (const address of ['/admin', '/admin/']) {
    const html = await (await request.get(address)).text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).toMatch(
      /Content-Security-Policy" content="default-src 'none'; script-src 'self';/,
    );
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('admin');
});

test('a build without a repository has no editing page', () => {
  const traces = filesIn('out').filter(
    (file) =>
      /^out\/admin[./]/.test(file) ||
      (/\.(html|js|css|txt|xml)$/.test(file) &&
        /["'`(]\/admin\b|sveltia/i.test(readFileSync(file, 'utf8'))),
  );
  expect(traces).toEqual([]);
});
