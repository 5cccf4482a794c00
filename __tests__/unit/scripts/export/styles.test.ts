import { parsePage } from '@/scripts/export/pages';
import { divideStyles, placeStyles } from '@/scripts/export/styles';

/** A page's inline styles, its whole sheet and its body, after finishing. */
function finished(css: string, body: string, script = '') {
  const html = `<head><title></title><link rel="stylesheet" href="/a.css"></head><body>${body}<script>${script}</script></body>`;
  const styles = divideStyles(css, [html], 'e="new m-1"');
  const $ = parsePage(html);
  placeStyles($, styles, '/later.css');
  return { first: $('style').text(), later: styles.later, body: $('body').html() };
}

const paragraph = '<p class="mt-4 lg:flex unstyled"><a class="mt-4 group"></a></p>';

it.each([
  ['loses other elements and classes', 'h1,p{top:0}.sr,.mt-4 h2{top:1px}', 'p{top:0}'],
  ['loses alternatives that it lacks', ':is(.sr,h2) p{top:0}:is(a,h2){top:0}', ':is(a,h2){top:0}'],
  ['loses what waits for a touch', 'p:hover,a:focus{top:0}a:active,p{top:1px}', 'p{top:1px}'],
  ['loses paper', '@media print{p{top:0}}@media (forced-colors:active){p{top:0}}', ''],
  ['loses unread variables', ':root{--line:red}p{top:0}', 'p{top:0}'],
  ['loses unused animations', '@keyframes spin{to{top:0}}p{top:0}', 'p{top:0}'],
  ['loses unread properties', '@property --a{syntax:"*";inherits:false}p{top:0}', 'p{top:0}'],
  ...[
    ['keeps attributes and exclusions', 'p[hidden]:not(.sr):first-child{top:0}'],
    ['keeps classes that a script sets', '.carousel{top:0}'],
    ['keeps variables that a script reads', ':root{--step:1px}'],
    ['keeps what an element may read', 'p{--ink:#000;color:var(--ink)}'],
    ['keeps its animations', 'p{animation:1s late}@keyframes late{to{top:0}}'],
    ['keeps the order of layers', '@layer base,utilities;'],
    [
      'keeps what older browsers read',
      '@media (min-width:20rem){p{text-decoration:underline;text-decoration-thickness:from-font}}',
    ],
  ].map(([name, css]) => [name, css, css]),
])('a first screen %s', (_, css = '', left) => {
  expect(finished(css, paragraph, 'e.className="carousel";f("--step")').first).toBe(left);
});

it('each list of classes gets one name, and its rules that name', () => {
  const css =
    '.mt-4{top:0}.mt-4::marker{top:0}.lg\\:flex{display:flex}.group:is(:first-child,.mt-4) .mt-4{color:red}';
  expect(finished(css, paragraph)).toMatchObject({
    first:
      '.a,.b{top:0}.a::marker,.b::marker{top:0}.a{display:flex}.b:is(:first-child,.a,.b) .a,.b:is(:first-child,.a,.b) .b{color:red}',
    body: expect.stringContaining('<p class="a"><a class="b"></a></p>'),
  });
});

it('what stands below the first screen has its styles in the sheet that begins there', () => {
  const css = '@font-face{font-family:A}.p-1{top:0}.m-1{top:1px}.new:hover .p-1{top:2px}';
  const body = '<p class="p-1"></p><i data-first-screen></i><p class="m-1"></p>';
  expect(finished(css, body)).toEqual({
    first: '@font-face{font-family:A}.a{top:0}',
    // Scripts render classes under their own names.
    later: '.a{top:0}.m-1,.b{top:1px}.new:hover .a{top:2px}',
    body: expect.stringContaining(
      '<p class="a"></p><link rel="stylesheet" href="/later.css" fetchpriority="low"><script> </script><p class="b"></p>',
    ),
  });
});
