import { addText, fact, faq, fees, last, type Mistake, reviews } from './mistake';

export const structure: Record<string, Mistake> = {
  'a question asked twice': {
    file: faq,
    change: ['subject: Does it cost anything?', 'subject: How is a lawyer paid?'],
    points: 'subject: How is a lawyer paid?\n        subtitle1: No',
    says: /^topics\[2\]\.items\[2\]\.subject: is “How is a lawyer paid\?”, like topics\[1\]\.items\[3\]\.subject\. Write another/,
  },
  'a key in both topics': {
    file: faq,
    change: ['key: does-it-cost-anything', 'key: how-is-a-lawyer-paid'],
    points: 'key: how-is-a-lawyer-paid\n        subject: Does',
    says: /^topics\[2\]\.items\[2\]\.key: is “how-is-a-lawyer-paid”, like topics\[1\]\.items\[3\]\.key\./,
  },
  'two reviews by the same person': {
    file: reviews,
    change: ['Sample Client D', 'Sample Client A'],
    points: 'Sample Client A\n    sample: true\n    avatar: D',
    says: /^reviews\[4\]\.name: “Sample Client A” is here twice\. Give each item its own\./,
  },
  'a title that another article has': {
    file: last,
    change: fact('title', 'How contingency fees work and what you keep'),
    points: 'title: How',
    says: /^title: is also the title of content\/en\/articles\/09-contingency-fees\.md\. Write another\./,
  },
  'a citation of nothing': {
    file: fees,
    change: addText('So it is.[^nowhere]'),
    points: 'So it is',
    says: /^\[\^nowhere\]: is not a source\. Correct it, or add the source above\./,
  },
  'a source that is never cited': {
    file: fees,
    change: [
      'sources:\n',
      'sources:\n  - { id: new, title: T, publisher: P, url: "https://a.gov" }\n',
    ],
    points: '{ id: new',
    says: /^sources\.new: is never cited\. Write \[\^new\] in the text, or remove it\./,
  },
  'a heading of the wrong level': {
    file: fees,
    change: addText('# Big'),
    points: '# Big',
    says: /^heading: begins with #\. Write ## or ###\./,
  },
  'no invitation to the free consultation': {
    file: fees,
    change: [/\/#finder/g, '/about'],
    points: '',
    says: /^has no link to the free consultation\. Link to \/#finder\./,
  },
};
