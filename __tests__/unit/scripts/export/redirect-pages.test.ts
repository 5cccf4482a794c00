import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRedirectPages } from '@/scripts/export/redirect-pages';
import { copyContent } from '../../content-copy';

const content = copyContent();
const last = 'content/en/articles/11-car-accident-case.md';
content.write(last, content.read(last).replace('related:', 'hidden: true\nrelated:'));
afterAll(content.leave);

const folder = mkdtempSync(join(tmpdir(), 'out-'));
beforeAll(() => void writeRedirectPages(folder));
afterAll(() => rmSync(folder, { recursive: true }));

it('an old address is never written over a page', () => {
  expect(() => writeRedirectPages(folder)).toThrow('/guides/lawyer-fees.html is a page');
});

it('the address of a hidden article leads to the list of its language', () => {
  const pageOf = (path: string) => readFileSync(join(folder, `${path}.html`), 'utf8');
  expect(pageOf('blogs/page2/11')).toContain('content="0; url=/blogs/page1"');
  expect(pageOf('es/blogs/page2/11')).toContain('<html lang="es">');
  expect(pageOf('es/blogs/page2/11')).toContain('<a href="/es/blogs/page1">Continuar</a>');
});
