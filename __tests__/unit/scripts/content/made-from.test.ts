import { parse } from 'yaml';
import { fingerprint, writeMarks } from '@/scripts/content/made-from';

it('changes a fingerprint with each word and number, but not with white space', () => {
  const text = 'You have 2 years to sue.';
  expect(fingerprint('\n  You have\r\n2 years\tto sue.\n\n')).toBe(fingerprint(text));
  const texts = [
    text,
    '',
    'You have 3 years to sue.',
    'You have 2 years to sue?',
    'you have 2 years to sue.',
  ];
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
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
  ])('are written at its end, without changing the rest, if it %s', (_, before) => {
    const after = writeMarks(before, marks);
    expect(after.slice(0, text.length)).toBe(text);
    expect(parse(after)).toEqual({ title: 'Hola', links: [], madeFrom: marks });
    expect(writeMarks(after, marks)).toBe(after);
  });
});
