import { append, bodyStart, fact, type Mistakes } from './mistake';

const shown = '{figure: fee-caps}';

export const articles: Mistakes = {
  'content/articles/01-product-liability.en.md': {
    'a picture without a caption': {
      change: append('![A brass balance on a table](cover.svg)'),
      says: 'picture cover.svg: is not described. Write ![what it shows](name.svg "why it matters").',
    },
    'a picture that is missing': {
      change: append('![A brass balance on a table](balance.svg "Weigh both sides.")'),
      says: 'picture balance.svg: is no picture at public/images/blogs/1/balance.svg.',
    },
  },
  'content/articles/09-contingency-fees.en.md': {
    'words that are hard to read': {
      change: [/\. /g, ', notwithstanding '],
      at: bodyStart,
      hint: 'reading level: is 58, above 38. Write shorter sentences and everyday words.',
    },
    'an article saved as “UTF-8 with BOM”': { change: (text) => `\uFEFF${text}` },
    'a figure that has no file': {
      change: [shown, '{figure: fee-cap}'],
      says: 'figure fee-cap: has no file content/figures/09/fee-cap.yml. ',
    },
    'a promise in a title': {
      change: fact('title', 'The best lawyer for a small fee'),
      says: 'title: says “The best lawyer”, which attorney advertising may not promise',
    },
    'an empty line inside a table': {
      change: ['| US government ', '\n| US government '],
      at: '| US government',
      says: 'text: “| US government | 20% before a lawsuit, 25% after …” is not recognized and appears as plain text.',
    },
    'an accident type that the finder lacks': {
      change: fact('accidentType', 'Dog Bite'),
      says: 'accidentType: is “Dog Bite”. Write one of: Auto Accident, ',
    },
    'a public article without sources': {
      change: (text) => text.replace(/^sources:\n( .*\n)+/m, '').replace(/\[\^.*?\]/g, ''),
      at: '---\n',
      says: 'sources: is missing. Write at least one, and cite it as [^id].',
    },
  },
  'content/articles/11-car-accident-case.en.md': {
    'a citation without a source, on the second line of a paragraph': {
      change: append('So\nit is.[^nowhere]'),
      at: '[^nowhere]',
      says: '[^nowhere]: is not a source. Correct it, or add the source above.',
    },
    'a link to an article that does not exist': {
      change: append('See [this](/blogs/page9/85).'),
      says: 'broken link /blogs/page9/85: There is no such page. Write an article such as blogs/9',
    },
    'a link to an article on the wrong page': {
      change: append('See [this](/blogs/page1/11).'),
      says: 'broken link /blogs/page1/11: There is no such page.',
    },
    'a link to a part of an article that does not exist': {
      change: append('Look [above](#no-such-part).'),
      says: 'broken link #no-such-part: That page has no such heading. Write one of #',
    },
    'a link to a part of the home page that does not exist': {
      change: append('Go [there](/#find).'),
      says: 'broken link /#find: That page has no such heading. Write one of #finder',
    },
    'a link without its beginning': {
      change: append('See [them](www.nolo.com).'),
      says: 'broken link www.nolo.com: There is no such page.',
    },
    'a figure in the middle of a text': {
      change: append('See {figure: save-first}.'),
      says: 'text: says {figure: save-first}, which nothing fills in. Use only {siteName}, or in articles {figure: name} on its',
    },
    'a promise in an article': {
      change: append('We guarantee a result.'),
      says: 'text: says “guarantee”, which attorney advertising may not promise. Say what is usual',
    },
    'a paragraph pasted from Word': {
      change: append('<p class="MsoNormal">The first talk is free.</p>'),
      says: 'text: “<p class="MsoNormal">The first talk is free.</p>” is left out. Write the text alone.',
    },
    'bold type that is not closed': {
      change: append('- **Before a lawsuit, the share'),
      says: 'text: “**Before” is not recognized and appears as plain text. content/README.md says how',
    },
    'two headings with one id': {
      change: append('## First {#rest}\n\n## Second {#rest}'),
      at: 'Second',
      says: 'text: has two headings {#rest}. Give each its own.',
    },
    'a heading without a space': {
      change: append('##What is left'),
      says: 'text: “##What” is not recognized and appears as plain text.',
    },
    'a placeholder in an article': {
      change: append('TODO write more.'),
      says: 'text: says “TODO”, which is a leftover placeholder. Write what is right for the public, or remove it.',
    },
  },
};
