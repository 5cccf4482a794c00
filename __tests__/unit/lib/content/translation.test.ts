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
import { writePath } from '@/lib/content/locate-value';
import { parseTranslation, parseYaml } from '@/lib/content/parse-yaml';

const link = record({ name: name(''), words: text('Write the words.'), url: webAddress, icon });
const kind = record({ name: name(''), label: ownLabel, icon }).transform(withLabel);
const law = { translation: 'shared', cites: ['url'] };
const schema = record({
  title: text('Write a title.'),
  count: z.int(),
  brand: name('Write the brand.'),
  hint: text('Write a hint.').optional(),
  lines: texts('Write the lines.'),
  links: keyed(link, 'name'),
  kinds: keyed(kind, 'name', { isNeeded: true }),
  sources: keyed(record({ id: text(''), url: webAddress }).meta(law), 'id'),
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
    url: https://a.gov
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

const read = (text: string, english = original) =>
  parseTranslation({ file: 'es.yml', text, original: english }, schema);

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
      sources: [{ id: 'law', url: 'https://a.gov' }],
    });
  });

  it('is joined to each English text and each source, with the places of both', () => {
    const pairs = read(words).pairs.map(
      ({ id, englishPath, path, english, translation, isSource }) => {
        return `${id}: ${writePath(englishPath)} ${writePath(path)}: ${english} ${isSource ? 'is' : '='} ${translation}`;
      },
    );
    expect(pairs).toEqual([
      'title: title title: A page = Una página',
      'lines: lines lines: One\nTwo = Uno\nDos',
      'links.call.words: links[1].words links[2].words: Call us = Llámenos',
      'links.write.words: links[2].words links[1].words: Write to us = Escríbanos',
      'kinds.Auto Accident.label: kinds[1].label kinds[2].label: Auto Accident = Auto',
      'kinds.MalPractice.label: kinds[2].label kinds[1].label: MalPractice = Negligencia',
      'sources.law.source: sources[1].url madeFrom["sources.law.source"]: https://a.gov is https://a.gov',
    ]);
  });

  it('may lack an item and a text that visitors can do without, which are to be translated', () => {
    const { data, pairs } = read(
      words.replace(/ {2}- name: write\n.*\n/, ''),
      `${original}hint: Ask\n`,
    );
    expect(data.links.map((link) => link.name)).toEqual(['call']);
    const missing = pairs.filter(({ translation }) => translation === undefined);
    expect(missing.map(({ id, english }) => [id, english])).toEqual([
      ['links.write', 'Write to us'],
      ['hint', 'Ask'],
    ]);
  });

  it('says which English texts it was made from, or nothing yet', () => {
    const marks = { title: '1e000000', 'links.call.words': '12345678' };
    expect(read(`${words}madeFrom: ${JSON.stringify(marks)}\n`).madeFrom).toEqual(marks);
    for (const none of ['', 'madeFrom:\n']) expect(read(words + none).madeFrom).toEqual({});
  });

  it('is refused with the line of each mistake and what to write there', () => {
    const broken = `lines: []
kinds:
  - name: MalPractice
links:
  - words: Sin nombre
  - name: wirte
    words: Escríbanos
  - name: write
    words: ''
    url: https://a.b
  - name: write
    words: Otra vez
hint: Aquí
titel: Una
`;
    const mistakes = [
      '1: title: is missing. Write title: and the translation of “A page”.',
      '1: lines: has 0 items; needs at least 1. Write the lines.',
      '2: kinds: lacks “Auto Accident”. Write an item with name: Auto Accident.',
      '3: kinds[1].label: is missing. Write label: and the translation of “MalPractice”.',
      '5: links[1].name: is missing. Write the one of the English item, such as name: call.',
      '6: links[2].name: “wirte” is not known here. Did you mean “write”? Use only call, write.',
      '9: links[3].words: is empty. Write the words.',
      '10: links[3].url: is the same in every language. Take it out here.',
      '11: links[4].name: “write” is here twice. Remove one.',
      '13: hint: is not in the English file. Take it out.',
      '14: titel: “titel” is not known here. Did you mean “title”? Use only title, count, brand, hint, lines, links, kinds, sources.',
    ];
    expect(() => read(broken)).toThrow(mistakes.map((one) => `es.yml:${one}`).join('\n'));
  });

  it('keeps the numbers of a figure, whose words must name the same', () => {
    const figure = `kind: timeline
title: Clocks
caption: Ask which one it is.
points:
  - { key: report, at: 30 days, when: 30 days, what: Report it }
  - { key: claim, at: 1 year, when: Within 1 year, what: Claim }
  - { key: suit, at: 2 years, when: 2 years, what: Sue }
`;
    const text = `title: Plazos
caption: Pregunte cuál es.
points:
  - { key: suit, when: 3 años, what: Demande }
  - { key: claim, when: Dentro de 1 año, what: Reclame }
  - { key: report, when: 30 días, what: Avise }
`;
    expect(() => parseYaml({ file: 'es.yml', text, original: figure }, figureSchema)).toThrow(
      /^es\.yml:4: points\[1\]\.when: is “3 años”, and its time is 2 years\. Write the same number\.$/,
    );
  });
});
