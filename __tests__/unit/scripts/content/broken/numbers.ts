import { fact, fees, last, type Mistake } from './mistake';

export const numbers: Record<string, Mistake> = {
  'a day that does not exist': {
    file: fees,
    change: fact('updated', '2026-13-40'),
    points: 'updated',
    says: /^updated: is not a date such as 2026-11-21\./,
  },
  'a number that repeats': {
    file: last,
    change: fact('id', '9'),
    points: 'id: 9',
    says: /^id: is 9, which another article already has\. Give each its own number\./,
  },
  'an article related to itself': {
    file: fees,
    change: fact('related', '[11, 9]'),
    points: 'related',
    says: /^related\[2\]: is this article itself\. Write another\./,
  },
};
