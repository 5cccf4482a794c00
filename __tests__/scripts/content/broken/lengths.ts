import { about, fact, fees, figure, long, type Mistake } from './mistake';

export const lengths: Record<string, Mistake> = {
  'a title too long for search results': {
    file: fees,
    change: fact('title', long(61)),
    points: 'title: x',
    says: /^title: has 61 characters\. Write at most 60\./,
  },
  'a description too long for search results': {
    file: about,
    change: fact('description', long(161)),
    points: 'description: x',
    says: /^description: has 161 characters\. Write at most 160\./,
  },
  'a description too short for search results': {
    file: fees,
    change: fact('description', 'Fees.'),
    points: 'description: Fees',
    says: /^description: has 5 characters\. Write at least 110\./,
  },
  'a text too long for its figure': {
    file: figure,
    change: ['label: Florida, after an answer', `label: ${long(40)}`],
    points: 'label: x',
    says: /^bars\[1\]\.label: has 40 characters\. Write at most 28\./,
  },
  'an article that is too short': {
    file: fees,
    change: [/\n## What to do now[\s\S]*/, ''],
    points: '',
    says: /^headings: lack “What to do now”\. Write it with a short list of steps\./,
  },
};
