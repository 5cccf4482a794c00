import { parse } from 'yaml';
import {
  fingerprint,
  marksOf,
  outOfStep,
  pairSections,
  sectionsOf,
  writeMarks,
} from '@/scripts/content/made-from';

describe('the fingerprint of a text', () => {
  it('stays where only white space changes, and changes with each word and number', () => {
    const text = 'You have 2 years to sue.';
    expect(fingerprint(text)).toMatch(/^[0-9a-f]{8}$/);
    expect(fingerprint('\n  You have\r\n2 years\tto sue.\n\n')).toBe(fingerprint(text));
    const others = [
      'You have 3 years to sue.',
      'You have 2 years to sue?',
      'you have 2 years to sue.',
    ];
    expect(new Set([text, '', ...others].map(fingerprint)).size).toBe(5);
  });
});

describe('a translation', () => {
  const texts = [
    { id: 'title', english: 'Fees', translation: 'Honorarios' },
    { id: 'summary', english: 'What you keep.', translation: 'Lo que le queda.' },
    { id: 'hint', english: 'Ask.', translation: undefined },
  ];

  it('is marked with the English text of each text that it has', () => {
    expect(marksOf(texts)).toEqual({
      title: fingerprint('Fees'),
      summary: fingerprint('What you keep.'),
    });
  });

  it('is out of step where its English text changed, or where nothing says what it was made from', () => {
    expect(outOfStep(texts, marksOf(texts))).toEqual([]);
    const changed = texts.map((text) => ({
      ...text,
      english: text.english.replace('keep', 'pay'),
    }));
    expect(outOfStep(changed, marksOf(texts)).map(({ id }) => id)).toEqual(['summary']);
    expect(outOfStep(texts, {}).map(({ id }) => id)).toEqual(['title', 'summary']);
  });
});

describe('the marks of a file', () => {
  const marks = { title: '12345678', 'links.call.words': '1e000000', body: 'abcdef01' };
  const text = '# A note.\ntitle: Hola # another\n\n# The links.\nlinks: []\n';

  it.each([
    ['has none', text],
    ['has some', `${text}madeFrom:\n  title: aaaaaaaa\n\n  # Old.\n  gone: bbbbbbbb\n`],
    ['was saved on Windows', `${text}madeFrom:\r\n  title: aaaaaaaa\r\n`],
    ['has none left', `${text}madeFrom: {}`],
    ['has them above the rest', `madeFrom:\n  title: aaaaaaaa\n${text}`],
  ])('stand at its end, while all else stays as written, where it %s', (_, before) => {
    const after = writeMarks(before, marks);
    expect(after.slice(0, text.length)).toBe(text);
    expect(parse(after)).toEqual({ title: 'Hola', links: [], madeFrom: marks });
    expect(writeMarks(after, marks)).toBe(after);
  });
});

describe('the sections of a text', () => {
  const english = `A word.

## How long? {#how-long}

Two years.

### A part of it

## And *then*?

Ask.
`;
  const spanish = `## ¿Y después? {#and-then}

Pregunte.

## ¿Cuánto tiempo? {#how-long}

Dos años.
`;

  it('begin with its headings, and have their ids and lines', () => {
    const sections = sectionsOf(english, 10);
    expect(sections.map(({ id, line }) => [id, line])).toEqual([
      ['intro', 10],
      ['how-long', 12],
      ['and-then', 18],
    ]);
    expect(sections.map(({ text }) => text).join('')).toBe(english);
    expect(sectionsOf(spanish).map(({ id }) => id)).toEqual(['and-then', 'how-long']);
  });

  it('are joined to their translations by these ids, in the order of the English text', () => {
    const pairs = pairSections(english, spanish, 10);
    expect(pairs.map(({ id, line }) => [id, line])).toEqual([
      ['body.intro', 0],
      ['body.how-long', 14],
      ['body.and-then', 10],
    ]);
    expect(pairs[0]?.translation).toBeUndefined();
    expect(pairs[1]?.english).toMatch(/^## How long\?[\s\S]*Two years/);
    expect(pairs[1]?.translation).toMatch(/^## ¿Cuánto tiempo\?[\s\S]*Dos años/);
  });
});
