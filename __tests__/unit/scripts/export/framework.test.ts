import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { injectedStyles, removeFrameworkFiles } from '@/scripts/export/framework';
import { filesIn } from '@/tools/files';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'out-'));
  cpSync(join(__dirname, '../../../fixtures/export'), out, { recursive: true });
});
afterEach(() => rmSync(out, { recursive: true }));

describe('what Next wrote for its own use', () => {
  const removed = () => filesIn(out).filter((file) => /\.(txt|js)$/.test(file));

  it('is removed, with the folders that it leaves empty, and no file of the site', () => {
    const own = ['ads.txt', 'robots.txt'];
    for (const name of own) writeFileSync(join(out, name), 'Contact: mailto:hello@example.com\n');
    removeFrameworkFiles(out, ['ads.txt']);
    expect(removed().sort()).toEqual(own.map((name) => join(out, name)));
    expect(existsSync(join(out, 'about'))).toBe(false);
  });

  it.each([
    ['scripts', /\.js$/],
    ['data', /\.txt$/],
  ])('stops the build where there is none of its %s', (what, pattern) => {
    for (const file of filesIn(out)) if (pattern.test(file)) rmSync(file);
    expect(() => removeFrameworkFiles(out, [])).toThrow(`Next wrote no ${what}`);
  });
});

it('finds the styles that the installed toast library injects', () => {
  const [empty, css] = injectedStyles();
  expect(empty).toBe('');
  expect(css).toContain('[data-sonner-toaster]');
});
