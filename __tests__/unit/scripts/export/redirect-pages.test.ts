import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRedirectPages } from '@/scripts/export/redirect-pages';
import { copyContent } from '../../content-copy';

const content = copyContent();
const last = 'content/en/articles/11-car-accident-case.md';
content.write(last, content.read(last).replace('related:', 'hidden: true\nrelated:'));
afterAll(content.leave);

const folder = mkdtempSync(join(tmpdir(), 'out-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('an old address', () => {
  it('is a small page that redirects by itself, names the page for search engines, and has a link', () => {
    writeRedirectPages(folder);
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

it('the address of a hidden article leads to the list of its language', () => {
  const pageOf = (path: string) => readFileSync(join(folder, `${path}.html`), 'utf8');
  expect(pageOf('blogs/page2/11')).toContain('content="0; url=/blogs/page1"');
  expect(pageOf('es/blogs/page2/11')).toContain('<html lang="es">');
  expect(pageOf('es/blogs/page2/11')).toContain('<a href="/es/blogs/page1">Continuar</a>');
});
