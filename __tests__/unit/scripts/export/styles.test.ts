import { parsePage } from '@/scripts/export/pages';
import { inlineStyles, stylesOfScripts } from '@/scripts/export/styles';

/** A page's styles and the classes of its elements after inlining. */
function inlined(css: string, body: string, script = '', scripts = '') {
  const sheet = '<link rel="stylesheet" href="/a.css">';
  const $ = parsePage(`<head>${sheet}</head><body>${body}<script>${script}</script></body>`);
  inlineStyles($, () => css, scripts);
  const classes = [...$('[class]')].map((element) => $(element).attr('class'));
  return { css: $('style').text(), classes };
}

const paragraph = '<p class="mt-4 lg:flex unstyled"><a class="mt-4 group"></a></p>';

it.each([
  ['loses other elements and classes', 'h1,p{top:0}.sr,.mt-4 h2{top:1px}', 'p{top:0}'],
  ['loses alternatives that it lacks', ':is(.sr,h2) p{top:0}:is(a,h2){top:0}', ':is(a,h2){top:0}'],
  ['loses unread variables', ':root{--line:red}p{top:0}', 'p{top:0}'],
  ['loses unused animations', '@keyframes spin{to{top:0}}p{top:0}', 'p{top:0}'],
  [
    'has the first value of what no rule sets',
    '@property --a{syntax:"*";inherits:false;initial-value:1px}p{top:var(--a)}',
    'p{top:1px}',
  ],
  ['loses unread properties', '@property --a{syntax:"*";inherits:false}p{top:0}', 'p{top:0}'],
  ...[
    ['keeps states, attributes and exclusions', 'p[hidden]:not(.sr):hover{top:0}'],
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
])('a page %s', (_, css = '', left) => {
  expect(inlined(css, paragraph, 'e.className="carousel";f("--step")').css).toBe(left);
});

it('class names get short in page and style sheet, except those in scripts', () => {
  const css = '.mt-4{top:0}.lg\\:flex{display:flex}.group:is(:hover,.mt-4) .mt-4{color:red}';
  expect(inlined(css, paragraph, 'closest(".group")')).toEqual({
    css: '.a{top:0}.b{display:flex}.group:is(:hover,.a) .a{color:red}',
    classes: ['a b', 'a group'],
  });
});

it('what only islands render is in a sheet of its own, which finds groups on the page', () => {
  const css = '@font-face{font-family:A}.group:hover .busy{top:0}.p-1{top:0}.mt-4{top:1px}';
  const island = 'e="group busy p-1"';
  expect(inlined(css, '<p class="group p-1"></p>', '', island)).toEqual({
    css: '@font-face{font-family:A}.a{top:0}',
    classes: ['group a'],
  });
  expect(stylesOfScripts(css)(island)).toBe('.group:hover .busy,.p-1{top:0}');
});
