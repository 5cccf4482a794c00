import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { findFreePorts } from '../../tools/ports';
import { copyProject } from '../../tools/test-site';
import { expect, test } from '../support/fixtures';
import { hasSpanish, inSpanish } from '../support/spanish';

test.describe.configure({ mode: 'serial' });

const kinds = ['/', '/about', '/contact', '/formInput', '/confirmAlert'].concat([
  '/blogs/page1',
  '/blogs/page1/9',
  '/deadlines',
  '/deadlines/texas',
]);

let folder: string;
let address: string;
let server: ChildProcess;

test.beforeAll(async () => {
  folder = test.info().outputPath('site');
  copyProject(folder);
  const { site, inbox, smtp } = await findFreePorts();
  address = `http://127.0.0.1:${site}`;
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: `${site}`, INBOX_PORT: `${inbox}`, SMTP_PORT: `${smtp}` },
    stdio: 'ignore',
  });
  // Pages compile on first request.
  await expect(() => fetch(`${address}/blogs/page1/9`)).toPass();
});

test.afterAll(async () => {
  server.kill('SIGINT');
  await once(server, 'exit');
  // Child processes may outlive the server briefly.
  await expect(() => rmSync(folder, { recursive: true, force: true })).toPass();
});

function edit(file: string, before: string, after: string): number {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  // Renaming replaces the file atomically.
  const saved = join(folder, 'saved.tmp');
  writeFileSync(saved, text.replace(before, after));
  renameSync(saved, path);
  return text.slice(0, text.indexOf(before)).split('\n').length;
}

test('every kind of page says what it says in the build', async ({ request }) => {
  const textAt = async (site: string, route: string) => {
    // The first request of a page compiles it.
    const $ = load(await (await request.get(site + route, { timeout: 0 })).text());
    $('script, style, noscript, template, [hidden], details:contains("It stops nothing")').remove();
    return $('body')
      .text()
      .replace(/\s+/g, ' ')
      .replace(/localhost:\d+/g, 'localhost');
  };
  for (const route of [...kinds, ...kinds.filter(() => hasSpanish).map(inSpanish)])
    expect.soft(await textAt(address, route), route).toBe(await textAt('', route));
});

test('a saved change shows in the open page without a reload', async ({ page }) => {
  await page.goto(`${address}/blogs/page1/9`);
  const title = page.getByRole('heading', { level: 1 });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  edit(
    'content/articles/09-contingency-fees.en.md',
    'How contingency fees work and what you keep',
    'What a lawyer costs',
  );
  await expect(title).toHaveText('What a lawyer costs');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('above the page a minor mistake shows, and advice is folded, until both are followed', async ({
  page,
  errors,
}) => {
  // Next renders a page again if a file changes meanwhile.
  errors.allow(/could not finish this Suspense boundary/);
  const file = 'content/articles/09-contingency-fees.en.md';
  const mistakes = page.getByRole('alert').filter({ hasText: 'to fix' });
  const advice = page.getByText('no public article', { exact: false });
  edit(file, '\nrelated:\n', '\nrelated:\n  - 99\n');
  await page.goto(`${address}/blogs/page1/9`);
  await page.getByText(/^Advice \(\d+\)/).click();
  await expect(advice).toBeVisible();
  await expect(mistakes).toHaveCount(0);
  const line = edit(file, '\n## What to do now', '\n[More](/nowhere)\n\n## What to do now') + 1;
  await expect(mistakes).toContainText(`${file}:${line}: broken link /nowhere`);
  edit(file, '\n[More](/nowhere)\n', '');
  edit(file, '  - 99\n', '');
  await expect(mistakes).toHaveCount(0);
  await expect(advice).toHaveCount(0);
});
