import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import {
  answerMails,
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

const newScript = '_next/static/chunks/new.js';
// Of the project: the test site's copy of it has no packages beside it.
const command = join(import.meta.dirname, '../../deploy/upload');
const upload = (folder: string, target: string) =>
  execFileSync(command, [target, folder], { stdio: 'pipe' });

test.skip(spawnSync('rsync', ['--version']).status !== 0, 'rsync is not installed');

/** The same site without its hashed files, which the next build has under other names, and with a page changed. */
function makeNextBuild(folder: string) {
  cpSync('out', folder, { recursive: true });
  rmSync(join(folder, '_next/static'), { recursive: true });
  mkdirSync(join(folder, '_next/static/chunks'), { recursive: true });
  writeFileSync(join(folder, newScript), '');
  for (const name of ['about.html', 'about/index.html']) {
    const html = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), html.replace('</h1>', ' (new)</h1>'));
  }
}

test('pages that are open while a new build is uploaded work on, and lead to the new pages', async ({
  page: home,
  context,
}) => {
  test.slow();
  const place = mkdtempSync(join(tmpdir(), 'redeploy-'));
  const [folder, out, next] = [join(place, 'site'), join(place, 'out'), join(place, 'next')];
  // An upload adds compressed copies.
  cpSync('out', out, { recursive: true });
  upload(out, folder);
  makeNextBuild(next);
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => files(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://localhost:${(server.address() as AddressInfo).port}`;

  const form = await context.newPage();
  const bodies = await answerMails(form, { status: 200, body: 'OK' });
  await form.goto(site + intakeAddress);
  await waitForScripts(form);
  await fillIn(form, intakeAnswers);
  await home.goto(site);
  await waitForScripts(home);
  upload(next, folder);
  const time = (file: string) => statSync(join(folder, file)).ctimeMs;
  // A page never names a script that is not there yet.
  expect.soft(time(newScript)).toBeLessThan(time('about.html'));
  await test.step('the case that was typed is sent', async () => {
    await send(form);
    await expectConfirmation(form, `${site}/confirmAlert`);
    expect(bodies).toHaveLength(1);
  });
  await test.step('the home page shows its later parts, and leads to a new page', async () => {
    await comeNear(home, 'reviews');
    await comeNear(home, 'faq');
    await home.getByRole('navigation', { name: 'Main' }).getByText('About Us').click();
    await expect(home.getByRole('heading', { level: 1 })).toContainText('(new)');
  });
  server.closeAllConnections();
  server.close();
  rmSync(place, { recursive: true });
});
