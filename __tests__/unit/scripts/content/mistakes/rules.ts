import { append, bodyStart, fact, type Mistakes, redirect } from './mistake';

const shown = '{figure: fee-caps}';
const stray = 'is not recognized.';
const picture = '![A brass balance on a table]';
const target = 'https%3A%2F%2Fcdc.gov%2Fa';
const leadsTo = 'leads through another site. Write https://cdc.gov/a.';
const otherProgram = 'a sign of another program. Remove it, or type the words anew.';
const [promise, asIs] = ['which attorney advertising may not', 'which visitors would see as is'];

/** Mistakes in content that can be read. */
export const rules: Mistakes = {
  'content/articles/01-product-liability.en.md': [
    ['no caption of a picture', append(`${picture}(cover.svg)`), 'cover.svg: is not described.'],
    ['a missing picture', append(`${picture}(b.svg "Weigh it.")`), 'b.svg: is no picture at'],
    ['a link of a chat', append('See <https://cdc.gov|CDC>.'), '“<https://cdc.gov|CDC>”, as a'],
    ['an address of a chat', append('To a@x.com<mailto:a@x.com>.'), 'or a link as [words](addr'],
    ['a code of a code', append('It&amp;rsquo;s free.'), 'says “&amp;rsquo;”, as another program'],
    ['a lost place', append('See Error! Reference source not found.'), otherProgram],
    ['a signature', append('Sent from my iPhone'), otherProgram],
    ['a lost cell', append('It is #REF! today.'), otherProgram],
  ],
  'content/pages/terms.en.md': [
    ['a search', append(`[A](https://www.google.com/url?q=${target})`), leadsTo],
    ['Outlook', append(`[A](https://a.safelinks.protection.outlook.com/?url=${target})`), leadsTo],
    ['codes of a mail', append('It=E2=80=99s free.'), 'says “=E2=80=99”, a sign of another'],
    ['an end of a mail’s line', append('It is=20\nfree.'), 'says “=20”, a sign of another'],
    ['a Spanish lost place', append('Vea ¡Error! No se encuentra el origen.'), otherProgram],
    ['a Spanish signature', append('Enviado desde mi iPhone'), otherProgram],
  ],
  'content/articles/09-contingency-fees.en.md': [
    ['“UTF-8 with BOM”', (text) => `\uFEFF${text}`, ''],
    ['no file of a figure', [shown, '{figure: fee-cap}'], 'figure fee-cap: has no file content/'],
    ['a promise in a title', fact('title', 'The best lawyer'), 'title: says “The best lawyer”, '],
    ['an empty line in a table', ['| US gov', '\n| US gov'], stray, '| US gov'],
    ['an unknown accident type', fact('accidentType', 'Dog'), 'is “Dog”. Write one of: Auto'],
    [
      'a public article without sources',
      (text) => text.replace(/^sources:\n( .*\n)+/m, '').replace(/\[\^.*?\]/g, ''),
      'sources: is missing. Write at least one, and cite it as [^id].',
      '---\n',
    ],
  ],
  'content/articles/11-car-accident-case.en.md': [
    ['an unknown source', append('So\nit is.[^nowhere]'), '[^nowhere]: is not a source', '[^no'],
    [
      'an unknown place',
      append('In {texs.injury}.'),
      '“texs” is not known here. Did you mean “tex',
    ],
    ['a promise', append('We guarantee a result.'), 'says “guarantee”, which attorney advertising'],
    ['HTML from Word', append('<p class="Mso">It is free.</p>'), 'is left out. Write the text'],
    ['open bold type', append('- **Before a lawsuit, the share'), `“**Before” ${stray}`],
    ['an id twice', append('## A {#rest}\n\n## B {#rest}'), 'has two headings {#rest}', '## B'],
    ['a heading without a space', append('##What is left'), `“##What” ${stray}`],
    ['a placeholder', append('TODO write more.'), 'says “TODO”, which is a leftover placeholder'],
  ],
  'content/pages/about.en.md': [
    ['a link that runs a script', ['not a law', '[not](javascript:alert(1)) a law'], stray],
    ['a letter of a PDF', append('The oﬃce is open.'), 'says “oﬃce”, a sign of another program'],
    ['a placeholder', append('Call [your name here] today.'), 'says “[your name here]”, which is'],
    ['a bullet from Word', append('• Tell us where'), `“• Tell” ${stray}`],
    ['another program’s code', append('[form id="1"]'), 'says “[form id="1"]”, a sign of another'],
    ['a section of home', append('Ask [us](#finder).'), 'on the home page. Write /#finder.'],
    ['a picture elsewhere', append('![A](https://a.com/b.png "B")'), 'Save the picture in the'],
    ['a unit twice', append('In {texas.injury} years.'), 'advice: text: {texas.injury} says its'],
  ],
  'content/pages/privacy.en.md': [
    ['an unknown name in braces', append('Call {fone}.'), '“{fone}” is not known here. Did'],
    ['a law in capitals', append('In {Texas.injury}.'), 'Did you mean “{texas.injury}”?'],
    ['a name with spaces', append('## Who? {#Who Owns}'), 'Write {#who-owns}, in small letters'],
    ['a name without its sign', append('## Who? {who-owns}'), 'Write {#who-owns}, in small'],
    ['a figure in capitals', append('{Figure: Fees}'), 'Write {figure: fees}, alone on'],
    ['not a word about counting', ['{visits} ', 'visits '], 'text: lacks {visits}, ', bodyStart],
    ['a space in a link', append('At [the FTC] (https://www.ftc.gov/).'), `ftc.gov/)” ${stray}`],
  ],
  'content/site.yml': [
    ['a language without an edition', ['  es: Una vía', '  fr: Une voie\n  es: Una vía'], ''],
    ['another name for the site', fact('name', 'Harbor Injury Help'), ''],
    ['an example address', ['https://x.com/', 'https://example.com/us'], 'leftover placeholder'],
    ['a link in plain text', ['A free', 'A [free](/about)'], 'Links don’t work in this text.'],
    ['an address of no article', ['  - 11\n', '  - 11\n  - 40\n'], 'advice: shortAddresses[2]'],
  ],
  'content/faq.yml': [
    ['a broken link', ['](/deadlines)', '](/deadline)'], 'broken link /deadline: There is no such'],
    ['a promise', ['You stay in charge.', 'We will win.'], `says “We will win”, ${promise}`],
    [
      'a time of reply that hours may deny',
      ['We reply {replyTime}.', 'We reply within 24 hours.'],
      'says “within 24 hours”, which the hours in operator.yml may deny',
    ],
    [
      'a Spanish time of reply',
      ['Respondemos {replyTime}', 'Es en 24 horas'],
      'says “en 24 horas”',
    ],
    [
      'English as Spanish',
      ['Respondemos {', 'This is when you are answered {'],
      'is English. Tran',
    ],
    ['an unknown law', ['No. The', 'No, {texas.injry}. The'], 'Did you mean “{texas.injury}”?'],
    ['HTML', ['No. The site is free', 'No. The site is <b>free</b>'], `says “<b>”, ${asIs}`],
  ],
  'content/home.yml': [
    ['a promise', ['no-obligation', 'without any risk'], `says “without any risk”, ${promise}`],
    ['stars', ['no-obligation', '*no* obligation'], `says “*no*”, ${asIs}`],
    ['a heading', [/en: (Hurt.*)/, "en: '## $1'"], `says “## Hurt”`],
    ['a code', ['no-obligation', 'no&nbsp;obligation'], `says “&nbsp;”, ${asIs}`],
    ['a visible line break', [/en: A free(.*)/, 'en: A\\nfree$1'], `says “A\\nfree,”, ${asIs}`],
    ['a narrow cell', ['no-obligation', '(########)'], otherProgram],
    ['a list', [/en: A free(.*)/, 'en: "A\\n- free$1"'], 'with a line break or a tab inside'],
  ],
  'content/legal-areas.yml': [
    ['a link to no part', ['article: 9', 'article: 9\n    section: no'], 'areas[3].section: That'],
  ],
  'content/reviews.yml': [
    ['a result', ['called the next', 'paid $50,000 the next'], 'advice: says “$50,000”, a result'],
  ],
  'content/redirects.yml': [
    ['a target that is no page', redirect('/old', '/blogs/9/9'), 'There is no such', '/9/9'],
  ],
  'content/emails/intake.html': [
    ['what no form sends', ['{{zipCode}}', '{{zipCode}} {{zipcode}}'], '{{zipcode}}: is not sent'],
    ['no message', [/subject(.*){{message}}/s, 'message$1'], 'lacks {{message}}, which the', ''],
    ['a link from a request', ['{{email}}', '<a\n href="{{email}}">'], 'takes a part', '\n href'],
    ['three braces', ['>{{message}}', '>{{{message}}}'], 'would run what a visitor types'],
  ],
  'content/emails/receipt.html': [
    ['an answer', ['{{reference}}. Please', '{{message}} Please'], '{{message}}: is not sent by'],
  ],
  'public/images/blogs/9/cover.svg': [
    ['a script', ['<rect', '<script>alert(1)</script>\n<rect'], '<script: can run code. Save'],
    ['an act on opening', ['<svg ', '<svg onload="alert(1)" '], 'onload=: can run code.'],
  ],
};
