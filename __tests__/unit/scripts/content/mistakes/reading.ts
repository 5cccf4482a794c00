import { append, fact, type Mistakes, redirect } from './mistake';

const inQuotes = 'Put the whole text in "quotes".';
const noFacts = 'Needs its facts between two lines of three hyphens (---), and text below.';
const damaged = 'Has a broken letter or an unresolved Git conflict (<<<<<<<)';
const merged = '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main';

/** Mistakes without whose correction no rule can look at the content. */
export const reading: Mistakes = {
  'content/articles/09-contingency-fees.en.md': [
    ['an article emptied by a full disk', () => '', noFacts, ''],
    ['two versions after a merge', append(merged), damaged, '<<<<<<<'],
    [
      'a colon inside a fact',
      fact('title', 'Fees: what you keep'),
      `column 8: has a colon inside. ${inQuotes}`,
    ],
    ['a misspelt name', ['listTitle:', 'listTitel:'], 'Did you mean “listTitle”? Use only id, '],
    ['words that run backward', append('Pay \u202E%52 ylno\u202C.'), 'Has an invisible character'],
    ['a code for a letter', append('Pay &#x202E;now.'), 'Has an invisible character'],
    ['a day to come', fact('updated', '2062-11-26'), 'updated: is in the future. Write the day'],
    ['a day that does not exist', fact('updated', '2026-13-40'), 'updated: is not a date such as'],
  ],
  'content/pages/about.en.md': [
    ['Latin-1', (text) => Buffer.from(text.replace('one thing', 'José'), 'latin1'), damaged],
  ],
  'content/pages/terms.en.md': [
    ['no text', [/\n---\n[\s\S]*/, '\n---\n'], noFacts, ''],
    ['UTF-8 read as Latin-1', append('Ask JosÃ©.'), damaged],
    ['a quote read as Latin-1', append('Itâ€™s free.'), damaged],
    ['a separator of lines', append('It is\u2028free.'), 'Has an invisible character'],
    ['names that are no codes', append('AT&T; GEICO, B&B; Q&A.'), ''],
  ],
  'content/site.yml': [
    ['one text for all languages', [/^tagline:\n.*\n.*/m, 'tagline: A'], 'tagline: is no pair.'],
    ['a control character', fact('name', 'Claim\u0007Lantern'), 'Has an invisible character'],
    ['an escape', fact('name', '"Claim\\u202ELantern"'), 'column 7: has an invisible character'],
    ['a duplicate key', append('name: Another'), 'column 1: has a name that stands above already.'],
    ['a missing value', [/^mailLabel:\n( .*\n)*/m, ''], 'mailLabel: is missing. The name of', ''],
    ['a text for a number', fact('copyrightYear', 'this'), 'is not a number.'],
    ['a phone number without its area code', fact('phone', '010-0177'), 'is not valid here. Write'],
  ],
  'content/faq.yml': [
    ['a key without a value', ['en: FAQ', "en: ''"], 'topics[2].tab.en: is empty.'],
    ['a pasted space', ['en: FAQ', 'en:\u00A0FAQ'], 'Type the space after the colon anew.'],
    [
      'an exclamation mark',
      ['en: No. The site', 'en: !No. The site'],
      `column 15: cannot begin with ! here. ${inQuotes}`,
    ],
  ],
  'content/reviews.yml': [
    [
      'words for a yes',
      ['sample: true', 'given: nothing'],
      '[1].given: is neither true nor false.',
    ],
    ['no consent', ['sample: true', 'given: false'], '[1].consent: is missing: each', 'Client A'],
    [
      'a number sign',
      ['called the next', 'is the #1 of the next'],
      `column 11: loses what follows its # sign. ${inQuotes}`,
    ],
  ],
  'content/messages.yml': [
    ['an unknown name', ['us at {phone}.', 'us at {phone}, {fone}.'], 'Did you mean “{phone}”?'],
    ['no name in braces', ['message {reference} was sent.', 'message was sent.'], 'lacks {ref'],
    ['no phone number', ['us at {phone} instead', 'us instead'], 'lacks {phone}, which the'],
  ],
  'content/home.yml': [
    ['quotes inside', ['en: A free', 'en: "A" free'], "Put the whole text in 'single quotes'"],
    ['a tab', ['\n    en: Hurt', '\n\ten: Hurt'], 'begins with a tab. Begin the line with spaces.'],
    ['no English', [/^ {4}en: Hurt.*\n/m, ''], 'hero.title.en: is missing.', 'title:'],
  ],
  'content/figures/09/fee-caps.yml': [
    [
      'a label without Spanish',
      [/^ {6}es: Florida.*\n/m, ''],
      'bars[1].label.es: is missing. Write es: and the translation of “Florida, after an answer”.',
      'label:',
    ],
  ],
  'content/how-it-works.yml': [
    ['too few entries', [/ {2}- key: talk[\s\S]*/, ''], 'steps: needs at least 3.', 'steps:'],
  ],
  'content/accident-types.yml': [
    ['no injury at work', ['    clock: work\n', ''], 'has no type with “clock: work”', 'types:'],
    ['an unknown icon', ['stethoscope', 'stetoscope'], 'Did you mean “stethoscope”?'],
  ],
  'content/states/alabama.yml': [
    ['a clock that no rule shows', ['rule: own', 'rule: same'], 'is not shown if the', 'text:'],
    ['a length that is none', ['time: P2Y', 'time: 2 years'], 'is no length. Write it as P2Y for'],
    ['a law nobody read', ['confirmed: two-sources', 'confirmed: statute'], 'can be statute only'],
    ['a number in a sentence', ['within {1}. A', 'within 5 days. A'], 'lacks {1}, a length.'],
  ],
  'content/redirects.yml': [
    ['another site', redirect('/old', 'https://a.com/'), 'is not valid here. Write', 'to: https'],
  ],
};
