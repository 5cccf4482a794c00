import { append, bodyStart, type Mistakes } from './mistake';

export const pages: Mistakes = {
  'content/pages/about.en.md': {
    'front matter without delimiters': {
      change: [/^---\n/, ''],
      says: 'Does not begin with its facts. Write them between two lines of three hyphens',
    },
    'a page in Latin-1 encoding': {
      change: (text) =>
        Buffer.from(text.replace('It does one', 'José runs it. It does one'), 'latin1'),
      says: 'Contains a broken letter (�). Write it again, and save the file as UTF-8.',
    },
    'a link to a page that does not exist': {
      change: append('See [us](/abuot).'),
      says: 'broken link /abuot: There is no such page. Write an article such as blogs/9, or one of /',
    },
    'a link that runs a script': {
      change: ['We are not a law firm.', 'We are [not a law firm](javascript:alert(1)).'],
      says: 'link: “[not a law firm](javascript:alert(1)” is not recognized and appears as plain text. Write [words](address), with no space in the address; it begins with https://, / or #.',
    },
    'a placeholder in brackets': {
      change: append('Call [your name here] today.'),
      says: 'text: says “[your name here]”, which is a leftover placeholder.',
    },
    'bullets pasted from Word': {
      change: append('• Tell us where\n• Describe your case'),
      says: 'list: “• Tell” is not recognized and appears as plain text. Begin each point with a hyphen and a space.',
    },
  },
  'content/pages/privacy.en.md': {
    'an unknown placeholder': {
      change: append('Call {fone}.'),
      says: 'text: says {fone}, which nothing fills in. Use only {siteName}, {phone}, {mailbox}, {operator}, {place}, {visits}, {sale}.',
    },
    'a privacy page that does not say whether visits are counted': {
      change: ['{visits} ', 'visits '],
      at: bodyStart,
      says: 'text: lacks {visits}, which says whether visits are counted. Add it where it belongs.',
    },
    'a space between the words of a link and its address': {
      change: append('Read more at [the FTC] (https://www.ftc.gov/).'),
      says: 'link: “[the FTC] (https://www.ftc.gov/)” is not recognized and appears as plain text. Write [words](address), with no space in the address',
    },
  },
  'content/pages/terms.en.md': {
    'the terms without their text': {
      change: [/\n---\n[\s\S]*/, '\n---\n'],
      at: '\n---',
      says: 'Has no text below its facts. Write it, or restore an earlier version.',
    },
  },
};
