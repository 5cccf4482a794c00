import { faq, type Mistake, reviews } from './mistake';

export const structure: Record<string, Mistake> = {
  'a key in both topics': {
    file: faq,
    change: ['key: does-it-cost-anything', 'key: how-is-a-lawyer-paid'],
    points: 'key: how-is-a-lawyer-paid\n        subject: Does',
    says: /^topics\[2\]\.items\[2\]\.key: “how-is-a-lawyer-paid” is here twice\. Give each item its own\./,
  },
  'two reviews by the same person': {
    file: reviews,
    change: ['Sample Client D', 'Sample Client A'],
    points: 'Sample Client A\n    sample: true\n    avatar: D',
    says: /^reviews\[4\]\.name: “Sample Client A” is here twice\. Give each item its own\./,
  },
};
