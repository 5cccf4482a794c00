import { append, bodyStart, type Mistakes } from './mistake';

export const pages: Mistakes = {
  'content/pages/about.en.md': {
    'a link that runs a script': {
      change: ['We are not a law firm.', 'We are [not a law firm](javascript:alert(1)).'],
      says: 'text: “[not a law firm](javascript:alert(1)” is not recognized and appears as plain text.',
    },
    'a placeholder in brackets': {
      change: append('Call [your name here] today.'),
      says: 'text: says “[your name here]”, which is a leftover placeholder.',
    },
    'bullets pasted from Word': {
      change: append('• Tell us where'),
      says: 'text: “• Tell” is not recognized and appears as plain text.',
    },
  },
  'content/pages/privacy.en.md': {
    'an unknown placeholder': {
      change: append('Call {fone}.'),
      says: 'text: says {fone}, which nothing fills in. Use only {siteName}, {phone}, {mailbox}, {operator}, {place}, {visits}, {sale}',
    },
    'a privacy page that does not say whether visits are counted': {
      change: ['{visits} ', 'visits '],
      at: bodyStart,
      says: 'text: lacks {visits}, which says whether visits are counted. Add it.',
    },
    'a space between the words of a link and its address': {
      change: append('Read more at [the FTC] (https://www.ftc.gov/).'),
      says: 'text: “[the FTC] (https://www.ftc.gov/)” is not recognized and appears as plain text.',
    },
  },
};
