import { checkSpanishEase, compareTexts, spanishSyllables } from '@/scripts/content/translations';

const text = (body: string) => ({
  file: 'content/es/articles/01-x.md',
  front: { file: '', text: '' },
  body,
  bodyLine: 8,
});
const english = text(`It pays $25,000.[^a]

## What to do now

- Call [us](/contact) by May 26, 2026.

{figure: fee-caps}
`);
const spanish = `Paga $25,000.[^a]

## Qué hacer ahora

- [Llámenos](/contact) antes del 26 de mayo de 2026.

{figure: fee-caps}
`;
const messages = (body: string) =>
  compareTexts(english, text(body)).map(
    ({ line, field, problem }) => `${line} ${field}: ${problem}`,
  );

describe('a translated text', () => {
  it('may put its numbers in another order', () => expect(messages(spanish)).toEqual([]));

  it.each([
    ['another number', ['25,000', '35,000'], '8 numbers: lack 25,000 and have 35,000, which'],
    ['no source', ['[^a]', ''], '8 sources: lack a.'],
    ['another source', ['[^a]', '[^b]'], '8 sources: lack a and have b, which'],
    ['no figure', ['{figure: fee-caps}', ''], '10 figures: lack fee-caps.'],
    ['another link', ['/contact', '/about'], '10 links: lack /contact and have /about, which'],
    ['another year', ['de 2026', 'de 2025'], '10 numbers: lack 2026 and have 2025, which'],
    ['no heading', ['## Qué', 'Qué'], '8 headings: are 0. Write 1, as the English text has.'],
    ['no list', ['- [', '['], '10 list items: lack one.'],
  ])('is named where it has %s', (_, [from = '', to = ''], message) => {
    expect(messages(spanish.replace(from, to))).toEqual([expect.stringContaining(message)]);
  });

  it('is named where it is hard to read', () => {
    const hard =
      'La responsabilidad extracontractual de los establecimientos comerciales constituye una obligación indemnizatoria.';
    // A formula says nothing of a few words.
    expect(checkSpanishEase(text(hard))).toEqual([]);
    expect(checkSpanishEase(text(`${hard} `.repeat(10)))).toMatchObject([
      { line: 8, field: 'readability', isWarning: true },
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
