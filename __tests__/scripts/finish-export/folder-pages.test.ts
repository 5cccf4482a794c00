/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFolderPages } from '@/scripts/finish-export/folder-pages';

describe('the finishing step', () => {
  let folder: string;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'out-'));
    mkdirSync(join(folder, 'blogs/page1'), { recursive: true });
    for (const page of ['index', '404', 'about', 'blogs/page1', 'blogs/page1/9']) {
      for (const suffix of ['', '.br', '.gz']) {
        writeFileSync(join(folder, `${page}.html${suffix}`), `${page}${suffix}`);
      }
    }
    writeFileSync(join(folder, 'feed.xml'), 'feed');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('puts each page also into a folder of its name, with its compressed copies', () => {
    expect(writeFolderPages(folder)).toBe(3);
    expect(read('about/index.html')).toBe('about');
    expect(read('about/index.html.br')).toBe('about.br');
    expect(read('blogs/page1/index.html.gz')).toBe('blogs/page1.gz');
    expect(read('blogs/page1/9/index.html')).toBe('blogs/page1/9');
    expect(read('about.html')).toBe('about');
  });

  it('leaves the home page, the page for unknown addresses and other files where they are', () => {
    writeFolderPages(folder);
    for (const name of ['index', '404', 'feed']) expect(existsSync(join(folder, name))).toBe(false);
  });

  it('changes nothing when it runs a second time on the same pages', () => {
    writeFolderPages(folder);
    expect(writeFolderPages(folder)).toBe(3);
    expect(existsSync(join(folder, 'about/index'))).toBe(false);
  });
});
