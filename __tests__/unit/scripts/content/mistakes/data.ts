import { fact, type Mistakes } from './mistake';

export const data: Mistakes = {
  'content/site.yml': {
    'another name for the site': { change: fact('name', 'Harbor Injury Help') },
    'an example address': {
      change: ['https://www.facebook.com/', 'https://www.example.com/us'],
      says: 'social[1].url: says “https://www.example.com”, which is a leftover placeholder.',
    },
    'a link where links aren’t allowed': {
      change: ['A free way to reach', 'A [free](/about) way to reach'],
      says: 'broken link /about: Links don’t work in this text. Write the words only.',
    },
    'a short address without an article': {
      change: ['  - 11\n', '  - 11\n  - 40\n'],
      hint: 'shortAddresses[2]: is 40, no public article, and left out.',
    },
  },
  'content/faq.yml': {
    'a broken link in an answer': {
      change: ['](/deadlines)', '](/deadline)'],
      says: 'broken link /deadline: There is no such page.',
    },
    'a promise in the questions': {
      change: ['You stay in charge.', 'We will win.'],
      says: 'topics[1].items[1].subtitle2.en: says “We will win”, which attorney advertising may not',
    },
    'a promise that the office’s hours may deny': {
      change: ['We reply {replyTime}.', 'We reply within 24 hours.'],
      says: 'topics[2].items[3].subtitle1.en: says “within 24 hours”, which the hours in operator.yml may deny.',
    },
    'HTML bold in an answer': {
      change: ['No. The site is free for you', 'No. The site is <b>free</b> for you'],
      says: 'topics[2].items[2].subtitle1.en: says “<b>”, which visitors would see as is. Write plain text, and a link as [words](address).',
    },
  },
  'content/home.yml': {
    'a promise on the home page': {
      change: ['no-obligation consultation.', 'consultation without any risk.'],
      says: 'hero.text.en: says “without any risk”, which attorney advertising may not promise',
    },
    'Markdown bold': {
      change: ['You can stop at any time.', 'You can **stop** at any time.'],
      says: 'howItWorks.text.en: says “**stop**”, which visitors would see as is. Write plain text',
    },
  },
  'content/why-choose-us.yml': {
    'filler text': {
      change: ['You decide whom to hire', 'Lorem ipsum'],
      says: 'points[3].content.en: says “Lorem ipsum”, which is a leftover placeholder.',
    },
  },
  'content/legal-areas.yml': {
    'a card that leads to a part of an article that does not exist': {
      change: ['    article: 9\n', '    article: 9\n    section: no-such-part\n'],
      says: 'areas[3].section: That page has no such heading. Write one of #footnote-label, #how-does-',
    },
  },
  'content/forms.yml': {
    'a broken link above Send': {
      change: ['(/privacy)', '(/privcy)'],
      says: 'broken link /privcy: There is no such page.',
    },
  },
};
