import { describeMistake } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { marksOf, pairSections } from '@/scripts/content/made-from';
import { missingTerms } from '@/scripts/content/terms';
import { checkSections, checkSpanishEase, spanishSyllables } from '@/scripts/content/translations';
import { copyContent } from '../../content-copy';

const text = (body: string, language = 'es') => ({
  file: `content/${language}/articles/01-x.md`,
  front: { file: '', text: '' },
  body,
  bodyLine: 8,
});
const english = `It pays $25,000.[^a]

## What to do now {#now}

- Call [us](/contact) at {phone} by May 26, 2026.

{figure: fee-caps}
`;
const spanish = `## Qué hacer ahora {#now}

- [Llámenos](/contact) al {phone} antes del 26 de mayo de 2026.

{figure: fee-caps}
`;
const intro = 'Paga $25,000.[^a]\n\n';
const marks = marksOf(pairSections(english, intro + spanish));
const messages = (body: string, madeFrom = marks) =>
  [...checkSections(text(english, 'en'), text(body), madeFrom)].map(
    ({ line, field, problem, isAdvice }) =>
      `${isAdvice ? 'advice' : 'error'} ${line} ${field}: ${problem}`,
  );

describe('a translated text', () => {
  it('is accepted without differences', () => expect(messages(intro + spanish)).toEqual([]));

  it.each([
    ['another number', '25,000', '35,000', 'error 8 numbers: lack 25,000 and have 35,000, which'],
    ['no source', '[^a]', '', 'advice 8 sources: lack a.'],
    ['another source', '[^a]', '[^b]', 'error 8 sources: lack a and have b, which'],
    ['no figure', '{figure: fee-caps}', '', 'advice 10 figures: lack fee-caps.'],
    ['another link', '/contact', '/about', 'error 10 links: lack /contact and have /about, which'],
    ['another year', 'de 2026', 'de 2025', 'error 10 numbers: lack 2026 and have 2025, which'],
    [
      'another placeholder',
      '{phone}',
      '{fone}',
      'error 10 placeholders: lack {phone} and have {fone}, which',
    ],
    ['no list', '- [', '[', 'advice 10 list items: are 0; the English section has 1.'],
    ['another section', '#now', '#new', 'the section it translates: {#now}.'],
    [
      'no id',
      ' {#now}',
      '',
      'advice 10 heading: matches no English section. After the heading, write',
    ],
    ['no such section', '#now', '#new', 'advice 8 text: lacks the section “now” of content/en/'],
    ['a section twice', '- ', '## Y {#now}\n', 'error 12 heading: {#now} appears twice. Write'],
  ])('is named where it has %s', (_, from, to, message) => {
    const changed = (intro + spanish).replace(from, to);
    expect(messages(changed)).toContainEqual(expect.stringContaining(message));
  });

  it.each([
    ['changed since', '00000000'],
    ['is not marked', ''],
  ])('is named where its English text %s', (_, mark) => {
    const { 'body.now': _now, ...others } = marks;
    expect(messages(intro + spanish, mark ? { ...others, 'body.now': mark } : others)).toEqual([
      'advice 10 section: was translated from an older English text, which now says “## What to do now {#now} - Call [us](/contact) at {phone} by May 26, 2026. {figure: fee-caps}” (content/en/articles/01-x.md:10). The translation says “## Qué hacer ahora {#now} - [Llámenos](/contact) al {phone} antes del 26 de mayo de 2026. {figure: fee-caps}”. Compare the two, then run: npm run translated -- content/es/articles/01-x.md:10',
    ]);
  });

  it('is named where it is hard to read', () => {
    const hard =
      'La responsabilidad extracontractual de los establecimientos comerciales constituye una obligación indemnizatoria.';
    expect(checkSpanishEase(text(spanish))).toEqual([]);
    expect(checkSpanishEase(text(`${hard} `.repeat(10)))).toMatchObject([
      { line: 8, field: 'readability' },
    ]);
  });

  it('has its syllables counted', () => {
    const words = 'casa abogado lesión día aéreo cuidado guerra pingüino quien ley ahora';
    expect(words.split(' ').map(spanishSyllables)).toEqual([2, 4, 2, 2, 4, 3, 2, 3, 1, 1, 3]);
  });
});

describe('a change of meaning in English', () => {
  const content = copyContent();
  afterEach(content.restore);
  afterAll(content.leave);

  type Change = [kind: keyof typeof said, file: string, from: string, to: string, line: string];
  const fees = 'articles/09-contingency-fees.md';
  const figures = 'figures/09/';
  const cookies = '{#what-stays-in-your-browser}';
  const said = {
    text: /^was translated from an older English text, which now says “.*” \(content\/en\/.*:\d+\)\. The translation says “.*”\.( The same law is cited at .*\.)? Compare the two, then run: npm run translated -- content\/es\/.*:\d+$/,
    source:
      /^cites https:\/\/.*\/new\/ \(content\/en\/.*\), which has changed\. Check that the translation still matches it\./,
    amount: /^cites \d+ \(content\/en\/.*\), which has changed\./,
    number: /^numbers lack \d+ and have \d+, which the English text doesn’t have\.$/,
  };
  const changes: Change[] = [
    ['text', 'faq.yml', 'Not always. If', 'Always. If', 'subtitle1: No siempre.'],
    ['text', 'pages/privacy.md', 'sets no cookies', 'sets two cookies', cookies],
    [
      'text',
      'deadlines/alabama.yml',
      'recover nothing',
      'recover all',
      'text: Por lo general usted no',
    ],
    ['text', fees, 'coverAlt: A brass', 'coverAlt: A broken', 'coverAlt:'],
    ['source', fees, 'org/rules/rrtfb/', 'org/rules/new/', '  sources.florida-fees.'],
    ['amount', 'figures/09/fee-caps.yml', 'value: 33333', 'value: 33000', '  - key: new-jersey'],
    ['number', 'deadlines/alabama.yml', 'time: 2 years', 'time: 3 years', 'time: 2 años'],
  ];

  it('is named at its Spanish text, each of them, and refused where a number differs', () => {
    for (const [, file, from, to] of changes) {
      const before = content.read(`content/en/${file}`);
      expect(before).toContain(from);
      content.write(`content/en/${file}`, before.replace(from, to));
    }
    const { mistakes, advice } = checkContent();
    for (const [kind, name, , , words] of changes) {
      const file = `content/es/${name}`;
      const spanish = content.read(file);
      const line = spanish.slice(0, spanish.indexOf(words)).split('\n').length;
      const problem = expect.stringMatching(said[kind]);
      const found = kind === 'number' ? mistakes : advice;
      expect(found).toContainEqual(expect.objectContaining({ file, line, problem }));
    }
    expect(mistakes).toHaveLength(changes.filter(([kind]) => kind === 'number').length);
    expect(advice).toHaveLength(changes.length);
  });

  it('may add what Spanish pages do without, but nothing that visitors choose', () => {
    const add = (file: string, before: string | RegExp, text: string) =>
      content.write(
        `content/${file}`,
        content.read(`content/${file}`).replace(before, `${text}$&`),
      );
    const review = 'avatar: B\n    address: A, B\n    subject: Kind\n    content: They called.\n';
    add(
      'en/reviews.yml',
      '  - name: Sample Client B',
      `  - name: Bo\n    rating: 5\n    ${review}`,
    );
    add('en/faq.yml', '      - key: does', '      - {key: new, subject: New?, subtitle1: Yes.}\n');
    add(`en/${fees}`, '## What to do now', '## What else? {#else}\n\nAsk.\n\n{figure: new}\n\n');
    content.write(
      `content/en/${figures}new.yml`,
      content.read(`content/en/${figures}money-path.yml`),
    );
    add(
      `en/${figures}what-you-keep.yml`,
      /(?<=parts:\n)/g,
      '      - {key: liens, label: Liens, value: 0}\n',
    );
    add(
      'en/accident-types.yml',
      '  - name: MalPractice',
      '  - {name: Dog Bite, picture_id: warning}\n',
    );
    const { mistakes, advice } = checkContent();
    expect(mistakes.map(describeMistake)).toEqual([
      'content/es/accident-types.yml:3: types: lacks “Dog Bite”. Write an item with name: Dog Bite.',
    ]);
    const expected = [
      /es\/articles\/09.*:\d+: text: lacks the section “else” of .*:\d+\. Translate it, with {#else} after its heading\.$/,
      /es\/faq\.yml:\d+: topics\.faq\.items\.new: is not translated yet, so it is left out: “New\?” \(content\/en\/faq\.yml:\d+\)\.$/,
      /es\/figures\/09\/new\.yml:1: file name: is not translated yet, so the Spanish article lacks this figure\.$/,
      ...['25', '33', '40'].map((share) =>
        RegExp(
          `rows.${share}-fee.parts.liens: is not translated yet, so it is shown in English: “Liens”`,
        ),
      ),
      /es\/reviews\.yml:\d+: reviews\.Bo: is not translated yet, so it is left out: /,
    ];
    expect(advice.map(describeMistake)).toEqual(expected.map((one) => expect.stringMatching(one)));
    // The Spanish article shows this figure, so it is required.
    add(`es/${fees}`, '## Qué hacer ahora', '{figure: new}\n\n');
    expect(checkContent().mistakes.map(describeMistake).join('\n')).toMatch(
      /^content\/es\/articles\/09.*: figure new: has no file content\/es\/figures\/09\/new\.yml\./m,
    );
  });
});

it.each([
  ['A settlement ends it.', 'Un contrato le pone fin.', ['settlement']],
  ['Settlements end it.', 'Los Acuerdos\nle ponen fin.', []],
  ['Workers’ comp pays.', 'Paga la compen\u00adsación laboral.', []],
  ['Workers’ comp pays.', 'Paga el seguro.', ["workers' comp"]],
  ['It ends. [^settlement] {#settlement}', 'Termina.', []],
  ['It ends in a [settlement](/x).', 'Termina [así](/acuerdo).', ['settlement']],
])('of “%s” the Spanish “%s” lacks the terms %j', (english, spanish, expected) => {
  const terms = [
    { english: 'settlement', spanish: ['acuerdo'] },
    { english: "workers' comp", spanish: ['compensación laboral'] },
  ];
  expect(missingTerms(terms, english, spanish).map((term) => term.english)).toEqual(expected);
});
