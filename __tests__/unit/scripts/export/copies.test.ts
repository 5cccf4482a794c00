import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { compressFiles, writeFolderPages } from '@/scripts/export/copies';

describe('the finishing step', () => {
  let folder: string;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'out-'));
    mkdirSync(join(folder, 'blogs/page1'), { recursive: true });
    for (const page of ['index', '404', 'about', 'blogs/page1', 'blogs/page1/9']) {
      writeFileSync(join(folder, `${page}.html`), page);
    }
    writeFileSync(join(folder, 'feed.xml'), 'feed');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('puts each page also into a folder of its name', () => {
    expect(writeFolderPages(folder)).toBe(3);
    expect(read('about/index.html')).toBe('about');
    expect(read('blogs/page1/index.html')).toBe('blogs/page1');
    expect(read('blogs/page1/9/index.html')).toBe('blogs/page1/9');
    expect(read('about.html')).toBe('about');
  });

  it('compresses, when asked, what the servers that use it look for', async () => {
    writeFolderPages(folder);
    expect(await compressFiles(folder)).toBe(6);
    expect(gunzipSync(readFileSync(join(folder, 'about.html.gz'))).toString()).toBe('about');
    for (const name of ['about.html.br', 'index.html.br', 'feed.xml.gz'])
      expect(existsSync(join(folder, name))).toBe(true);
    expect(existsSync(join(folder, 'about/index.html.br'))).toBe(false);
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
