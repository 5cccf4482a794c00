import type { Mistake } from '@/lib/content/mistakes';
import { checkContent } from '@/scripts/content/check-content';
import { marksOf, pairSections } from '@/scripts/content/made-from';
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
    ({ line, field, problem, isWarning }) =>
      `${isWarning ? 'advice' : 'error'} ${line} ${field}: ${problem}`,
  );

describe('a translated text', () => {
  it('may put its numbers in another order', () => expect(messages(intro + spanish)).toEqual([]));

  it.each([
    ['another number', '25,000', '35,000', 'error 8 numbers: lack 25,000 and have 35,000, which'],
    ['no source', '[^a]', '', 'advice 8 sources: lack a.'],
    ['another source', '[^a]', '[^b]', 'error 8 sources: lack a and have b, which'],
    ['no figure', '{figure: fee-caps}', '', 'advice 10 figures: lack fee-caps.'],
    ['another link', '/contact', '/about', 'error 10 links: lack /contact and have /about, which'],
    ['another year', 'de 2026', 'de 2025', 'error 10 numbers: lack 2026 and have 2025, which'],
    ['another place', '{phone}', '{fone}', 'error 10 places: lack {phone} and have {fone}, which'],
    ['no list', '- [', '[', 'advice 10 list items: lack one.'],
    ['another section', '#now', '#new', 'which one it translates: {#now}.'],
    ['no such section', '#now', '#new', 'advice 8 text: lacks the section “now” of content/en/'],
    ['a section twice', '- ', '## Y {#now}\n', 'error 12 heading: {#now} is here twice. Write'],
  ])('is named where it has %s', (_, from, to, message) => {
    const changed = (intro + spanish).replace(from, to);
    expect(messages(changed)).toContainEqual(expect.stringContaining(message));
  });

  it('is named where its English text is not the one that it was made from', () => {
    expect(messages(intro + spanish, { ...marks, 'body.now': '00000000' })).toEqual([
      'advice 10 section: was made from another English text than “## What to do now {#now} - Call [us](/contact) at {phone} by May 26, 2026. {figure: fee-caps}” (content/en/articles/01-x.md:10). It says “## Qué hacer ahora {#now} - [Llámenos](/contact) al {phone} antes del 26 de mayo de 2026. {figure: fee-caps}”. Compare the two, then run: npm run translated -- content/es/articles/01-x.md:10',
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

  it.each([
    ['casa', 2],
    ['abogado', 4],
    ['lesión', 2],
    ['día', 2],
    ['aéreo', 4],
    ['cuidado', 3],
    ['guerra', 2],
    ['pingüino', 3],
    ['quien', 1],
    ['ley', 1],
    ['ahora', 3],
  ])('counts the syllables of %s', (word, count) => expect(spanishSyllables(word)).toBe(count));
});

describe('a change of meaning in English', () => {
  const content = copyContent();
  afterEach(content.restore);
  afterAll(content.leave);

  type Change = [kind: keyof typeof said, file: string, from: string, to: string, line: string];
  const fees = 'articles/09-contingency-fees.md';
  const figures = 'figures/09/';
  const costs = '{#how-are-costs-different-from-fees}';
  const cookies = '{#what-stays-in-your-browser}';
  const said = {
    text: /^was made from another English text than “.*” \(content\/en\/.*:\d+\)\. It says “.*”\.( The same law is cited at .*\.)? Compare the two, then run: npm run translated -- content\/es\/.*:\d+$/,
    source:
      /^rests on https:\/\/.*\/new\/ \(content\/en\/.*\), which changed\. See whether the text still says what that says\./,
    amount: /^rests on \d+ \(content\/en\/.*\), which changed\./,
    number: /^numbers lack \d+ and have \d+, which the English text doesn’t have\.$/,
  };
  // With words of the outdated Spanish line.
  const changes: Change[] = [
    ['text', 'faq.yml', 'Not always. If', 'Always. If', 'subtitle1: No siempre.'],
    ['text', 'pages/privacy.md', 'sets no cookies', 'sets two cookies', cookies],
    [
      'text',
      'deadlines/alabama.yml',
      'recover nothing',
      'recover all',
      'text: Por lo general usted no r',
    ],
    ['text', fees, 'The net leaves you more', 'The net leaves you less', costs],
    ['text', 'home.yml', 'Hurt in an accident?', 'Was it your fault?', 'title: ¿Sufrió'],
    ['text', 'forms.yml', 'Where the accident happened', 'Where you live', 'hint: Donde ocurrió'],
    ['text', fees, 'coverAlt: A brass', 'coverAlt: A broken', 'coverAlt:'],
    [
      'source',
      fees,
      'floridabar.org/rules/rrtfb/',
      'floridabar.org/rules/new/',
      '  sources.florida-fees.',
    ],
    ['amount', 'figures/09/fee-caps.yml', 'value: 33333', 'value: 33000', '  - key: new-jersey'],
    ['number', 'figures/01/outer-limit.yml', '12-year', '10-year', 'what: Termina el límite'],
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
    // A different number is reported once, not also as outdated.
    expect(mistakes).toHaveLength(changes.filter(([kind]) => kind === 'number').length);
    expect(advice).toHaveLength(changes.length);
  });

  it('may add what Spanish pages do without, but nothing that visitors choose', () => {
    const add = (file: string, before: string, text: string) =>
      content.write(
        file,
        content.read(file).replace(before, () => `${text}${before}`),
      );
    const review = 'address: A, B\n    subject: Kind\n    content: They called.\n    rating: 5\n';
    add(
      'content/en/reviews.yml',
      '  - name: Sample Client B',
      `  - name: Bo\n    avatar: B\n    ${review}`,
    );
    add(
      'content/en/faq.yml',
      '      - key: does-it',
      '      - key: new\n        subject: New?\n        subtitle1: Yes.\n',
    );
    add(
      `content/en/${fees}`,
      '## What to do now',
      '## What else? {#else}\n\nAsk.\n\n{figure: new}\n\n',
    );
    content.write(
      `content/en/${figures}new.yml`,
      content.read(`content/en/${figures}money-path.yml`),
    );
    const keeps = `content/en/${figures}what-you-keep.yml`;
    const part = '$&      - { key: liens, label: Liens, value: 0 }\n';
    content.write(keeps, content.read(keeps).replace(/parts:\n/g, part));
    add(
      'content/en/accident-types.yml',
      '  - name: MalPractice',
      '  - name: Dog Bite\n    picture_id: warning\n',
    );
    const { mistakes, advice } = checkContent();
    const says = ({ file, line, field, problem }: Mistake) =>
      `${file}:${line}: ${field}: ${problem}`;
    expect(mistakes.map(says)).toEqual([
      'content/es/accident-types.yml:3: types: lacks “Dog Bite”. Write an item with name: Dog Bite.',
    ]);
    expect(advice.map(says)).toEqual([
      expect.stringMatching(
        /^content\/es\/articles\/09.*:\d+: text: lacks the section “else” of .*:\d+\. Translate it, with {#else} after its heading\.$/,
      ),
      expect.stringMatching(
        /^content\/es\/faq\.yml:\d+: topics\.faq\.items\.new: is to be translated, and left out until then: “New\?” \(content\/en\/faq\.yml:\d+\)\.$/,
      ),
      `content/es/${figures}new.yml:1: file name: is to be translated. Until then the Spanish article lacks this figure.`,
      ...['25', '33', '40'].map((share) =>
        expect.stringContaining(
          `rows.${share}-fee.parts.liens: is to be translated, and shown in English until then: “Liens”`,
        ),
      ),
      expect.stringMatching(
        /^content\/es\/reviews\.yml:\d+: reviews\.Bo: is to be translated, and left out until then: /,
      ),
    ]);
    // The Spanish article shows this figure, so it is required.
    add(`content/es/${fees}`, '## Qué hacer ahora', '{figure: new}\n\n');
    expect(checkContent().mistakes.map(says)).toContainEqual(
      expect.stringMatching(
        /^content\/es\/articles\/09.*: figure new: has no file content\/es\/figures\/09\/new\.yml\./,
      ),
    );
  });
});
