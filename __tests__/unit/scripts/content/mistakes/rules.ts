import { append, fact, type Mistakes, redirect } from './mistake';

const picture = '![A brass balance on a table]';
const google = 'https://www.google.com/url?q=https://cdc.gov';
const outlook = 'https://a.safelinks.protection.outlook.com/?url=cdc.gov';
const leadsTo = 'which leads through another site. Write the address of the page';
const [promise, asIs] = ['which attorney advertising may not', 'which visitors would see as is'];
const withoutSources = (text: string) =>
  text.replace(/^sources:\n( .*\n)+/m, '').replace(/\[\^.*?\]/g, '');

/** Mistakes in content that can be read. */
export const rules: Mistakes = {
  'content/articles/01-product-liability.en.md': [
    [append(`${picture}(cover.svg)`), 'cover.svg: is not described.'],
    [append(`${picture}(b.svg "Weigh it.")`), 'b.svg: is no picture in'],
  ],
  'content/pages/terms.en.md': [
    [append(`[A](${google})`), leadsTo],
    [append(`[A](${outlook})`), leadsTo],
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
    [append('TODO write more.'), 'says “TODO”, which is a leftover placeholder'],
  ],
  'content/pages/about.en.md': [
    [append('It is.[^law]'), '[^law]: is not a source'],
    [append('Call [your name here] today.'), 'says “[your name here]”, which is'],
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
    [['No. The', 'No, {texas.injry}. The'], 'Did you mean “{texas.injury}”?'],
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
