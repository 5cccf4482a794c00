import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { LinkChecker } from 'linkinator';

test('no link of the site leads nowhere, fragments included', async ({ baseURL }) => {
  test.slow();
  const { links } = await new LinkChecker().check({
    path: `${baseURL}/`,
    recurse: true,
    checkFragments: true,
    // Other sites, and the site's own name where it stands in canonical addresses.
    linksToSkip: async (link) => !link.startsWith(String(baseURL)),
  });
  const checked = links.filter(({ state }) => state !== 'SKIPPED');
  expect(checked.length).toBeGreaterThan(60);
  const broken = checked.filter(({ state }) => state === 'BROKEN');
  expect(broken.map(({ url, parent }) => `${url} on ${parent}`)).toEqual([]);
});

test('a broken link and a broken fragment are found out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  writeFileSync(join(folder, 'page.html'), '<p id="there">Text</p>');
  writeFileSync(
    join(folder, 'index.html'),
    '<a href="page.html#there">a</a><a href="page.html#gone">b</a><a href="gone.html">c</a>',
  );
  const { links } = await new LinkChecker().check({
    path: folder,
    recurse: true,
    checkFragments: true,
  });
  rmSync(folder, { recursive: true });
  const broken = links.filter(({ state }) => state === 'BROKEN').map(({ url }) => url);
  expect(broken).toEqual(
    expect.arrayContaining([
      expect.stringContaining('#gone'),
      expect.stringContaining('gone.html'),
    ]),
  );
  expect(broken.join()).not.toContain('#there');
});
