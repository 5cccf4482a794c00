/** An edit of a content file, and what the check answers about that file alone. */
export type Mistake = [
  change: Edit | [from: string | RegExp, to: string],
  /** Words of the answer; begins with "advice: " if it doesn't stop the build, empty without one. */
  answer: string,
  /** Words on the line that the answer must name; default: the first line that changed. */
  at?: string,
];
type Edit = (text: string) => string | Buffer;

type Mistakes = Record<string, Mistake[]>;

const fact = (name: string, value: string): [RegExp, string] => [
  new RegExp(`^${name}: .*$`, 'm'),
  `${name}: ${value}`,
];
const append = (text: string): [RegExp, string] => [/$/, `\n${text}\n`];
/** Replaces the first of the old addresses. */
const redirect = (from: string, to = '/about'): [RegExp, string] => [
  / {2}- from: .*\n {4}to: .*\n/,
  `  - from: ${from}\n    to: ${to}\n`,
];

const inQuotes = 'Put the whole text in "quotes".';
const noFacts = 'Needs its facts between two lines of three hyphens (---), and text below.';
const damaged = 'Has a broken letter or an unresolved Git conflict (<<<<<<<)';
const latin = (text: string) => Buffer.from(text.replace('one thing', 'José'), 'latin1');

const picture = '![A brass balance on a table]';
const [promise, asIs] = ['which attorney advertising may not', 'which visitors would see as is'];
const withoutSources = (text: string) =>
  text.replace(/^sources:\n( .*\n)+/m, '').replace(/\[\^.*?\]/g, '');

/** Mistakes without whose correction no rule can look at the content. */
export const reading: Mistakes = {
  'content/articles/09-contingency-fees.en.md': [
    [() => '', noFacts, ''],
    [append('<<<<<<< HEAD\nOne.\n=======\nTwo.'), damaged, '<<<<<<<'],
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
    [['called the next', 'is #1 the next'], 'column 11: loses what follows its # sign.'],
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
    [['two-sources', 'statute\n  read: {kind: copy, day: 2026-01-02}'], 'read has an edition'],
    [['within {1}. A', 'within 5 days. A'], 'lacks {1}, a length.'],
  ],
  // Alabama can't be read, which must not hide other mistakes.
  'content/why-choose-us.yml': [[['You pay us', 'For {alabama.injury}, you pay us'], '']],
  'content/redirects.yml': [
    [redirect('/old', 'https://a.com/'), 'is not valid here.', 'to: https'],
  ],
};

/** Mistakes in content that can be read. */
export const rules: Mistakes = {
  'content/articles/01-product-liability.en.md': [
    [append(`${picture}(cover.svg)`), 'cover.svg: is not described.'],
    [append(`${picture}(b.svg "Weigh it.")`), 'b.svg: is no picture in'],
  ],
  'content/pages/terms.en.md': [
    [append('[A](https://bit.ly/a)'), 'leads through another site'],
    [append('[A](https://cdc.gov/?utm_source=a)'), 'advice: text: says “utm_source=a”, which'],
    [append('Write “[your name]” or “TODO” there.'), ''],
  ],
  'content/articles/09-contingency-fees.en.md': [
    [(text) => `\uFEFF${text}`, ''],
    [['{figure: fee-caps}', '{figure: fee-cap}'], 'figure fee-cap: has no file content/'],
    [fact('title', 'The best lawyer'), `title: says “The best lawyer”, ${promise}`],
    [fact('accidentType', 'Dog'), 'is “Dog”. Write one of: Auto'],
    [withoutSources, 'sources: is missing. Write at least one', '---\n'],
  ],
  'content/articles/11-car-accident-case.en.md': [
    [append('So\nit is.[^nowhere]'), '[^nowhere]: is not a source', '[^no'],
    [append('In {texs.injury}.'), '“texs” is not known here. Did you mean “tex'],
    [append('We guarantee\na result.'), `says “guarantee”, ${promise}`],
    [append('## A {#rest}\n\n## B {#rest}'), 'has two headings {#rest}', '## B'],
    [append('Really??? It pays ???.'), 'says “???”, which is a leftover placeholder'],
  ],
  'content/pages/about.en.md': [
    [append('It is.[^law]'), '[^law]: is not a source'],
    [append('Call [First Name] today.'), 'says “[First Name]”, which is'],
    [append('So it is.\n• Tell us where'), '“• Tell” is not recognized.', '• Tell'],
    [append('![A](https://a.com/b.png "B")'), 'and write its name alone.'],
  ],
  'content/pages/privacy.en.md': [
    [append('So\ncall {fone}.'), '“{fone}” is not known here. Did', '{fone}'],
    [append('In {Texas.injury}.'), 'Did you mean “{texas.injury}”?'],
    [append('## Who? {#Who Owns}'), '{#name} at the end of a heading'],
    [append('{Figure: Fees}'), '{figure: name} alone on its line'],
    [['{visits} ', 'visits '], 'text: lacks {visits}, ', '\n---\n'],
  ],
  'content/site.yml': [
    [['  es: Una vía', '  fr: Une voie\n  es: Una vía'], ''],
    [fact('name', 'Harbor Injury Help'), ''],
    [['https://x.com/', 'https://example.com/us'], 'leftover placeholder'],
    [['A free', 'A [free](/about)'], 'Links don’t work in this text.'],
    [['  - 11\n', '  - 11\n  - 40\n'], 'advice: shortAddresses[2]'],
  ],
  'content/faq.yml': [
    [['](/deadlines)', '](/deadline)'], 'broken link /deadline: There is no such'],
    [['We reply {replyTime}.', 'We reply within 24 hours.'], 'operator.yml may deny'],
    [['No. The site is free', 'No. The site is <b>free</b>'], `says “<b>free</b>”, ${asIs}`],
  ],
  'content/home.yml': [
    [['no-obligation', '*no* obligation'], `says “*no*”, ${asIs}`],
    [[/en: (Hurt.*)/, "en: '## $1'"], `says “## Hurt”, ${asIs}`],
    [[/en: A free(.*)/, 'en: "A\\n- free$1"'], 'with a line break or a tab inside'],
  ],
  'content/legal-areas.yml': [
    [['article: 9', 'article: 9\n    section: no'], 'areas[3].section: That'],
  ],
  'content/reviews.yml': [
    [['called the next', 'paid $50,000 the next'], 'advice: says “$50,000”, a result'],
  ],
  'content/redirects.yml': [[redirect('/old', '/blogs/9/9'), 'There is no such', '/9/9']],
  'content/emails/intake.html': [
    [['{{zipCode}}', '{{zipCode}} {{zipcode}}'], '{{zipcode}}: is not sent'],
    [[/subject(.*){{message}}/s, 'message$1'], 'lacks {{message}}, which the', ''],
    [['{{email}}', '<a\n href="{{email}}">'], 'takes a part', '\n href'],
    [['>{{message}}', '>{{{message}}}'], 'would run what is typed as HTML'],
  ],
  'content/emails/receipt.html': [
    [['{{reference}}. Please', '{{message}} Please'], '{{message}}: is not sent by'],
  ],
};

/** What the languages say differently, and the Spanish that is missing. */
export const translating: Mistakes = {
  'content/faq.yml': [
    [['25% al 40%', '25% al 50%'], 'topics[1].items[3].subtitle1: says “40%” in English but “50%'],
    [['¿Qué hace {siteName}?', '¿Qué hacemos?'], 'topics[2].items[1].subject: lacks {siteName} of'],
    [['dad](/privacy)', 'dad](/privacy)[ ](/service)'], 'has /service, which the English text'],
    [['Respondemos {', 'This is when you can write {'], 'is English. Translate it.'],
  ],
  'content/home.yml': [
    [['Toma unos 3 minutos', 'Takes about 3 minutes'], 'hero.time: is the same text in both'],
    [['es: Reseñas', 'es: Reviews'], 'advice: reviews.title: is the same text in both languages.'],
  ],
  'content/reviews.yml': [[[/en: (.*) A\n.*/, 'en: $1 A\n      es: $1 A'], '']],
  'content/states/alabama.yml': [[['límite de 4', 'límite de 5'], 'says “4” in English but “5 a']],
  'content/figures/09/fee-caps.yml': [
    [['es: Contra EE. UU.', 'es: En 3 casos'], 'bars[3].label: says “3” in Spanish'],
    [[/^ {6}es: Florida.*\n/m, ''], 'bars[1].label.es: is missing. Write es:', 'label:'],
  ],
  'content/articles/09-contingency-fees.es.md': [
    [['[^florida-fees]', ''], '{#how-does-a-contingency-fee-work}: lacks [^fl', '## ¿'],
    [['ros $750,000', 'ros $760,000'], '{#where-does-the-law-limit-the-fee}: says'],
    [['un tercio', 'la mitad'], 'summary: says “third” in English but “mitad”'],
    [['{#what-to-do-now}', '{#ahora}'], 'advice: {#ahora}: has no section {#ahora}'],
  ],
};
