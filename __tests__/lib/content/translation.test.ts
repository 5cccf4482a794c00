import { z } from 'zod';
import { icon, name, ownLabel, record, text, webAddress } from '@/lib/content/field-schemas';
import { figureSchema } from '@/lib/content/figure-schemas';
import { parseYaml } from '@/lib/content/parse-yaml';

const schema = record({
  title: text('Write a title.'),
  count: z.int(),
  brand: name('Write the brand.'),
  label: ownLabel,
  hint: text('Write a hint.').optional(),
  links: z.array(record({ words: text('Write the words.'), url: webAddress, icon })),
});
const original = `title: A page
count: 2
brand: Lantern
links:
  - words: Call us
    url: https://example.com/
    icon: phone
`;
const words = `title: Una página
links:
  - words: Llámenos
`;

/** Reads a translation; its mistakes are thrown as they read in a terminal. */
function read(translation: string) {
  return parseYaml({ file: 'es.yml', text: translation, original }, schema);
}

describe('a translated file', () => {
  it('holds words alone, and takes all else from the English one', () => {
    expect(read(words)).toEqual({
      title: 'Una página',
      count: 2,
      brand: 'Lantern',
      links: [{ words: 'Llámenos', url: 'https://example.com/', icon: 'phone' }],
    });
  });

  it('may have what belongs to each language', () => {
    expect(read(`${words}label: Farol\n`)).toMatchObject({ label: 'Farol' });
  });

  it.each([
    ['lacks words', words.replace('title: Una página\n', ''), 'title: is missing. Translate it'],
    ['leaves words empty', words.replace('Una página', "''"), 'es.yml:1: title: is empty.'],
    ['repeats a number', `${words}count: 3\n`, 'es.yml:4: count: is the same in every language.'],
    ['repeats a name', `${words}brand: Farol\n`, 'es.yml:4: brand: is the same in every language.'],
    [
      'repeats an address',
      `${words}    url: https://a.b/\n`,
      'es.yml:4: links[1].url: is the same',
    ],
    [
      'has a name that nothing reads',
      `${words}titel: Una\n`,
      'es.yml:4: titel: “titel” is not known',
    ],
    [
      'has a text that the English one lacks',
      `${words}hint: Aquí\n`,
      'is not in the English file.',
    ],
    ['has a longer list', `${words}  - words: Más\n`, 'es.yml:2: links: needs a list of 1'],
  ])('is refused where it %s', (_, translation, message) => {
    expect(() => read(translation)).toThrow(message);
  });

  it('holds the words of a figure, without its kind, its numbers and its signs', () => {
    const figure = `kind: bars
title: Fees
caption: Ask which one it is.
unit: "%"
bars:
  - label: Early
    value: 25
  - label: Late
    value: 40
`;
    const translation = `title: Honorarios
caption: Pregunte cuál es.
bars:
  - label: Temprano
  - label: Tarde
`;
    const source = { file: 'es.yml', text: translation, original: figure };
    expect(parseYaml(source, figureSchema)).toMatchObject({
      kind: 'bars',
      unit: '%',
      bars: [
        { label: 'Temprano', value: 25 },
        { label: 'Tarde', value: 40 },
      ],
    });
  });
});
