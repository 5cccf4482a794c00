/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudgets, compare, weighPage } from '@/scripts/export/budgets';

const budget = { html: 10, css: 5, js: 0, fonts: 35, pictures: 4, requests: 5 };
const weight = { html: 9000, css: 5000, js: 0, fonts: 34000, pictures: 4000, requests: 5 };

describe('a budget', () => {
  it('is kept by a page that is not heavier', () => {
    expect(compare('article', weight, budget)).toEqual([]);
  });

  it('names page, part and both figures where it is exceeded', () => {
    expect(compare('article', { ...weight, js: 1234, requests: 6 }, budget)).toEqual([
      'article: js is 1.2 kB, the budget is 0 kB.',
      'article: requests is 6, the budget is 5.',
    ]);
  });

  it('is not kept by a page that seems to weigh nothing', () => {
    expect(compare('article', { ...weight, fonts: 0 }, budget)).toEqual([
      'article: fonts is 0 kB, the budget is 35 kB: lower it, or correct what is measured.',
    ]);
  });
});

describe('the weight of a page', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'out-'));
    mkdirSync(join(folder, '_next/static/chunks'), { recursive: true });
    writeFileSync(join(folder, '_next/static/chunks/a.js'), 'a'.repeat(50));
    writeFileSync(join(folder, 'font.woff2'), 'f'.repeat(700));
    for (const name of ['near.svg', 'icons.svg']) writeFileSync(join(folder, name), '<svg/>');
    const loader = '<script>const a=["/_next/static/chunks/a.js"]</script>';
    const pictures = '<img src="/near.svg"><img src="data:x"><img loading="lazy" src="/far.svg">';
    const icons = '<svg><use href="/icons.svg#a"/></svg><svg><use href="/icons.svg#b"/></svg>';
    const style = '<style>@font-face{src:url(/font.woff2)}</style>';
    writeFileSync(join(folder, 'index.html'), style + pictures + icons + loader);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('counts delayed scripts, fonts of its style and icons, but no lazy pictures', () => {
    const { js, fonts, pictures, requests } = weighPage(folder, 'index.html');
    expect(js).toBeGreaterThan(0);
    expect(fonts).toBe(700);
    expect(pictures).toBeGreaterThan(0);
    expect(requests).toBe(5);
  });

  it('leaves out another site’s script, which counts visits', () => {
    writeFileSync(join(folder, 'index.html'), '<script src="https://count.example/a.js"></script>');
    expect(weighPage(folder, 'index.html')).toMatchObject({ js: 0, requests: 1 });
  });

  it('fails for a file that does not exist', () => {
    writeFileSync(join(folder, 'index.html'), '<img src="/gone.svg">');
    expect(() => weighPage(folder, 'index.html')).toThrow('gone.svg, which does not exist');
  });

  it('is compared with the file of budgets', () => {
    const file = join(folder, 'budgets.yml');
    writeFileSync(
      file,
      'home: { page: index.html, html: 0.2, css: 0, js: 0, fonts: 1, pictures: 0.1, requests: 4 }',
    );
    expect(checkBudgets(folder, file)).toEqual(['home: requests is 5, the budget is 4.']);
  });
});
