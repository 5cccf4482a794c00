import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ZodType } from 'zod';
import { beforeSave, compareEditions, englishProblems } from '@/scripts/admin/browser/editions';
import {
  type Form,
  keptFormat,
  spanishWords,
  textAsRead,
} from '@/scripts/admin/browser/kept-format';
import { schemaOf } from '@/scripts/content/content-paths';
import { fingerprint } from '@/scripts/content/made-from';

const translated = readdirSync('content/es', { recursive: true, encoding: 'utf8' }).filter(
  (name) => schemaOf(name) && existsSync(`content/en/${name}`),
);

function open(name: string) {
  const schema = schemaOf(name) as ZodType;
  const { fromFile, toFile } = keptFormat(schema);
  const text = (language: string) => readFileSync(`content/${language}/${name}`, 'utf8');
  const forms = { english: fromFile(text('en')), spanish: fromFile(text('es')) };
  return {
    schema,
    ...forms,
    text,
    save({ english, spanish }: Partial<typeof forms>) {
      const saved = beforeSave(
        { ...forms.english, ...english },
        { ...forms.spanish, ...spanish },
        schema,
      );
      return { en: toFile(saved.english), es: toFile(saved.spanish ?? {}) };
    },
  };
}

function translate(english: Form, spanish: Form, schema: ZodType, text: string, words: string) {
  const { texts, write } = compareEditions(english, spanish, schema);
  const found = texts.find((one) => one.english === text);
  if (!found) throw new Error(`Nothing says ${text}.`);
  return { ...spanish, [spanishWords]: JSON.stringify(write(found, words)) };
}

describe('two files that are saved', () => {
  it.each(translated)('are unchanged without edits: %s', (name) => {
    const { save, text } = open(name);
    expect(save({})).toEqual({ en: text('en'), es: text('es') });
  });

  it('give a new item one key in both languages, made from its English name', () => {
    const { english, spanish, schema, save } = open('why-choose-us.yml');
    const points = [
      ...(english['points'] as Form[]),
      {
        __sc_item_id: '002a8282-9bf3-45e4-a774-54d0d74784b9',
        name: 'It’s free, always',
        content: 'Asking is free.',
        icon: 'phone',
      },
    ];
    const form = { ...english, points };
    let words = translate(form, spanish, schema, 'It’s free, always', 'Es gratis');
    words = translate(form, words, schema, 'Asking is free.', 'Preguntar es gratis.');
    const { en, es } = save({ english: form, spanish: words });
    expect(en).toContain('- key: its-free-always\n    name: It’s free, always\n');
    expect(es).toContain(
      '- key: its-free-always\n    name: Es gratis\n    content: Preguntar es gratis.\n',
    );
    expect(es).toContain(`points.its-free-always.content: ${fingerprint('Asking is free.')}\n`);
  });

  it('mark a new item’s number as current once it is translated', () => {
    const { english, spanish, schema } = open('figures/09/fee-caps.yml');
    const bar = { key: 'ohio', label: 'Ohio', value: 5 };
    const form = { ...english, bars: [...(english['bars'] as Form[]), bar] };
    const words = translate(form, spanish, schema, 'Ohio', 'Ohio');
    const { texts } = compareEditions(form, words, schema);
    expect(texts.filter(({ isOutdated }) => isOutdated)).toEqual([]);
  });

  it('have the same items in any Spanish order', () => {
    const { english, schema, save, text } = open('reviews.yml');
    const { fromFile } = keptFormat(schema);
    const [head, ...items] = text('es').split(/^(?= {2}- )/m);
    const [last = '', marks = ''] = items.pop()?.split(/^(?=madeFrom:)/m) ?? [];
    const spanish = fromFile([head, last, ...items.toReversed(), marks].join(''));
    const reviews = (english['reviews'] as Form[]).toReversed().slice(1);
    const { en, es } = save({ english: { reviews }, spanish });
    const names = (file: string) => file.match(/(?<=- name: ).*/g);
    expect(names(es)).toEqual(names(en));
    const gone = names(text('en'))?.at(-1);
    expect(es).not.toContain(gone);
  });

  it('mark only newly translated sections', () => {
    const { english, spanish, save, text } = open('articles/09-contingency-fees.md');
    const change = (form: Form) => String(form['body']).replace(/^## .*$/m, '$&\n\nOtra línea.');
    const [first = ''] = /(?<=^## .*\{#)[a-z0-9-]+/m.exec(text('es')) ?? [];
    const body = change(english).replace('Otra línea.', 'One more line.');
    const marks = (file: string): string[] => file.match(/^ {2}body\..*$/gm) ?? [];
    const without = save({ english: { body } });
    expect(marks(without.es)).toEqual(marks(text('es')));
    const { es } = save({ english: { body }, spanish: { body: change(spanish) } });
    const differing = marks(es).filter((mark) => !marks(text('es')).includes(mark));
    expect(differing.map((mark) => mark.split(':')[0])).toEqual([`  body.${first}`]);
  });

  it('mark all texts of a new Spanish file', () => {
    const { english, schema, save } = open('figures/09/fee-caps.yml');
    let words: Form = { [textAsRead.name]: english[textAsRead.name] };
    const { texts } = compareEditions(english, words, schema);
    const toWrite = texts.filter(({ isSource }) => !isSource);
    expect(toWrite.every(({ translation }) => translation === '')).toBe(true);
    for (const { english: text } of toWrite)
      words = translate(english, words, schema, text, `ES ${text}`);
    const { es } = save({ spanish: words });
    expect(es.match(/^ {2}\S.*: "?[0-9a-f]{8}"?$/gm)?.length).toBe(texts.length);
    expect(es).not.toContain('kind:');
  });
});

describe('what the page says of a form', () => {
  const { english, spanish, schema } = open('why-choose-us.yml');
  const points = english['points'] as Form[];
  const name = String(points[0]?.['name']);
  const renamed = {
    ...english,
    points: [{ ...points[0], name: 'Other words' }, ...points.slice(1)],
  };

  it('lists changed English texts until the Spanish is marked', () => {
    const changed = (form: Form) =>
      compareEditions(renamed, form, schema).texts.filter(({ isOutdated }) => isOutdated);
    expect(changed(spanish).map((text) => text.english)).toEqual(['Other words']);
    const { mark } = compareEditions(renamed, spanish, schema);
    const marked = { ...spanish, [spanishWords]: JSON.stringify(mark(changed(spanish))) };
    expect(changed(marked)).toEqual([]);
  });

  it('lists an emptied text as missing, and drops an item without texts', () => {
    let words = translate(english, spanish, schema, name, '');
    expect(compareEditions(english, words, schema).problems().join()).toContain('is missing');
    words = translate(english, words, schema, String(points[0]?.['content']), '');
    expect(compareEditions(english, words, schema).problems()).toEqual([]);
  });

  it('lists what the check would refuse: different numbers and missing English', () => {
    const form = { ...english, points: [{ ...points[0], name: 'In 2 days' }, ...points.slice(1)] };
    const words = translate(form, spanish, schema, 'In 2 days', 'En 3 días');
    const key = points[0]?.['key'];
    expect(compareEditions(form, words, schema).problems()).toEqual([
      `points.${key}.name: numbers lack 2 and have 3, which the English text doesn’t have.`,
    ]);
    const lacking = { ...english, points: [{ ...points[0], content: '' }, ...points.slice(1)] };
    expect(englishProblems(lacking, schema)).toEqual([
      expect.stringContaining('points[1].content: is missing.'),
    ]);
    expect(englishProblems(english, schema)).toEqual([]);
  });

  it('has one line per table cell', () => {
    const schema = schemaOf('figures/14/table.yml') as ZodType;
    const table = keptFormat(schema).fromFile(
      'kind: comparison\nrows:\n  - [Rule, $5]\n  - [Law, $9]\n',
    );
    const words = translate(table, {}, schema, 'Rule\n$5\nLaw\n$9', 'Regla\n$5\nLey\n$9');
    expect(JSON.parse(String(words[spanishWords]))).toMatchObject({
      rows: [
        ['Regla', '$5'],
        ['Ley', '$9'],
      ],
    });
  });
});
