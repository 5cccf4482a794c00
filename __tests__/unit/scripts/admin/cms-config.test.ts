import { readdirSync } from 'node:fs';
import type { CollectionFile, EntryCollection, Field } from '@sveltia/cms';
import { type ZodType, z } from 'zod';
import { itemKey, keyed } from '@/lib/content/field-schemas';
import { type FigureKind, figureKinds } from '@/lib/content/figure-schemas';
import { articleSchema } from '@/lib/content/markdown-schemas';
import { spanishWords, textAsRead } from '@/scripts/admin/browser/kept-format';
import { backendOf, cmsConfig, contentFiles } from '@/scripts/admin/config';
import { allowedLinks, fieldsOf } from '@/scripts/admin/fields';

const { collections = [], singletons = [] } = cmsConfig(backendOf());
const [articles, ...figures] = collections as EntryCollection[];
const files = singletons as CollectionFile[];

const firstArticle = 'content/en/articles/09-contingency-fees.md';
const figureFiles: Record<FigureKind, string> = {
  bars: '09/fee-caps',
  stacked: '09/what-you-keep',
  timeline: '16/short-clocks',
  flow: '09/money-path',
  checklist: '16/save-first',
  comparison: '14/fault-rules',
  states: '13/notice-by-state',
};
const forms: [string, ZodType, readonly Field[]][] = [
  ...contentFiles.map(({ file, schema }, index): [string, ZodType, readonly Field[]] => [
    file,
    schema,
    files[index]?.fields ?? [],
  ]),
  [firstArticle, articleSchema, articles?.fields ?? []],
  ...Object.entries(figureFiles).map(([kind, file]): [string, ZodType, readonly Field[]] => [
    `content/en/figures/${file}.yml`,
    figureKinds[kind as FigureKind],
    figures.find(({ name }) => name === kind)?.fields ?? [],
  ]),
];
const others = ['body', spanishWords, textAsRead.name];
const facts = (fields: readonly Field[]) => fields.filter(({ name }) => !others.includes(name));

describe('the editing page', () => {
  it('has a form for every content file except e-mails and the guide', () => {
    const inFolder = (folder: string) =>
      readdirSync(`content/${folder}`)
        .filter((name) => /\.(yml|md)$/.test(name) && name !== 'README.md')
        .map((name) => `content/${folder}${name}`);
    const written = [...inFolder(''), ...inFolder('en/'), ...inFolder('en/pages/')];
    const inBoth = written.map((file) => file.replace('/en/', '/{{locale}}/'));
    expect(files.map(({ file }) => file).sort()).toEqual(inBoth.sort());
    expect(articles?.folder).toBe('content/{{locale}}/articles');
    expect(figures.map(({ folder, filter }) => [folder, filter?.value])).toEqual([
      ...Object.keys(figureKinds).map((kind) => ['content/{{locale}}/figures', kind]),
      ['content/{{locale}}/deadlines', undefined],
    ]);
  });

  it('can neither delete nor duplicate articles and states', () => {
    for (const { name, delete: deletes, duplicate } of [
      articles,
      figures.at(-1),
    ] as EntryCollection[])
      expect([name, deletes, duplicate]).toEqual([name, false, false]);
  });

  it.each(['', 'https://sign-in.example.com'])(
    'saves to the configured branch, signed in by “%s”',
    (signIn) => {
      for (const service of ['github', 'gitlab'] as const)
        expect(
          backendOf({ service, repository: 'ann/site', branch: 'texts', signIn }),
        ).toMatchObject({ name: service, repo: 'ann/site', branch: 'texts' });
    },
  );

  it('has a body only for Markdown files', () => {
    for (const [file, , fields] of forms) {
      expect([file, fields.some(({ name }) => name === 'body')]).toEqual([
        file,
        file.endsWith('.md'),
      ]);
    }
  });

  it('has a hint for every value', () => {
    const advice = (fields: readonly Field[]): string[] =>
      fields.flatMap((field) => {
        if (field.widget === 'hidden') return [];
        const {
          name,
          hint,
          fields: below,
        } = field as { name: string; hint?: string; fields?: Field[] };
        return below ? advice(below) : hint ? [] : [name];
      });
    const silent = forms.flatMap(([file, , fields]) =>
      advice(facts(fields)).map((name) => `${file}: ${name}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('what the editing page saves', () => {
  const takes = (pattern: unknown, value: string) => {
    const [, source = ''] = /^\/(.*)\/$/.exec((pattern as [string])[0]) ?? [];
    return new RegExp(source).test(value);
  };
  const patternOf = (fields: readonly Field[] | undefined, name: string) =>
    (fields?.find((field) => field.name === name) as { pattern?: unknown })?.pattern;
  const site = files.find(({ name }) => name === 'site');

  it.each([
    ['(555) 010-0142', true],
    ['+1 555 010 0142', true],
    ['010-0142', false],
    ['555-010-0142 or 555-010-0143', false],
  ])('as a phone number: %s is %s', (value, isRight) => {
    expect(takes(patternOf(site?.fields, 'phone'), value)).toBe(isRight);
  });

  it.each([
    ['Read [on](/about), [more](blogs/9#fees) or [call](tel:+15550100142).', true],
    ['![A street](scene.svg "At noon: a street")', true],
    ['Note: the words (a: b) are no link.', true],
    ['First line.\n\n[Click](javascript:alert(1))', false],
    ['[Click](< JavaScript:alert(1)>)', false],
    ['[Click](data:text/html,x)', false],
  ])('as a text with links: %j is %s', (value, isRight) => {
    expect(takes(patternOf(articles?.fields, 'body'), value)).toBe(isRight);
    expect(takes(patternOf(articles?.fields, 'summary'), value)).toBe(isRight);
  });
});

describe('a form made of a schema', () => {
  const formOf = (shape: z.ZodRawShape) =>
    JSON.parse(JSON.stringify(fieldsOf(z.strictObject(shape))));

  it('requires what must not be empty, with limits and hint', () => {
    const [title] = formOf({
      title: z.string().min(1).max(40).meta({ description: 'Write a title.' }),
    });
    expect(title).toEqual({
      name: 'title',
      label: 'Title',
      hint: 'Write a title.',
      required: true,
      widget: 'string',
      maxlength: 40,
      pattern: allowedLinks,
    });
  });

  it('requires neither optional values nor those that may be empty', () => {
    const [note, list] = formOf({ note: z.string().optional(), list: z.array(z.string()) });
    expect(note).toMatchObject({ name: 'note', required: false });
    expect(list).toMatchObject({ name: 'list', widget: 'list', required: false });
  });

  it('hides the key of a keyed item and forbids copies', () => {
    const [list] = formOf({ list: keyed(z.object({ key: itemKey, text: z.string() }), 'key') });
    expect(list).toMatchObject({ allow_duplicate: false, summary: '{{fields.text}}' });
    expect(list.fields[0]).toEqual({ name: 'key', widget: 'hidden' });
  });

  it('has integer fields with limits', () => {
    const [count] = formOf({ count: z.int().positive().max(9) });
    expect(count).toMatchObject({ widget: 'number', value_type: 'int', min: 1, max: 9 });
  });

  it('has fields for choices, dates, addresses and patterns', () => {
    const [choice, date, address, code] = formOf({
      choice: z.enum(['a', 'b']),
      date: z.iso.date(),
      address: z.url(),
      code: z
        .string()
        .regex(/^[a-z]+$/)
        .meta({ description: 'Write lowercase letters.' }),
    });
    expect(choice).toMatchObject({ widget: 'select', options: ['a', 'b'] });
    expect(date).toMatchObject({ widget: 'datetime', type: 'date' });
    expect(address).toMatchObject({ widget: 'string', type: 'url' });
    expect(code).toMatchObject({ pattern: ['/^[a-z]+$/', 'Write lowercase letters.'] });
  });

  it('fixes the length of tuples, and hides constants', () => {
    const [pair, kind] = formOf({ pair: z.array(z.string()).length(2), kind: z.literal('bars') });
    expect(pair).toMatchObject({ min: 2, max: 2, allow_add: false, allow_remove: false });
    expect(kind).toEqual({ name: 'kind', widget: 'hidden', default: 'bars' });
  });
});
