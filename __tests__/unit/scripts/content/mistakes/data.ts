import { append, fact, type Mistakes } from './mistake';

const indent =
  'Begin the line with as many spaces as the other names or hyphens of its group, and with no tab.';
const quotes =
  'A character has a special meaning here. Put the whole text in "quotes", and close each quote and bracket that you open.';
const cutOff =
  'The text is cut off at the # sign. Put the whole text in "quotes"; write comments on their own line.';

export const data: Mistakes = {
  'content/site.yml': {
    'another name for the site': { change: fact('name', 'Harbor Injury Help') },
    'the site’s facts saved as “Unicode” by Notepad': {
      change: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
      at: '',
      says: 'Is saved in another encoding (UTF-16). Save it as UTF-8.',
    },
    'a duplicate key': {
      change: append('name: Another'),
      says: 'column 1: cannot be read. The same name appears twice. Remove one.',
    },
    'a name that is missing': {
      change: [/^mailLabel:\n( .*\n)*/m, ''],
      at: '',
      says: 'mailLabel: is missing. Write the site’s name for e-mails.',
    },
    'a number in place of a text': {
      change: fact('name', '2024'),
      says: 'name: is not text. Put all of it in quotes: "2024". Write the name',
    },
    'a text in place of a number': {
      change: fact('copyrightYear', 'this year'),
      says: 'copyrightYear: is "this year", not a number. Write a year, such as 2024',
    },
    'a year with an extra digit': {
      change: fact('copyrightYear', '20245'),
      says: 'copyrightYear: is 20245; write at most 2099. Write a year, such as 2024.',
    },
    'a phone number without its area code': {
      change: fact('phone', '010-0177'),
      says: 'phone: “010-0177” is not valid here. Write one US phone number as people read it, such as (555) 010-0142.',
    },
    'a social link with http instead of https': {
      change: ['https://www.facebook.com/', 'http://www.facebook.com/lantern'],
      says: 'social[1].url: begins with http://. Write https://, or browsers will warn visitors.',
    },
    'an example address': {
      change: ['https://www.facebook.com/', 'https://www.example.com/us'],
      says: 'social[1].url: says “https://www.example.com”, which is a leftover placeholder.',
    },
    'a link where links aren’t allowed': {
      change: ['A free way to reach', 'A [free](/about) way to reach'],
      says: 'broken link /about: Links don’t work in this text. Write the words only.',
    },
    'a label without words': {
      change: ['en: Run by', "en: ''"],
      says: 'operatorWords.legalName.en: is empty.',
    },
    'a short address without an article': {
      change: ['  - 11\n', '  - 11\n  - 40\n'],
      hint: 'shortAddresses[2]: is 40, which is not a public article, so it is left out.',
    },
  },
  'content/faq.yml': {
    'a key without a value': {
      change: ['en: FAQ', "en: ''"],
      says: 'topics[2].tab.en: is empty.',
    },
    'a key in both topics': {
      change: ['key: does-it-cost-anything', 'key: how-is-a-lawyer-paid'],
      says: 'topics[2].items[2].key: “how-is-a-lawyer-paid” appears twice. Give each item its own.',
    },
    'a broken link in an answer': {
      change: ['](/deadlines)', '](/deadline)'],
      says: 'broken link /deadline: There is no such page.',
    },
    'a promise in the questions': {
      change: ['You stay in charge.', 'We will win.'],
      says: 'topics[1].items[1].subtitle2.en: says “We will win”, which attorney advertising may not',
    },
    'a question that begins with a number sign': {
      change: ['en: Does it cost', 'en: #1 question: does it cost'],
      says: `column 15: cannot be read. ${cutOff}`,
    },
    'an answer that begins with an exclamation mark': {
      change: ['en: No. The site is free', 'en: !Yes the site is free'],
      says: `column 15: cannot be read. ${quotes}`,
    },
    'HTML bold in an answer': {
      change: ['No. The site is free for you', 'No. The site is <b>free</b> for you'],
      says: 'topics[2].items[2].subtitle1.en: says “<b>”, which visitors would see as is. Write plain text, and a link as [words](address).',
    },
    'the site’s name written into an answer': {
      change: ['We connect people', 'ClaimLantern connects people'],
      says: 'topics[2].items[1].subtitle1.en: says “ClaimLantern”, the name in site.yml. Write {siteName}, which becomes that name wherever it changes.',
    },
  },
  'content/reviews.yml': {
    'a name that is missing in one entry': {
      change: ['    address: Columbus, Ohio\n', ''],
      at: '- name: Sample Client B',
      says: 'reviews[2].address: is missing. Write the city and state.',
    },
    'two reviews by the same person': {
      change: ['Sample Client D', 'Sample Client A'],
      says: 'reviews[4].name: “Sample Client A” appears twice. Give each item its own.',
    },
    'a line with an extra space': {
      change: ['    avatar: C', '     avatar: C'],
      says: `column 1: cannot be read. ${indent}`,
    },
    'a claim with a number sign': {
      change: ['A lawyer called the next morning', 'They are the #1 office in Ohio'],
      says: `column 77: cannot be read. ${cutOff}`,
    },
  },
  'content/messages.yml': {
    'a quote that is not closed': {
      change: ["'{label} is required!'", "'{label} is required!"],
      says: `column 28: cannot be read. ${quotes}`,
    },
    'a name in braces that nothing fills in': {
      change: ['or call us at {phone}.', 'or call us at {phone}, {fone}.'],
      says: 'sendFailed.en: “{fone}” is not known here. Did you mean “{phone}”?',
    },
    'a message without the phone number': {
      change: ['Please call us at {phone} instead', 'Please call us instead'],
      says: 'withoutScript.en: lacks {phone}, which the site fills in. Add {phone} where it belongs.',
    },
  },
  'content/confirmation.yml': {
    'a tab instead of spaces': {
      change: ['    en: What happens', '\ten: What happens'],
      says: `column 1: cannot be read. ${indent}`,
    },
  },
  'content/how-it-works.yml': {
    'too few entries': {
      change: [/ {2}- key: talk[\s\S]*/, ''],
      at: 'steps:',
      says: 'steps: has 2 items; write exactly 3.',
    },
    'a step that begins with a star': {
      change: ['en: Choose the kind', 'en: *Choose* the kind'],
      says: `column 11: cannot be read. ${quotes}`,
    },
  },
  'content/home.yml': {
    'a promise on the home page': {
      change: ['no-obligation consultation.', 'consultation without any risk.'],
      says: 'hero.text.en: says “without any risk”, which attorney advertising may not promise',
    },
    'Markdown bold': {
      change: ['You can stop at any of them.', 'You can **stop** at any of them.'],
      says: 'howItWorks.text.en: says “**”, which visitors would see as is. Write plain text',
    },
  },
  'content/why-choose-us.yml': {
    'filler text': {
      change: ['You decide whom to hire', 'Lorem ipsum'],
      says: 'points[3].content.en: says “Lorem ipsum”, which is a leftover placeholder.',
    },
  },
  'content/accident-types.yml': {
    'an icon that does not exist': {
      change: ['stethoscope', 'stetoscope'],
      says: 'types[2].picture_id: “stetoscope” is not known here. Did you mean “stethoscope”?',
    },
  },
  'content/legal-areas.yml': {
    'a card that leads to a part of an article that does not exist': {
      change: ['    article: 9\n', '    article: 9\n    section: no-such-part\n'],
      says: 'areas[3].section: is “no-such-part”, which is not a heading of article 9. Write one of how-does-',
    },
    'all cards but one removed': {
      change: [/ {2}- name: MalPractice[\s\S]*/, ''],
      at: 'areas:',
      says: 'areas: has 1 item; write at least 2.',
    },
  },
  'content/forms.yml': {
    'a broken link above Send': {
      change: ['(/privacy)', '(/privcy)'],
      says: 'broken link /privcy: There is no such page.',
    },
  },
  'content/states/alabama.yml': {
    'a time without its section of the law': {
      change: [/ {2}section: Ala\. Code 6-2-38\(l\)\n/, ''],
      at: 'injury:',
      says: 'injury.section: is missing. Write the section of the law',
    },
    'an invalid URL of a law': {
      change: [/url: https:\/\/alison\S*6-2-38/, 'url: alison'],
      says: 'injury.url: “alison” is not valid here. Write it in full, beginning with https://.',
    },
    'a clock of a death from medical care beside the rule that there is none': {
      change: ['rule: own', 'rule: same'],
      at: 'text:',
      says: 'deathFromCare.text: is not shown if the rule is same. Remove it, or choose own.',
    },
    'a length that is none': {
      change: ['time: P2Y', 'time: 2 years'],
      says: 'injury.clocks[1].time: is no length. Write it as P2Y for 2 years',
    },
    'a sentence with a number of its own instead of its clock': {
      change: ['within {1}. After', 'within 5 days. After'],
      says: 'workReport.text.en: lacks {1}, a length.',
    },
  },
};
