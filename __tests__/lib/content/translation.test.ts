import { z } from 'zod';
import {
  icon,
  keyed,
  name,
  ownLabel,
  record,
  text,
  texts,
  webAddress,
  withLabel,
} from '@/lib/content/field-schemas';
import { figureSchema } from '@/lib/content/figure-schemas';
import { parseTranslation, parseYaml } from '@/lib/content/parse-yaml';

const link = record({ name: name('Write it.'), words: text('Write it.'), url: webAddress, icon });
const kind = record({ name: name('Write it.'), label: ownLabel, icon }).transform(withLabel);
const source = record({ id: text('Write it.'), url: webAddress }).meta({
  translation: 'shared',
  cites: ['url'],
});
const schema = record({
  title: text('Write a title.').max(14),
  count: z.int(),
  brand: name('Write the brand.'),
  hint: text('Write a hint.').optional(),
  lines: texts('Write the lines.'),
  links: keyed(link, 'name').min(1),
  kinds: keyed(kind, 'name', { isNeeded: true }),
  sources: keyed(source, 'id'),
});
const original = `title: A page
count: 2
brand: Lantern
lines: [One, Two]
links:
  - name: call
    words: Call us
    url: https://example.com/
    icon: phone
  - name: write
    words: Write to us
    url: https://example.org/
    icon: clock
kinds:
  - name: Auto Accident
    icon: car-profile
  - name: MalPractice
    icon: stethoscope
sources:
  - id: law
    url: https://example.gov/
`;
const words = `title: Una página
lines: [Uno, Dos]
kinds:
  - name: MalPractice
    label: Negligencia
  - name: Auto Accident
    label: Auto
links:
  - name: write
    words: Escríbanos
  - name: call
    words: Llámenos
`;

/** Reads a translation; its mistakes are thrown as they read in a terminal. */
const read = (translation: string, english = original) =>
  parseTranslation({ file: 'es.yml', text: translation, original: english }, schema);

describe('a translated file', () => {
  it('holds words alone, and takes all else and the order from the English one, by its keys', () => {
    expect(read(words).data).toEqual({
      title: 'Una página',
      count: 2,
      brand: 'Lantern',
      lines: ['Uno', 'Dos'],
      links: [
        { name: 'call', words: 'Llámenos', url: 'https://example.com/', icon: 'phone' },
        { name: 'write', words: 'Escríbanos', url: 'https://example.org/', icon: 'clock' },
      ],
      kinds: [
        { name: 'Auto Accident', label: 'Auto', icon: 'car-profile' },
        { name: 'MalPractice', label: 'Negligencia', icon: 'stethoscope' },
      ],
      sources: [{ id: 'law', url: 'https://example.gov/' }],
    });
  });

  it('is joined to each English text and each source, with the places of both', () => {
    const pairs = read(words).pairs.map(({ path, englishPath, ...pair }) => ({
      ...pair,
      places: `${englishPath.join('.')} ${path.join('.')}`,
    }));
    expect(pairs).toEqual([
      { id: 'title', places: 'title title', english: 'A page', translation: 'Una página' },
      { id: 'lines', places: 'lines lines', english: 'One\nTwo', translation: 'Uno\nDos' },
      ...[
        ['call', 'links.0.words links.1.words', 'Call us', 'Llámenos'],
        ['write', 'links.1.words links.0.words', 'Write to us', 'Escríbanos'],
      ].map(([id, places, english, translation]) => {
        return { id: `links.${id}.words`, places, english, translation };
      }),
      ...[
        ['Auto Accident', 'kinds.0.label kinds.1.label', 'Auto'],
        ['MalPractice', 'kinds.1.label kinds.0.label', 'Negligencia'],
      ].map(([id, places, translation]) => {
        return { id: `kinds.${id}.label`, places, english: id, translation };
      }),
      {
        id: 'sources.law.source',
        places: 'sources.0.url sources',
        english: 'https://example.gov/',
        translation: 'https://example.gov/',
        isSource: true,
      },
    ]);
  });

  it.each([
    [
      'an item',
      words.replace(/ {2}- name: write\n.*\n/, ''),
      original,
      'links.write',
      'Write to us',
    ],
    [
      'the whole list',
      words.replace(/links:[\s\S]*/, 'links: []\n'),
      original,
      'links.call',
      'Call us',
    ],
    ['a text that may be missing', words, `${original}hint: Ask\n`, 'hint', 'Ask'],
  ])(
    'may lack %s, which is left out and is to be translated',
    (_, translation, english, id, says) => {
      const source = { file: 'es.yml', text: translation, original: english };
      const { pairs } = parseTranslation(source, schema.extend({ links: keyed(link, 'name') }));
      expect(pairs.find((pair) => pair.id === id)).toMatchObject({
        english: says,
        translation: undefined,
      });
    },
  );

  it('says which English texts it was made from, or nothing yet', () => {
    const marks = { title: '1e000000', 'links.call.words': '12345678' };
    expect(read(`${words}madeFrom: ${JSON.stringify(marks)}\n`).madeFrom).toEqual(marks);
    for (const none of ['', 'madeFrom:\n']) expect(read(words + none).madeFrom).toEqual({});
  });

  it('may begin with nothing but its notes', () => {
    expect(() => read('# To be translated.\n')).toThrow('es.yml:1: title: is missing.');
  });

  const without = (line: string) => words.replace(line, '');
  it.each([
    [
      'lacks words',
      without('title: Una página\n'),
      '1: title: is missing. Write title: and the translation of “A page”.',
    ],
    ['leaves words empty', words.replace('Una página', "''"), '1: title: is empty.'],
    [
      'lacks a word that is shown for a name',
      without('    label: Negligencia\n'),
      '4: kinds[1].label: is missing. Write label: and the translation of “MalPractice”.',
    ],
    [
      'lacks an item that visitors need',
      without('  - name: Auto Accident\n    label: Auto\n'),
      '3: kinds: lacks “Auto Accident”. Write an item with name: Auto Accident.',
    ],
    [
      'lacks an item’s key',
      words.replace('- name: write\n    ', '- '),
      '9: links[1].name: is missing. Write the one of the English item, such as name: call.',
    ],
    [
      'has an item that is unknown',
      words.replace('name: write', 'name: wirte'),
      '9: links[1].name: “wirte” is not known here. Did you mean “write”? Use only call, write.',
    ],
    [
      'has an item twice',
      `${words}  - name: call\n    words: Más\n`,
      '13: links[3].name: “call” is here twice. Remove one.',
    ],
    [
      'repeats a number',
      `${words}count: 3\n`,
      '13: count: is the same in every language. Take it out here.',
    ],
    ['repeats a name', `${words}brand: Farol\n`, '13: brand: is the same in every language.'],
    ['repeats an address', `${words}    url: https://a.b/\n`, '13: links[2].url: is the same'],
    ['has a name that nothing reads', `${words}titel: Una\n`, '13: titel: “titel” is not known'],
    [
      'has a text that the English one lacks',
      `${words}hint: Aquí\n`,
      '13: hint: is not in the English file. Take it out.',
    ],
    [
      'says what is too long',
      words.replace('Una página', 'Una página larga'),
      '1: title: has 16 characters; needs at most 14.',
    ],
    [
      'has a mistake in an item that is elsewhere in English',
      words.replace('words: Escríbanos', "words: ''"),
      '10: links[1].words: is empty.',
    ],
  ])('is refused where it %s', (_, translation, message) => {
    expect(translation).not.toBe(words);
    expect(() => read(translation)).toThrow(`es.yml:${message}`);
  });

  it('holds the words of a figure, without its kind, its numbers and its signs', () => {
    const figure = `kind: timeline
title: Clocks
caption: Ask which one it is.
points:
  - { key: report, at: 30 days, when: 30 days, what: Report it }
  - { key: claim, at: 1 year, when: Within 1 year, what: Claim }
  - { key: suit, at: 2 years, when: 2 years, what: Sue }
`;
    const translation = `title: Plazos
caption: Pregunte cuál es.
points:
  - { key: suit, when: 2 años, what: Demande }
  - { key: claim, when: Dentro de 1 año, what: Reclame }
  - { key: report, when: 30 días, what: Avise }
`;
    const source = { file: 'es.yml', text: translation, original: figure };
    expect(parseYaml(source, figureSchema)).toMatchObject({
      kind: 'timeline',
      points: [
        { key: 'report', at: '30 days', when: '30 días', what: 'Avise' },
        { key: 'claim', at: '1 year', when: 'Dentro de 1 año', what: 'Reclame' },
        { key: 'suit', at: '2 years', when: '2 años', what: 'Demande' },
      ],
    });
    expect(() =>
      parseYaml({ ...source, text: translation.replace('2 años', '3 años') }, figureSchema),
    ).toThrow(
      'es.yml:4: points[1].when: is “3 años”, and its time is 2 years. Write the same number.',
    );
  });
});
