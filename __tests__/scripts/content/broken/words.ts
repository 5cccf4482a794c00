import {
  about,
  addText,
  email,
  fact,
  faq,
  fees,
  figure,
  type Mistake,
  messages,
  site,
} from './mistake';

export const words: Record<string, Mistake> = {
  'a promise in an article': {
    file: fees,
    change: addText('We guarantee a result.'),
    points: 'We guarantee',
    says: /^text: says “guarantee”, which attorney advertising may not promise\. Say what is usual/,
  },
  'a promise in a title': {
    file: fees,
    change: fact('title', 'The best lawyer for a small fee'),
    points: 'title: The best',
    says: /^title: says “The best lawyer”, which attorney advertising may not promise/,
  },
  'a promise in the questions': {
    file: faq,
    change: ['You stay in charge.', 'We will win.'],
    points: 'We will win',
    says: /^topics\[1\]\.items\[1\]\.subtitle2: says “We will win”, which attorney/,
  },
  'a promise on the home page': {
    file: 'content/en/home.yml',
    change: [/attorney can call you\./, 'attorney calls without any risk.'],
    points: 'without any risk',
    says: /^hero\.text: says “without any risk”, which attorney/,
  },
  'a promise in a figure': {
    file: figure,
    change: ['Example with no costs.', 'Risk-free.'],
    points: 'Risk-free',
    says: /^note: says “Risk-free”, which attorney/,
  },
  'a placeholder in an article': {
    file: fees,
    change: addText('TODO write more.'),
    points: 'TODO',
    says: /^text: says “TODO”, which was left to be filled in\. Write the real text, or remove it\./,
  },
  'a placeholder in brackets': {
    file: about,
    change: addText('Call [your name here] today.'),
    points: '[your name here]',
    says: /^text: says “\[your name here\]”, which was left/,
  },
  'filler text': {
    file: 'content/en/why-choose-us.yml',
    change: ['You decide whom to hire', 'Lorem ipsum'],
    points: 'Lorem ipsum',
    says: /^points\[3\]\.content: says “Lorem ipsum”, which was left/,
  },
  'an example address': {
    file: site,
    change: ['https://www.facebook.com/', 'https://www.example.com/us'],
    points: 'example.com',
    says: /^social\[1\]\.url: says “https:\/\/www\.example\.com”, which was left/,
  },
  'a name in braces that nothing fills in': {
    file: messages,
    change: ['or call us at {phone}.', 'or call us at {phone}, {fone}.'],
    points: '{fone}',
    says: /^sendFailed: says \{fone\}, which nothing fills in\. Did you mean \{phone\}\?/,
  },
  'a message without the phone number': {
    file: messages,
    change: ['Please call us at {phone}\n  instead', 'Please call us instead'],
    points: 'withoutScript',
    says: /^withoutScript: lacks \{phone\}, which the site fills in\. Write \{phone\}/,
  },
  'a parameter that no form sends': {
    file: email,
    change: ['{{zipCode}}</td>', '{{zipcode}}</td>'],
    points: '{{zipcode}}',
    says: /^\{\{zipcode\}\}: is not sent by the form\. Did you mean \{\{zipCode\}\}\?/,
  },
  'an e-mail without one of the answers': {
    file: email,
    change: ['{{stay}}', ''],
    says: /^text: lacks \{\{stay\}\}, which the visitor answers\. Write it where it goes/,
  },
  'an e-mail without the visitor’s words': {
    file: email,
    change: ['{{message}}', ''],
    says: /^text: lacks \{\{message\}\}, which the visitor answers\./,
  },
  'an e-mail whose link comes with the request': {
    file: email,
    change: ['{{from_name}}</td>', '<a title="x"\n href="{{from_name}}">{{from_name}}</a></td>'],
    points: ' href',
    says: /^href: takes a part from the request, which anybody can send\. Write it out, with \{site\}/,
  },
  'words that are hard to read': {
    file: fees,
    change: [/\. /g, ', notwithstanding '],
    points: '',
    says: /^reading level: is grade \d+\.\d; needs 9 or less\. Hardest: line \d+: “/,
  },
};
