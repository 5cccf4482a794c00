import { append, fact, type Mistakes, redirect } from './mistake';

const inQuotes = 'Put the whole text in "quotes".';
const noFacts = 'Needs its facts between two lines of three hyphens (---), and text below.';
const damaged = 'Has a broken letter or an unresolved Git conflict (<<<<<<<)';
const merged = '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main';
const latin = (text: string) => Buffer.from(text.replace('one thing', 'José'), 'latin1');

/** Mistakes without whose correction no rule can look at the content. */
export const reading: Mistakes = {
  'content/articles/09-contingency-fees.en.md': [
    [() => '', noFacts, ''],
    [append(merged), damaged, '<<<<<<<'],
    [fact('title', 'Fees: what you keep'), `column 8: has a colon inside. ${inQuotes}`],
    [['listTitle:', 'listTitel:'], 'Did you mean “listTitle”? Remove it, or use only id, '],
    [append('Pay \u202E%52 ylno\u202C.'), 'Has an invisible character'],
    [append('Pay &#x202E;now.'), 'Has an invisible character'],
    [fact('updated', '2062-11-26'), 'updated: is in the future. Write the day'],
    [fact('updated', '2026-13-40'), 'updated: is not a date such as'],
  ],
  'content/pages/about.en.md': [[latin, damaged]],
  'content/pages/terms.en.md': [
    [[/\n---\n[\s\S]*/, '\n---\n'], noFacts, ''],
    [append('Itâ€™s free.'), damaged],
    [append('AT&T; GEICO, B&B; Q&A.'), ''],
  ],
  'content/site.yml': [
    [[/^tagline:\n.*\n.*/m, 'tagline: A'], 'tagline: is no pair.'],
    [fact('name', '"Claim\\u202ELantern"'), 'column 7: has an invisible character'],
    [append('name: Another'), 'column 1: has a name that stands above already.'],
    [[/^mailLabel:\n( .*\n)*/m, ''], 'mailLabel: is missing. The name of', ''],
    [fact('copyrightYear', 'this'), 'is not a number.'],
    [fact('phone', '010-0177'), 'is not valid here. Write'],
  ],
  'content/faq.yml': [
    [['en: FAQ', "en: ''"], 'topics[2].tab.en: is empty.'],
    [['en: FAQ', 'en:\u00A0FAQ'], 'Type the space after the colon anew.'],
    [['en: No. The site', 'en: !No. The site'], `column 15: cannot begin with ! here. ${inQuotes}`],
  ],
  'content/reviews.yml': [
    [['sample: true', 'given: nothing'], '[1].given: is neither true nor false.'],
    [['sample: true', 'given: false'], '[1].consent: is missing: each', 'Client A'],
    [
      ['called the next', 'is #1 the next'],
      `column 11: loses what follows its # sign. ${inQuotes}`,
    ],
  ],
  'content/messages.yml': [
    [['us at {phone}.', 'us at {phone}, {fone}.'], 'Did you mean “{phone}”?'],
    [['message {reference} was sent.', 'message was sent.'], 'lacks {ref'],
    [['us at {phone} instead', 'us instead'], 'lacks {phone}, which the'],
  ],
  'content/home.yml': [
    [['en: A free', 'en: "A" free'], "Put the whole text in 'single quotes'"],
    [['\n    en: Hurt', '\n\ten: Hurt'], 'begins with a tab. Begin the line with spaces.'],
    [[/^ {4}en: Hurt.*\n/m, ''], 'hero.title.en: is missing.', 'title:'],
  ],
  'content/how-it-works.yml': [
    [[/ {2}- key: talk[\s\S]*/, ''], 'needs at least 3.', 'steps:'],
    [['key: describe-your-case', 'key: tell-us-where'], '“tell-us-where” appears twice.'],
  ],
  'content/accident-types.yml': [
    [['    clock: work\n', ''], 'has no type with “clock: work”', 'types:'],
    [['stethoscope', 'stetoscope'], 'Did you mean “stethoscope”?'],
  ],
  'content/states/alabama.yml': [
    [['rule: own', 'rule: same'], 'is not shown if the', 'text:'],
    [['time: P2Y', 'time: 2 years'], 'is no length. Write it as P2Y for'],
    [['confirmed: two-sources', 'confirmed: statute'], 'can be statute only'],
    [['within {1}. A', 'within 5 days. A'], 'lacks {1}, a length.'],
  ],
  'content/redirects.yml': [
    [redirect('/old', 'https://a.com/'), 'is not valid here.', 'to: https'],
  ],
};
