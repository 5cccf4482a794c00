import { append, bodyStart, fact, type Mistakes } from './mistake';

const shown = '{figure: fee-caps}';
const stray = 'is not recognized and appears as plain text';
const picture = '![A brass balance on a table]';

export const articles: Mistakes = {
  'content/articles/01-product-liability.en.md': [
    ['no caption of a picture', append(`${picture}(cover.svg)`), 'cover.svg: is not described.'],
    [
      'a missing picture',
      append(`${picture}(b.svg "Weigh it.")`),
      'b.svg: is no picture at public/',
    ],
  ],
  'content/articles/09-contingency-fees.en.md': [
    [
      'hard words',
      [/\. /g, ', notwithstanding '],
      'advice: reading level: is 58, above 38',
      bodyStart,
    ],
    ['“UTF-8 with BOM”', (text) => `\uFEFF${text}`, ''],
    ['no file of a figure', [shown, '{figure: fee-cap}'], 'figure fee-cap: has no file content/'],
    ['a promise in a title', fact('title', 'The best lawyer'), 'title: says “The best lawyer”, '],
    ['an empty line in a table', ['| US gov', '\n| US gov'], stray, '| US gov'],
    ['an unknown accident type', fact('accidentType', 'Dog'), 'is “Dog”. Write one of: Auto'],
    [
      'a public article without sources',
      (text) => text.replace(/^sources:\n( .*\n)+/m, '').replace(/\[\^.*?\]/g, ''),
      'sources: is missing. Write at least one, and cite it as [^id].',
      '---\n',
    ],
  ],
  'content/articles/11-car-accident-case.en.md': [
    ['an unknown source', append('So\nit is.[^nowhere]'), '[^nowhere]: is not a source', '[^no'],
    [
      'a link to no article',
      append('See [this](/blogs/page9/85).'),
      '/blogs/page9/85: There is no',
    ],
    ['a link to no part', append('Look [above](#no-part).'), 'broken link #no-part: That page has'],
    ['a promise', append('We guarantee a result.'), 'says “guarantee”, which attorney advertising'],
    [
      'HTML from Word',
      append('<p class="Mso">It is free.</p>'),
      'is left out. Write the text alone.',
    ],
    ['open bold type', append('- **Before a lawsuit, the share'), `“**Before” ${stray}`],
    ['an id twice', append('## A {#rest}\n\n## B {#rest}'), 'has two headings {#rest}', '## B'],
    ['a heading without a space', append('##What is left'), `“##What” ${stray}`],
    ['a placeholder', append('TODO write more.'), 'says “TODO”, which is a leftover placeholder'],
  ],
};
