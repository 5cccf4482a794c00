import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyProject } from '../tools/copy-project';
import { filesIn } from '../tools/files';
import { type Errors, expect, test } from './fixtures';
import { offerLocalFiles, readLocalFile } from './local-files';

// The editor's styles name its fonts on another server as well. The browser reports that to be against
// the policy, although the fonts it uses are the page's own.
const foreignFonts = /cdn\.jsdelivr\.net/;

// The editor warns of it although local files need no sign-in.
const noSignIn = /^OAuth application ID is not defined/;

async function openLocalFiles(page: Page, errors: Errors) {
  errors.expect(foreignFonts);
  errors.expect(noSignIn);
  await offerLocalFiles(page);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('9. How contingency fees work')).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved.')).toBeVisible();
}

async function expand(page: Page, text: string) {
  const item = page.getByRole('group').filter({ hasText: text }).last();
  await item.getByRole('button', { name: 'Expand', exact: true }).click();
}

test('changes made on the editing page change no other line, and pass the content’s check', async ({
  page,
  errors,
}, info) => {
  test.setTimeout(60_000);
  const answer = 'Most injury lawyers work for a share of the money: a contingency fee.';
  const opening = 'You pay only if you win. ';
  const faq = 'content/en/faq.yml';
  const article = 'content/en/articles/09-contingency-fees.md';
  const figure = 'content/en/figures/09/fee-caps.yml';

  await openLocalFiles(page, errors);
  await page.getByText('Questions and answers').click();
  await expand(page, 'Why Hire a Lawyer');
  await expand(page, 'How is a lawyer paid?');
  await page.getByRole('textbox', { name: 'Answer' }).fill(answer);
  await save(page);

  await page.goto('/admin#/collections/articles/entries/09-contingency-fees');
  await page
    .getByRole('textbox', { name: 'Title', exact: true })
    .first()
    .fill('What a lawyer costs');
  // The editor makes a field when it comes near.
  await page.getByRole('textbox', { name: 'Cover caption' }).hover();
  await page.mouse.wheel(0, 9000);
  const paragraph = page.locator('[contenteditable=true] p').first();
  await paragraph.click({ position: { x: 2, y: 8 } });
  await page.keyboard.press('Home');
  await page.keyboard.type(opening);
  await save(page);

  // The editor returns to its list after a save, and would leave the next form, too.
  await expect(page).toHaveURL(/#\/collections\/articles$/);
  await page.goto('/admin#/collections/bars/entries/09/fee-caps');
  const bars = page.getByRole('group', { name: /Bars/ });
  await bars.getByRole('button', { name: 'Expand All' }).click();
  const value = bars.getByRole('textbox', { name: 'Value' });
  await value
    .or(bars.getByRole('spinbutton', { name: 'Value' }))
    .first()
    .fill('41000');
  await save(page);

  const site = info.outputPath('site');
  copyProject(site);
  for (const file of [faq, article, figure]) {
    const text = await readLocalFile(page, file);
    expect(changedLines(readFileSync(file, 'utf8'), text)).toBe(file === article ? 2 : 1);
    writeFileSync(join(site, file), text);
  }
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/check-content.ts'], { cwd: site });
  const saved = (name: string) => readFileSync(join(site, name), 'utf8');
  expect(saved(faq)).toContain(answer);
  expect(saved(article)).toContain('title: What a lawyer costs');
  expect(saved(article)).toContain(`\n${opening}A contingency fee means`);
  expect(saved(figure)).toContain('value: 41000');
  rmSync(site, { recursive: true });
});

function changedLines(before: string, after: string): number {
  const old = before.split('\n');
  const lines = after.split('\n');
  expect(lines.length).toBe(old.length);
  return lines.filter((line, index) => line !== old[index]).length;
}

test('a value against the rules is not saved, and the advice stands beside it', async ({
  page,
  errors,
}) => {
  await openLocalFiles(page, errors);
  await page.getByText('Messages of the forms').click();
  await page.getByRole('textbox', { name: 'Required' }).fill('is required!');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('One field has an error.')).toBeVisible();
  const advice = 'Write the message for an empty field. {label} becomes the field’s name.';
  await expect(page.getByText(advice)).toHaveCount(2);
  const file = 'content/en/messages.yml';
  expect(await readLocalFile(page, file)).toBe(readFileSync(file, 'utf8'));
});

test('neither a phone number of seven digits nor a script in a link is saved', async ({
  page,
  errors,
}) => {
  const file = 'content/en/site.yml';
  await openLocalFiles(page, errors);
  await page.getByText('Name, phone and other facts').click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('010-0142');
  await page
    .getByRole('textbox', { name: 'Agreement' })
    .fill('See [the terms](javascript:alert(1)).');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 fields have errors.')).toBeVisible();
  await expect(page.getByText('Let each link lead to a page such as /about')).toBeVisible();
  expect(await readLocalFile(page, file)).toBe(readFileSync(file, 'utf8'));
});

test('nothing is asked of any other server', async ({ page, baseURL, errors }) => {
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

test('a build without a repository has no editing page and no trace of one', () => {
  const traces = filesIn('out').filter(
    (file) =>
      /^out\/admin[./]/.test(file) ||
      (/\.(html|js|css|txt|xml)$/.test(file) &&
        /["'`(]\/admin\b|sveltia/i.test(readFileSync(file, 'utf8'))),
  );
  expect(traces).toEqual([]);
});
