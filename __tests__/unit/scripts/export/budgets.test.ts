import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudgets, weighPage } from '@/scripts/export/budgets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'out-'));
  mkdirSync(join(folder, '_next/static/chunks'), { recursive: true });
  writeFileSync(
    join(folder, '_next/static/chunks/a.js'),
    Array.from({ length: 300 }, (_, n) => n * n).join(),
  );
  writeFileSync(join(folder, 'font.woff2'), 'f'.repeat(700));
  for (const name of ['near.svg', 'icons.svg']) writeFileSync(join(folder, name), '<svg/>');
  const island = (when: string, file: string) =>
    `<div data-when="${when}" data-files="/_next/static/chunks/${file}.js"></div>`;
  const pictures = '<img src="/near.svg"><img src="data:x"><img loading="lazy" src="/far.svg">';
  const icons = '<svg><use href="/icons.svg#a"/></svg><svg><use href="/icons.svg#b"/></svg>';
  const style = `<style>@font-face{src:url(/font.woff2)}${Array.from({ length: 900 }, (_, n) => `.a${n * n}{}`).join('')}</style>`;
  const page = style + pictures + icons + island('near', 'later') + island('load', 'a');
  writeFileSync(join(folder, 'page.html'), page);
  writeFileSync(join(folder, 'formInput.html'), page);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a page weighs its style, fonts, and the islands that come with it, but nothing lazy', () => {
  expect(weighPage(folder, 'page.html')).toEqual({
    css: 2.8,
    js: 0.8,
    fonts: 0.7,
    requests: 5,
  });
});

it('another site’s script, which counts visits, is left out', () => {
  writeFileSync(join(folder, 'page.html'), '<script src="https://count.example/a.js"></script>');
  expect(weighPage(folder, 'page.html')).toMatchObject({ js: 0, requests: 1 });
});

it('a file that a page requests must exist', () => {
  writeFileSync(join(folder, 'page.html'), '<img src="/gone.svg">');
  expect(() => checkBudgets(folder)).toThrow('gone.svg, which does not exist');
});

it('a build fails for each part that exceeds the budget of its kind of page', () => {
  expect(() => checkBudgets(folder, ['formInput.html'])).not.toThrow();
  expect(() => checkBudgets(folder)).toThrow(/^page\.html: js is 0\.8, the budget is 0\.$/);
});
