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
import { parseTranslation } from '@/lib/content/parse-yaml';

const link = record({ name: name(''), words: text('Write the words.'), url: webAddress, icon });
const kind = record({ name: name(''), label: ownLabel, icon }).transform(withLabel);
const schema = record({
  title: text('Write a title.'),
  count: z.int(),
  hint: text('Write a hint.').optional(),
  lines: texts('Write the lines.'),
  links: keyed(link, 'name'),
  kinds: keyed(kind, 'name', { isNeeded: true }),
});
const original = `title: A page
count: 2
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

const read = (text: string) => parseTranslation({ file: 'es.yml', text, original }, schema);

describe('a translated file', () => {
  it('takes everything but words, and the order, from English by key', () => {
    expect(read(words).data).toEqual({
      title: 'Una página',
      count: 2,
      lines: ['Uno', 'Dos'],
      links: [
        { name: 'call', words: 'Llámenos', url: 'https://example.com/', icon: 'phone' },
        { name: 'write', words: 'Escríbanos', url: 'https://example.org/', icon: 'clock' },
      ],
      kinds: [
        { name: 'Auto Accident', label: 'Auto', icon: 'car-profile' },
        { name: 'MalPractice', label: 'Negligencia', icon: 'stethoscope' },
      ],
    });
  });

  it('stores the fingerprints of its English texts', () => {
    const marks = { title: '1e000000', 'links.call.words': '12345678' };
    expect(read(`${words}madeFrom: ${JSON.stringify(marks)}\n`).madeFrom).toEqual(marks);
    for (const none of ['', 'madeFrom:\n']) expect(read(words + none).madeFrom).toEqual({});
  });

  it('is refused with line and advice for each mistake', () => {
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
      '1: lines: has 0 items; write at least 1. Write the lines.',
      '2: kinds: lacks “Auto Accident”. Write an item with name: Auto Accident.',
      '3: kinds[1].label: is missing. Write label: and the translation of “MalPractice”.',
      '5: links[1].name: is missing. Write the one of the English item, such as name: call.',
      '6: links[2].name: “wirte” is not known here. Did you mean “write”? Use only call, write.',
      '9: links[3].words: is empty. Write the words.',
      '10: links[3].url: is the same in every language. Remove it here.',
      '11: links[4].name: “write” appears twice. Remove one.',
      '13: hint: is not in the English file. Remove it.',
      '14: titel: “titel” is not known here. Did you mean “title”? Use only title, count, hint, lines, links, kinds.',
    ];
    expect(() => read(broken)).toThrow(mistakes.map((one) => `es.yml:${one}`).join('\n'));
  });
});
