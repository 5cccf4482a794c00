import { about, fact, fees, figure, long, type Mistake } from './mistake';

export const lengths: Record<string, Mistake> = {
  'a list title that breaks on a phone': {
    file: fees,
    change: fact('listTitle', 'How contingency fees work and what you keep'),
    points: 'listTitle: How',
    says: /^listTitle: is too long for one line of a list on a phone\. Shorten it to about \d\d letters\./,
  },
  'a long title without a list title': {
    file: fees,
    change: [/^listTitle: .*\n/m, ''],
    points: 'title: How',
    says: /^title: is too long for one line of a list on a phone\. Add a listTitle of about \d\d letters\./,
  },
  'an accident type that the finder lacks': {
    file: fees,
    change: fact('accidentType', 'Dog Bite'),
    points: 'accidentType: Dog',
    says: /^accidentType: is “Dog Bite”, which is no accident type\. Write one of: Auto Accident, /,
  },
  'a title too long for search results': {
    file: fees,
    change: fact('title', long(61)),
    points: 'title: x',
    says: /^title: has 61 characters; needs at most 60\. Make it shorter\./,
  },
  'a description too long for search results': {
    file: about,
    change: fact('description', long(161)),
    points: 'description: x',
    says: /^description: has 161 characters; needs at most 160\. Make it shorter\./,
  },
  'a description too short for search results': {
    file: fees,
    change: fact('description', 'Fees.'),
    points: 'description: Fees',
    says: /^description: has 5 characters; needs at least 110\. Make it longer\./,
  },
  'a text too long for its figure': {
    file: figure,
    change: ['label: Florida, after an answer', `label: ${long(40)}`],
    points: 'label: x',
    says: /^bars\[1\]\.label: has 40 characters; needs at most 28\./,
  },
  'an article that is too short': {
    file: fees,
    change: [/\n## What to do now[\s\S]*/, ''],
    points: '',
    says: /^has no heading “What to do now”\. Write it, with a short list of steps\./,
  },
};
