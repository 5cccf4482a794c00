import { fact, faq, fees, type Mistake, reviews } from './mistake';

export const structure: Record<string, Mistake> = {
  'a question asked twice': {
    file: faq,
    change: ['subject: Does it cost anything?', 'subject: How is a lawyer paid?'],
    points: '    - subject: How is a lawyer paid?\n      subtitle1: No',
    says: /^\[2\]\.items\[2\]\.subject: is “How is a lawyer paid\?”, like \[1\]\.items\[3\]\.subject\. Write another/,
  },
  'two reviews by the same person': {
    file: reviews,
    change: ['Sample Client D', 'Sample Client A'],
    points: 'Sample Client A\n  sample: true\n  avatar: D',
    says: /^\[4\]\.name: is “Sample Client A”, like \[1\]\.name\./,
  },
  'an accident type that the finder lacks': {
    file: fees,
    change: fact('accidentType', 'Dog Bite'),
    points: 'accidentType: Dog',
    says: /^accidentType: is “Dog Bite”, which is no accident type\. Write one of: Auto Accident, /,
  },
};
