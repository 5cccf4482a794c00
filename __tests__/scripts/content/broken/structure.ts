import { faq, type Mistake, reviews } from './mistake';

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
};
