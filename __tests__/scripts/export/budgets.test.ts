import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudgets, compare, weighPage } from '@/scripts/export/budgets';

const budget = { text: 10, pictures: 4, css: 5, js: 0, fonts: 35, requests: 5 };
const weight = { text: 9000, pictures: 4000, css: 5000, js: 0, fonts: 34000, requests: 5 };

describe('a budget', () => {
  it('is kept by a page that is not heavier', () => {
    expect(compare('article', weight, budget)).toEqual({ errors: [], warnings: [] });
  });

  it('names page, part and both figures where code exceeds it', () => {
    const { errors } = compare('article', { ...weight, js: 1234, requests: 6 }, budget);
    expect(errors).toEqual([
      'article: js is 1.2 kB, the budget is 0 kB.',
      'article: requests is 6, the budget is 5.',
    ]);
  });

  it('is not kept by a page that seems to weigh nothing', () => {
    const { errors } = compare('article', { ...weight, fonts: 0 }, budget);
    expect(errors).toEqual([
      'article: fonts is 0 kB, the budget is 35 kB: lower it, or correct what is measured.',
    ]);
  });

  it('never stops an editor: long texts and large pictures are only named, short ones are fine', () => {
    expect(compare('about', { ...weight, text: 20_000, pictures: 90_000 }, budget)).toEqual({
      errors: [],
      warnings: [
        'about: text is 20 kB, the budget is 10 kB.',
        'about: pictures is 90 kB, the budget is 4 kB.',
      ],
    });
    expect(compare('about', { ...weight, text: 100, pictures: 0 }, budget)).toEqual({
      errors: [],
      warnings: [],
    });
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
    const island = (when: string, file: string) =>
      `<div data-when="${when}" data-files="/_next/static/chunks/${file}.js"></div>`;
    const islands = island('load', 'a') + island('near', 'later');
    const pictures = '<img src="/near.svg"><img src="data:x"><img loading="lazy" src="/far.svg">';
    const icons = '<svg><use href="/icons.svg#a"/></svg><svg><use href="/icons.svg#b"/></svg>';
    const style = '<style>@font-face{src:url(/font.woff2)}</style>';
    writeFileSync(join(folder, 'index.html'), style + pictures + icons + islands);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('counts islands that come with the page, fonts of its style and icons, but nothing lazy', () => {
    const { js, fonts, pictures, requests } = weighPage(folder, 'index.html');
    expect(js).toBeGreaterThan(0);
    expect(fonts).toBe(700);
    expect(pictures).toBeGreaterThan(0);
    expect(requests).toBe(5);
  });

  it('counts the style within the page as CSS', () => {
    expect(weighPage(folder, 'index.html').css).toBeGreaterThan(0);
  });

  it('leaves out another site’s script, which counts visits', () => {
    writeFileSync(join(folder, 'index.html'), '<script src="https://count.example/a.js"></script>');
    expect(weighPage(folder, 'index.html')).toMatchObject({ js: 0, requests: 1 });
  });

  it('fails for a file that does not exist', () => {
    writeFileSync(join(folder, 'index.html'), '<img src="/gone.svg">');
    expect(() => weighPage(folder, 'index.html')).toThrow('gone.svg, which does not exist');
  });

  it('is compared with the file of budgets, for every page of a kind', () => {
    const file = join(folder, 'budgets.yml');
    writeFileSync(join(folder, 'other.html'), readFileSync(join(folder, 'index.html')));
    const rest = 'text: 2, pictures: 0.1, css: 0.1, js: 0, fonts: 1, requests: 4 }';
    writeFileSync(file, `home: { page: '*.html', ${rest}`);
    expect(checkBudgets(folder, file).errors.sort()).toEqual([
      'home index.html: requests is 5, the budget is 4.',
      'home other.html: requests is 5, the budget is 4.',
    ]);
    writeFileSync(file, `home: { page: gone.html, ${rest}`);
    expect(() => checkBudgets(folder, file)).toThrow('home is gone.html, which is no page');
  });
});
