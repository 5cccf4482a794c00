import { fact, type Mistakes } from './mistake';

const [promise, asIs] = ['which attorney advertising may not', 'which visitors would see as is'];

export const data: Mistakes = {
  'content/site.yml': [
    ['another name for the site', fact('name', 'Harbor Injury Help'), ''],
    [
      'an example address',
      ['https://x.com/', 'https://www.example.com/us'],
      'leftover placeholder',
    ],
    ['a link in plain text', ['A free', 'A [free](/about)'], 'Links don’t work in this text.'],
    [
      'a short address of no article',
      ['  - 11\n', '  - 11\n  - 40\n'],
      'advice: shortAddresses[2]',
    ],
  ],
  'content/faq.yml': [
    [
      'an hour',
      ['reply {replyTime}.', 'reply within 24 hours.'],
      'says “within 24 hours”, which the',
    ],
    ['a broken link', ['](/deadlines)', '](/deadline)'], 'broken link /deadline: There is no such'],
    ['a promise', ['You stay in charge.', 'We will win.'], `says “We will win”, ${promise}`],
    [
      'a time of reply that hours may deny',
      ['We reply {replyTime}.', 'We reply within 24 hours.'],
      'says “within 24 hours”, which the hours in operator.yml may deny',
    ],
    ['HTML', ['No. The site is free', 'No. The site is <b>free</b>'], `says “<b>”, ${asIs}`],
  ],
  'content/home.yml': [
    ['a promise', ['no-obligation', 'without any risk'], `says “without any risk”, ${promise}`],
  ],
  'content/legal-areas.yml': [
    [
      'a link to no part',
      ['article: 9\n', 'article: 9\n    section: no\n'],
      'areas[3].section: That',
    ],
  ],
};
