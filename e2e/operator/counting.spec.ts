import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy } from '../../tools/build-site';
import { listen, serveFolder } from '../../tools/serve-site';
import { copyProject } from '../../tools/test-site';
import { expect, form, intakeAddress, intakeAnswers, mockMails, test } from '../support/fixtures';

test.describe.configure({ mode: 'serial' });

// Like Plausible's script: sends the page's full address, the referrer and each event.
const counterScript = `
  const { dataset, src } = document.currentScript;
  window.plausible = (n) => fetch(new URL('/api/event', src), {
    method: 'POST', keepalive: true,
    body: JSON.stringify({ n, u: location.href, d: dataset.domain, r: document.referrer }),
  });
  window.plausible('pageview');`;

let folder: string;
let site: string;
let counter: string;
let counted: Record<string, string>[] = [];
const events = () => counted.map(({ n, u = '' }) => `${n} ${new URL(u).pathname}`);

test.beforeAll(async () => {
  const port = await listen((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (body) counted.push(JSON.parse(body));
      response.end(counterScript);
    });
  });
  counter = `http://127.0.0.1:${port}`;
  folder = test.info().outputPath('site');
  copyProject(folder);
  buildCopy(folder, {
    NEXT_PUBLIC_COUNT_SCRIPT: `${counter}/js/script.js`,
    NEXT_PUBLIC_COUNT_SITE: 'claims.example',
    NEXT_PUBLIC_EDITOR_SERVICE: 'github',
    NEXT_PUBLIC_EDITOR_REPOSITORY: 'owner/name',
    NEXT_PUBLIC_EDITOR_BRANCH: 'main',
  });
  site = await serveFolder(join(folder, 'out'));
});
test.beforeEach(() => {
  counted = [];
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a sent form counts once, without its content', async ({ page }) => {
  await mockMails(page, { status: 200, body: 'OK' });
  await page.goto(site + intakeAddress);
  await form.fill(page, intakeAnswers);
  await form.send(page);
  await page.waitForURL(`${site}/confirmAlert`);
  await expect.poll(events).toEqual(['pageview /confirmAlert', 'Sent /confirmAlert']);
  await page.reload();
  await expect.poll(events).toHaveLength(3);
  await page.goto(`${site}/about`);
  await expect.poll(() => events().at(-1)).toBe('pageview /about');
  expect(events().slice(2)).toEqual(['pageview /confirmAlert', 'pageview /about']);
  expect(JSON.stringify(counted)).not.toMatch(/Accident|90210|Ana|zipCode|\?/);
});

test('the editing page is built for a repository', () => {
  expect(readFileSync(join(folder, 'out/admin.html'), 'utf8')).toContain('https://api.github.com');
  expect(existsSync(join(folder, 'out/admin/start.js'))).toBe(true);
});
