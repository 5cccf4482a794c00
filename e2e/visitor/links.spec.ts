import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveFolder } from '../../tools/serve-site';
import { followLinks } from '../support/follow-links';

test('no link of the site is broken, fragments included', async ({ baseURL }) => {
  test.slow();
  const { followed, broken } = await followLinks(String(baseURL));
  expect(followed).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

test('a broken link and a broken fragment are detected', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  writeFileSync(join(folder, 'page.html'), '<p id="there">Text</p>');
  writeFileSync(
    join(folder, 'index.html'),
    '<a href="page.html#there">a</a><a href="page.html#gone">b</a><a href="gone.html">c</a>',
  );
  const { broken } = await followLinks(await serveFolder(folder));
  rmSync(folder, { recursive: true });
  expect(broken).toEqual(
    expect.arrayContaining([
      expect.stringContaining('#gone'),
      expect.stringContaining('gone.html'),
    ]),
  );
  expect(broken.join()).not.toContain('#there');
});
