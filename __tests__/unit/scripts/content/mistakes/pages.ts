import { append, bodyStart, type Mistakes } from './mistake';

const stray = 'is not recognized and appears as plain text';

export const pages: Mistakes = {
  'content/pages/about.en.md': [
    [
      'a link that runs a script',
      ['not a law firm', '[not](javascript:alert(1)) a law firm'],
      stray,
    ],
    ['a placeholder', append('Call [your name here] today.'), 'says “[your name here]”, which is'],
    ['a bullet from Word', append('• Tell us where'), `“• Tell” ${stray}`],
  ],
  'content/pages/privacy.en.md': [
    ['an unknown name in braces', append('Call {fone}.'), 'says {fone}, which nothing fills in.'],
    ['not a word about counting', ['{visits} ', 'visits '], 'text: lacks {visits}, ', bodyStart],
    ['a space in a link', append('At [the FTC] (https://www.ftc.gov/).'), `ftc.gov/)” ${stray}`],
  ],
};
