import { fact, faq, fees, type Mistake, reviews, site } from './mistake';

export const namesAndTypes: Record<string, Mistake> = {
  'a misspelt name': {
    file: site,
    change: ['mailbox:', 'mailbx:'],
    points: 'mailbx',
    says: /^mailbx: “mailbx” is not known here\. Did you mean “mailbox”\? Use only name, /,
  },
  'an unknown name': {
    file: fees,
    change: ['related:', 'author: Ann\nrelated:'],
    points: 'author:',
    says: /^author: “author” is not known here\. Use only id, title/,
  },
  'a name that is missing': {
    file: site,
    change: [/^mailLabel: .*\n/m, ''],
    says: /^mailLabel: is missing\. Write the fixed name that e-mails carry\./,
  },
  'a name that is missing in one entry': {
    file: reviews,
    change: ['    address: Columbus, Ohio\n', ''],
    points: '- name: Sample Client B',
    says: /^reviews\[2\]\.address: is missing\. Write the city and state\./,
  },
  'an empty text': {
    file: fees,
    change: fact('coverAlt', '""'),
    points: 'coverAlt',
    says: /^coverAlt: is empty\. Describe the picture/,
  },
  'nothing after a name': {
    file: faq,
    change: ['tab: FAQ', 'tab:'],
    points: 'tab:\n',
    says: /^topics\[2\]\.tab: is empty\. Write the tab’s name\./,
  },
  'a number in place of a text': {
    file: site,
    change: fact('name', '2024'),
    points: 'name: 2024',
    says: /^name: is not read as a text\. Put all of it in quotes: "2024"\. Write the name/,
  },
  'a text in place of a number': {
    file: site,
    change: fact('copyrightYear', 'this year'),
    points: 'copyrightYear',
    says: /^copyrightYear: is "this year", not a number\. Write a year, such as 2024/,
  },
  'a text in place of a list': {
    file: site,
    change: ['shortAddresses: [11]', 'shortAddresses: 11'],
    points: 'shortAddresses',
    says: /^shortAddresses: is 11, not a list\. Add articles/,
  },
  'a value that is neither true nor false': {
    file: fees,
    change: ['related:', 'draft: maybe\nrelated:'],
    points: 'draft: maybe',
    says: /^draft: is "maybe", not true or false\./,
  },
  'too few entries': {
    file: 'content/en/how-it-works.yml',
    change: [/ {2}- key: talk[\s\S]*/, ''],
    points: 'steps:',
    says: /^steps: has 2 items; needs exactly 3\./,
  },
  'a rating that does not exist': {
    file: reviews,
    change: ['rating: 5', 'rating: 6'],
    points: 'rating: 6',
    says: /^reviews\[1\]\.rating: is 6; needs at most 5\. Write a number from 1 to 5\./,
  },
  'an icon that does not exist': {
    file: 'content/en/accident-types.yml',
    change: ['stethoscope', 'stetoscope'],
    points: 'stetoscope',
    says: /^types\[2\]\.picture_id: “stetoscope” is not known here\. Did you mean “stethoscope”\?/,
  },
  'a phone number that is too short': {
    file: site,
    change: fact('phone', 'call us'),
    points: 'phone: call',
    says: /^phone: “call us” does not fit here\. Write one US phone number/,
  },
  'an address that is not one': {
    file: site,
    change: ['url: https://x.com/', 'url: x.com'],
    points: 'url: x.com',
    says: /url: “x\.com” does not fit here\. Write it in full, .*https:\/\//,
  },
};
