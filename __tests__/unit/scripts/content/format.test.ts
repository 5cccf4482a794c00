import { checkFormat, formatFile } from '@/scripts/content/format';
import type { Content } from '@/scripts/content/read-content';

const faq = `topics:
  - key: faq
    tab:
      en: FAQ
    items:
      - key: cost
        subject:
          en: 'Cost: how much?'
        subtitle1:
          en: None at all.
`;
const page = `---
title: About Us
description: What we do.
---

## Who we are

| A | B |
| :--- | ---: |
| 1 | a \\| b |
`;
const names = { yml: 'faq.yml', md: 'pages/about.en.md' };
const lineOf = (name: string, text: string) =>
  [...checkFormat({ files: [{ name, text }] } as unknown as Content)].map(({ line }) => line);

it.each([
  [
    'names in another order',
    '  - key: faq\n    tab:\n      en: FAQ\n',
    '  - tab:\n      en: FAQ\n    key: faq\n',
    2,
  ],
  ['double quotes', "'Cost: how much?'", '"Cost: how much?"', 8],
  ['needless quotes', 'en: FAQ', "en: 'FAQ'", 4],
  ['a comment', 'topics:\n', 'topics:\n  # First\n', 2],
  ['a text on two lines', 'None at all.', 'None\n            at all.', 10],
  ['an empty list', 'all.\n', 'all.\n    more: []\n', 11],
  ['no line break at its end', 'all.\n', 'all.', 10],
])('names the line of %s, and writes it as the editing page does', (_, from, to, line) => {
  const text = faq.replace(from, to);
  expect(lineOf(names.yml, text)).toEqual([line]);
  expect(formatFile({ name: names.yml, text })).toBe(faq);
});

it.each([
  ['an aligned table', '| A | B |\n| :--- | ---: |', '| A | B      |\n| :- | -----: |', 8],
  ['quoted facts', 'title: About Us', 'title: "About Us"', 2],
  ['no empty line above the text', '---\n\n##', '---\n##', 5],
  ['empty lines at its end', 'b |\n', 'b |\n\n', 12],
])(
  'names the line of %s in running text, and writes it as the editing page does',
  (_, from, to, line) => {
    const text = page.replace(from, to);
    expect(lineOf(names.md, text)).toEqual([line]);
    expect(formatFile({ name: names.md, text })).toBe(page);
  },
);
