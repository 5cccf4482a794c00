/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudgets, exceeded } from '@/scripts/finish-export/check-budgets';
import { weighPage } from '@/scripts/finish-export/page-weight';

const budget = { html: 10, css: 5, js: 0, fonts: 35, pictures: 4, requests: 5 };
const weight = { html: 9000, css: 5000, js: 0, fonts: 34000, pictures: 4000, requests: 5 };

describe('a budget', () => {
  it('is kept by a page that is not heavier', () => {
    expect(exceeded('article', weight, budget)).toEqual([]);
  });

  it('names page, part and both figures where it is exceeded', () => {
    expect(exceeded('article', { ...weight, js: 1234, requests: 6 }, budget)).toEqual([
      'article: js is 1.2 kB, the budget is 0 kB.',
      'article: requests is 6, the budget is 5.',
    ]);
  });
});

describe('the weight of a page', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'out-'));
    mkdirSync(join(folder, '_next/static/chunks'), { recursive: true });
    writeFileSync(join(folder, '_next/static/chunks/a.js'), 'a'.repeat(50));
    writeFileSync(join(folder, 'near.svg'), '<svg/>');
    const loader = '<script>const a=["/_next/static/chunks/a.js"]</script>';
    const pictures = '<img src="/near.svg"><img loading="lazy" src="/far.svg">';
    writeFileSync(join(folder, 'index.html'), `<p>Text</p>${pictures}${loader}`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('counts scripts that come later too, but no lazy pictures', () => {
    const { js, pictures, requests } = weighPage(folder, 'index.html');
    expect(js).toBeGreaterThan(0);
    expect(pictures).toBeGreaterThan(0);
    expect(requests).toBe(3);
  });

  it('fails for a file that is not there', () => {
    writeFileSync(join(folder, 'index.html'), '<img src="/gone.svg">');
    expect(() => weighPage(folder, 'index.html')).toThrow('gone.svg is asked for by a page');
  });

  it('is held against the file of budgets', () => {
    const file = join(folder, 'budgets.yml');
    writeFileSync(
      file,
      'home: { page: index.html, html: 1, css: 0, js: 0, fonts: 0, pictures: 1, requests: 2 }',
    );
    expect(checkBudgets(folder, file)).toEqual(['home: requests is 3, the budget is 2.']);
  });
});
