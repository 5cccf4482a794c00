import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRedirectPages } from '@/scripts/export/redirect-pages';

describe('an old address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'out-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is a small page that redirects by itself, names the page for search engines, and has a link', () => {
    expect(writeRedirectPages(folder)).toBe(1);
    const page = readFileSync(join(folder, 'guides/lawyer-fees.html'), 'utf8');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/blogs/page1/9">');
    expect(page).toContain('<link rel="canonical" href="http://localhost:3000/blogs/page1/9">');
    expect(page).toContain('<a href="/blogs/page1/9">Continue</a>');
    expect(page).toContain(`content="default-src 'none'"`);
  });

  it('is never written over a page', () => {
    mkdirSync(join(folder, 'guides'), { recursive: true });
    writeFileSync(join(folder, 'guides/lawyer-fees.html'), 'a page');
    expect(() => writeRedirectPages(folder)).toThrow('/guides/lawyer-fees.html is a page');
  });
});
