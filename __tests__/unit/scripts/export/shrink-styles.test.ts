import { load } from 'cheerio/slim';
import { shortenClasses, shrinkStyles } from '@/scripts/export/shrink-styles';

describe('a page’s style sheet', () => {
  it('holds a variable with one value as that value, also within others', () => {
    const css = ':root{--step:4px;--gap:calc(var(--step)*2)}a{margin:var(--gap)}';
    expect(shrinkStyles(css, '')).toBe(':root{}a{margin:calc(4px*2)}');
  });

  it.each([
    [':root{--ink:#000}@media print{:root{--ink:#fff}}a{color:var(--ink)}', ''],
    ['a{--ink:#000}b{color:var(--ink)}', ''],
    [':root{--ink:#000}a{color:var(--ink)}', 'color: var(--ink)'],
    ['@property --ink{initial-value:#000}a{--ink:#fff}b{color:var(--ink)}', ''],
  ])('keeps one that changes or that a script reads: %s', (css, scripts) => {
    expect(shrinkStyles(css, scripts)).toBe(css);
  });

  it('has the initial value of a variable that nothing sets', () => {
    const css = '@property --line{initial-value:solid}a{border-style:var(--line)}';
    expect(shrinkStyles(css, '')).toBe('a{border-style:solid}');
  });

  it('says nothing of fields that the site does not have', () => {
    expect(shrinkStyles('a,::file-selector-button{margin:0}::-webkit-datetime-edit{}', '')).toBe(
      'a{margin:0}',
    );
  });
});

it('classes get short names in the page and its style sheet alike, but for those of scripts', () => {
  const $ = load('<p class="mt-4 lg:flex unstyled"><a class="mt-4 group">');
  const css = '.mt-4{margin:0}.lg\\:flex{display:flex}.group:hover .mt-4{color:red}.sr{top:0}';
  expect(shortenClasses($, css, ['group'])).toBe(
    '.a{margin:0}.b{display:flex}.group:hover .a{color:red}.sr{top:0}',
  );
  expect($('p').attr('class')).toBe('a b');
  expect($('a').attr('class')).toBe('a group');
});
