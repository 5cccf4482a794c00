import { append, bodyStart, fact, type Mistakes } from './mistake';

const shown = '{figure: fee-caps}';
const heading = '## What is left of $100,000? {#what-is-left-of-100000}';

export const articles: Mistakes = {
  'content/articles/01-product-liability.en.md': {
    'a picture without a caption': {
      change: append('![A brass balance on a table](cover.svg)'),
      says: 'picture cover.svg: has no caption: why it matters. Write it in "quotes" after',
    },
    'a picture that is missing': {
      change: append('![A brass balance on a table](balance.svg "Weigh both sides.")'),
      says: 'picture balance.svg: is not in public/images/blogs/1/.',
    },
    'a picture without alternative text': {
      change: append('![](cover.svg "Weigh both sides.")'),
      says: 'picture cover.svg: has no alternative text. Write what it shows between the [ ].',
    },
    'a picture with a space in its name': {
      change: append('![A brass balance on a table](my balance.svg "Weigh both sides.")'),
      says: 'picture: “![A brass balance on a table](my balance.svg "Weig…” is not recognized and appears as plain text. Write ![what it shows](name.svg "caption"), with no space in the name.',
    },
  },
  'content/articles/09-contingency-fees.en.md': {
    'words that are hard to read': {
      change: [/\. /g, ', notwithstanding '],
      at: bodyStart,
      hint: 'reading level: is 18.5, above 9. Write shorter sentences and everyday words.',
    },
    'an article saved as “UTF-8 with BOM”': { change: (text) => `\uFEFF${text}` },
    'an article emptied by a full disk': {
      change: () => '',
      says: 'Is empty. Restore an earlier version of the file.',
    },
    'two versions of a paragraph after a merge': {
      change: [heading, `<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main\n\n${heading}`],
      says: 'Contains an unresolved Git conflict. Keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    },
    'a colon inside a fact': {
      change: fact('title', 'Fees: what you keep'),
      says: 'column 8: cannot be read. A colon followed by a space has a special meaning. Put the whole text in "quotes".',
    },
    'a misspelt name': {
      change: [/^(title: .*\n)listTitle: .*\n([\s\S]*?\n)---\n/m, '$1$2listTitel: Fees\n---\n'],
      at: 'listTitel:',
      says: 'listTitel: “listTitel” is not known here. Did you mean “listTitle”? Use only id, title, ',
    },
    'a day that does not exist': {
      change: fact('updated', '2026-13-40'),
      says: 'updated: is not a date such as 2026-11-21.',
    },
    'an article related to itself': {
      change: ['  - 11\n', '  - 9\n'],
      says: 'related[2]: is this article itself. Write another.',
    },
    'a source copied from a preview on one’s own computer': {
      change: ['https://www.floridabar.org/rules/rrtfb/', 'http://localhost:3000/rules'],
      says: 'sources[2].url: says “http://localhost:3000/rules”, which only your own computer reaches. Write the public address.',
    },
    'a figure that has no file': {
      change: [shown, '{figure: fee-cap}'],
      says: 'figure fee-cap: has no file content/figures/09/fee-cap.yml. ',
    },
    'a promise in a title': {
      change: fact('title', 'The best lawyer for a small fee'),
      says: 'title: says “The best lawyer”, which attorney advertising may not promise',
    },
    'a row of a table without its last cell': {
      change: [/^(\| New Jersey .*?)\|.*\|$/m, '$1|'],
      says: 'table row: has 1 cell; needs 2, one for each column.',
    },
    'an empty line inside a table': {
      change: ['| US government ', '\n| US government '],
      at: '| US government',
      says: 'table: “| US government | 20% before a lawsuit, 25% after …” is not recognized and appears as plain text. Write the heads, a line of | --- | for each column, and the rows, with no empty line between.',
    },
    'an accident type that the finder lacks': {
      change: fact('accidentType', 'Dog Bite'),
      says: 'accidentType: is “Dog Bite”, which is not an accident type, so it has no effect. Write one of: Auto Accident, ',
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
      says: 'broken link /blogs/page9/85: There is no article 85. Write another number, or remove the link.',
    },
    'a link to an article on the wrong page': {
      change: append('See [this](/blogs/page1/11).'),
      says: 'broken link /blogs/page1/11: Article 11 is at /blogs/page2/11. Write that.',
    },
    'a link with a percent sign that stands for nothing': {
      change: append('See [this](/about%ff).'),
      says: 'broken link /about%ff: There is no such page.',
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
      says: 'broken link www.nolo.com: This is not an address. Write an article such as blogs/9, a page such as /about, or an address that begins with https://.',
    },
    'a figure that is shown twice': {
      change: append('{figure:  save-first}'),
      says: 'figure save-first: is in the text twice. Remove one of the two.',
    },
    'a figure in the middle of a text': {
      change: append('See {figure: save-first}.'),
      says: 'text: says {figure: save-first}, which nothing fills in. Write a figure as {figure: name}, on its own line',
    },
    'a promise in an article': {
      change: append('We guarantee a result.'),
      says: 'text: says “guarantee”, which attorney advertising may not promise. Say what is usual',
    },
    'a paragraph pasted from Word': {
      change: append('<p class="MsoNormal">The first talk is free.</p>'),
      says: 'HTML: “<p class="MsoNormal">The first talk is free.</p>” is left out, often with the text inside. Write the text alone.',
    },
    'bold type that is not closed': {
      change: append('- **Before a lawsuit, the share'),
      says: 'text: “**Before” is not recognized and appears as plain text. Write two stars directly before the first and after the last **bold word**.',
    },
    'a heading of a level that articles lack': {
      change: append('#### The rest {#the-rest}'),
      says: 'heading: begins with ####. Write ## or ###.',
    },
    'a heading without a space': {
      change: append('##What is left {#what-is-left}'),
      says: 'heading: “##What” is not recognized and appears as plain text. Write a space after ##.',
    },
    'a text pasted over the line that ends the facts': {
      change: ['\n---\n\n', '\n\n'],
      says: 'Lacks the line of three hyphens (---) that ends the facts. Write it here.',
    },
    'a placeholder in an article': {
      change: append('TODO write more.'),
      says: 'text: says “TODO”, which is a leftover placeholder. Write the real text, or remove it.',
    },
    'too few words for the public': {
      change: [/\n---\n[\s\S]*/, '\n---\n\nAsk first.\n'],
      at: bodyStart,
      says: 'text: has 2 words. Write at least 100 before it is public.',
    },
    'a link to an old address': {
      change: append('See [this](/guides/lawyer-fees.html).'),
      says: 'broken link /guides/lawyer-fees.html: This is an old address. Write /blogs/page1/9, to which it redirects.',
    },
  },
};
