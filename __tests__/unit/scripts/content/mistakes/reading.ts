import { append, fact, type Mistakes, redirect } from './mistake';

const unreadable = 'cannot be read. Put the whole text in "quotes", or begin the line with as many';

/** Mistakes without whose correction no rule can look at the content. */
export const reading: Mistakes = {
  'content/articles/09-contingency-fees.en.md': {
    'an article emptied by a full disk': {
      change: () => '',
      at: '',
      says: 'Needs its facts between two lines of three hyphens (---), and text below.',
    },
    'two versions of a paragraph after a merge': {
      change: append('<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main'),
      at: '<<<<<<<',
      says: 'Has a broken letter or an unresolved Git conflict (<<<<<<<). Write the line again, and save',
    },
    'a colon inside a fact': {
      change: fact('title', 'Fees: what you keep'),
      says: `column 8: ${unreadable}`,
    },
    'a misspelt name': {
      change: [/^(title: .*\n)listTitle: .*\n([\s\S]*?\n)---\n/m, '$1$2listTitel: Fees\n---\n'],
      at: 'listTitel:',
      says: 'listTitel: “listTitel” is not known here. Did you mean “listTitle”? Use only id, title, ',
    },
    'words that run backward': {
      change: append('Pay \u202E%52 ylno\u202C.'),
      says: 'Has an invisible character. Delete the line, and type it again.',
    },
    'a day that does not exist': {
      change: fact('updated', '2026-13-40'),
      says: 'updated: is not a date such as 2026-11-21.',
    },
  },
  'content/articles/11-car-accident-case.en.md': {
    'a text pasted over the line that ends the facts': {
      change: ['\n---\n\n', '\n\n'],
      at: '',
      says: 'Needs its facts between two lines of three hyphens (---), and text below.',
    },
  },
  'content/pages/about.en.md': {
    'front matter without delimiters': {
      change: [/^---\n/, ''],
      says: 'Needs its facts between two lines of three hyphens (---), and text below.',
    },
    'a page in Latin-1 encoding': {
      change: (text) =>
        Buffer.from(text.replace('It does one', 'José runs it. It does one'), 'latin1'),
      says: 'Has a broken letter or an unresolved Git conflict (<<<<<<<). Write the line again, and save',
    },
  },
  'content/pages/terms.en.md': {
    'the terms without their text': {
      change: [/\n---\n[\s\S]*/, '\n---\n'],
      at: '',
      says: 'Needs its facts between two lines of three hyphens (---), and text below.',
    },
  },
  'content/site.yml': {
    'the site’s facts saved as “Unicode” by Notepad': {
      change: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
      at: '',
      says: 'Has a broken letter or an unresolved Git conflict (<<<<<<<). Write the line again, and save',
    },
    'words with a gap that no one sees': {
      change: fact('name', 'Claim\u200BLantern'),
      says: 'Has an invisible character. Delete the line, and type it again.',
    },
    'a control character': {
      change: fact('name', 'Claim\u0007Lantern'),
      says: 'Has an invisible character. Delete the line, and type it again.',
    },
    'a duplicate key': {
      change: append('name: Another'),
      says: `column 1: ${unreadable}`,
    },
    'a name that is missing': {
      change: [/^mailLabel:\n( .*\n)*/m, ''],
      at: '',
      says: 'mailLabel: is missing. The name of the site in e-mails.',
    },
    'a text in place of a number': {
      change: fact('copyrightYear', 'this year'),
      says: 'copyrightYear: Invalid input: expected number, received string. Write a year, such as 2024',
    },
    'a year with an extra digit': {
      change: fact('copyrightYear', '20245'),
      says: 'copyrightYear: exceeds 2099. Write a year, such as 2024.',
    },
    'a phone number without its area code': {
      change: fact('phone', '010-0177'),
      says: 'phone: “010-0177” is not valid here. Write one US phone number as people read it, such as (555) 010-0142.',
    },
    'a label without words': {
      change: ['en: Run by', "en: ''"],
      says: 'operatorWords.legalName.en: is empty.',
    },
  },
  'content/faq.yml': {
    'a key without a value': {
      change: ['en: FAQ', "en: ''"],
      says: 'topics[2].tab.en: is empty.',
    },
    'a question that begins with a number sign': {
      change: ['en: Does it cost', 'en: #1 question: does it cost'],
      says: `column 15: ${unreadable}`,
    },
    'an answer that begins with an exclamation mark': {
      change: ['en: No. The site is free', 'en: !Yes the site is free'],
      says: `column 15: ${unreadable}`,
    },
  },
  'content/reviews.yml': {
    'a real review without the client’s consent': {
      change: ['    sample: true\n', '    given: false\n'],
      at: '- name: Sample Client A',
      says: 'reviews[1].consent: is missing: each real review has it.',
    },
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
      at: 'es: Cliente de ejemplo C\n    sample: true',
      says: `column 13: ${unreadable}`,
    },
    'a claim with a number sign': {
      change: ['A lawyer called the next morning', 'They are the #1 office in Ohio'],
      says: `column 11: ${unreadable}`,
    },
  },
  'content/messages.yml': {
    'a quote that is not closed': {
      change: ["'{label} is required!'", "'{label} is required!"],
      says: `column 28: ${unreadable}`,
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
      says: `column 1: ${unreadable}`,
    },
  },
  'content/how-it-works.yml': {
    'too few entries': {
      change: [/ {2}- key: talk[\s\S]*/, ''],
      at: 'steps:',
      says: 'steps: needs at least 3.',
    },
    'a step that begins with a star': {
      change: ['en: Choose the kind', 'en: *Choose* the kind'],
      says: `column 11: ${unreadable}`,
    },
  },
  'content/accident-types.yml': {
    'no type for injuries at work, to which California’s notice belongs': {
      change: ['    atWork: true\n', ''],
      at: 'types:',
      says: 'types: has no type with “atWork: true”, so nobody would see the notice of California.',
    },
    'an icon that does not exist': {
      change: ['stethoscope', 'stetoscope'],
      says: 'types[2].picture_id: “stetoscope” is not known here. Did you mean “stethoscope”?',
    },
  },
  'content/legal-areas.yml': {
    'all cards but one removed': {
      change: [/ {2}- name: MalPractice[\s\S]*/, ''],
      at: 'areas:',
      says: 'areas: needs at least 2.',
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
  'content/redirects.yml': {
    'an old address with the site’s name': {
      change: redirect('https://example.com.au/old'),
      says: 'redirects[1].from: can contain only letters, ',
    },
    'an old address that leads to another site': {
      change: redirect('/old', 'https://elsewhere.com/'),
      at: 'to: https',
      says: 'redirects[1].to: “https://elsewhere.com/” is not valid here. Write the new address',
    },
  },
};
