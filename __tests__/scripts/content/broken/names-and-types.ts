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
    says: /^name: must be a text\. .*Put it in quotes/,
  },
  'a text in place of a number': {
    file: site,
    change: fact('copyrightYear', 'this year'),
    points: 'copyrightYear',
    says: /^copyrightYear: is not a year\. Write its four digits/,
  },
  'a text in place of a list': {
    file: site,
    change: ['shortAddresses: [11]', 'shortAddresses: 11'],
    points: 'shortAddresses',
    says: /^shortAddresses: is 11\. Write a list\./,
  },
  'a value that is neither true nor false': {
    file: fees,
    change: ['related:', 'draft: maybe\nrelated:'],
    points: 'draft: maybe',
    says: /^draft: is neither true nor false\. Write one of them\./,
  },
  'too few entries': {
    file: 'content/en/how-it-works.yml',
    change: [/ {2}- key: talk[\s\S]*/, ''],
    points: 'steps:',
    says: /^steps: has 2 entries; needs exactly 3\. Add 1\./,
  },
  'a rating that does not exist': {
    file: reviews,
    change: ['rating: 5', 'rating: 6'],
    points: 'rating: 6',
    says: /^reviews\[1\]\.rating: is above 5\./,
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
    says: /^phone: is not one US phone number\. Write its ten digits/,
  },
  'an address that is not one': {
    file: site,
    change: ['url: https://x.com/', 'url: x.com'],
    points: 'url: x.com',
    says: /url: is not a web address\. .*https:\/\//,
  },
};
