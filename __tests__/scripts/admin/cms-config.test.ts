/** @jest-environment node */

import { readdirSync, readFileSync } from 'node:fs';
import type { CollectionFile, EntryCollection, Field } from '@sveltia/cms';
import { parse } from 'yaml';
import type { ZodType } from 'zod';
import { type FigureKind, figureKinds } from '@/lib/content/figure-schemas';
import { articleSchema } from '@/lib/content/markdown-schemas';
import { asInFile, textAsRead } from '@/scripts/admin/browser/kept-format';
import { backendOf, cmsConfig, contentFiles } from '@/scripts/admin/config';
import { saves, withoutEmpty } from './form-rules';

const { collections = [], singletons = [] } = cmsConfig(backendOf());
const [articles, ...figures] = collections as EntryCollection[];
const files = singletons as CollectionFile[];

const firstArticle = 'content/articles/09-contingency-fees.md';
const figureFiles: Record<FigureKind, string> = {
  bars: '09/fee-caps',
  stacked: '09/what-you-keep',
  timeline: '16/short-clocks',
  flow: '09/money-path',
  checklist: '16/save-first',
  comparison: '14/fault-rules',
};
const forms: [string, ZodType, readonly Field[]][] = [
  ...contentFiles.map(({ file, schema }, index): [string, ZodType, readonly Field[]] => [
    file,
    schema,
    files[index]?.fields ?? [],
  ]),
  [firstArticle, articleSchema, articles?.fields ?? []],
  ...Object.entries(figureFiles).map(([kind, file]): [string, ZodType, readonly Field[]] => [
    `content/figures/${file}.yml`,
    figureKinds[kind as FigureKind],
    figures.find(({ name }) => name === kind)?.fields ?? [],
  ]),
];
// The text and what it is like before are no facts.
const facts = (fields: readonly Field[]) =>
  fields.filter(({ name }) => name !== 'body' && name !== textAsRead.name);
// What no article has yet, and no operator has said.
const possible = { draft: true, reviewed: { by: 'Ana Ortiz', date: '2026-11-21' } };
const possibleOperator = {
  legalName: 'Lantern Referrals LLC',
  address: '1 Main St',
  place: 'the State of Ohio',
  attorney: 'Ann Lee',
  payment: 'By a yearly fee.',
  selection: 'In turn.',
  retention: 'One year.',
  registrations: ['California 123'],
};
const dataOf = (file: string) => {
  const data = parse(readFileSync(file, 'utf8').replace(/^---\n([\s\S]*?\n)---\n[\s\S]*$/, '$1'));
  if (file === 'content/site.yml') return { ...data, operator: possibleOperator };
  return file === firstArticle ? { ...data, ...possible } : data;
};

describe('the editing page', () => {
  it('has a form for every file of content/ but e-mails and the guide', () => {
    const inFolder = (folder: string) =>
      readdirSync(`content/${folder}`)
        .filter((name) => /\.(yml|md)$/.test(name) && name !== 'README.md')
        .map((name) => `content/${folder}${name}`);
    const written = [...inFolder(''), ...inFolder('pages/')];
    expect(files.map(({ file }) => file).sort()).toEqual(written.sort());
    expect(articles?.folder).toBe('content/articles');
    expect(figures.map(({ folder, filter }) => [folder, filter?.value])).toEqual(
      Object.keys(figureKinds).map((kind) => ['content/figures', kind]),
    );
  });

  it('has a text besides the facts for Markdown files only', () => {
    for (const [file, , fields] of forms) {
      expect([file, fields.some(({ name }) => name === 'body')]).toEqual([
        file,
        file.endsWith('.md'),
      ]);
    }
  });

  it('names every value that a file may have, and advises on each that is written', () => {
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

// What an editor, or a mistake, could put in place of a value.
const replacements = [
  undefined,
  '',
  'x',
  'Xyz {label} {time}',
  '12',
  'a-b',
  'hello@example.com',
  'hello',
  'https://example.com',
  'http://',
  'ftp://example.com',
  '555 010 0142',
  '2026-02-30',
  '2026-02-28',
  'clock',
  'x'.repeat(30),
  'x'.repeat(130),
  'x'.repeat(500),
  0,
  1,
  5,
  6,
  1.5,
  -1,
  true,
  [],
  [1],
  ['x'],
  {},
];

// The rows of a long list are alike; the first ones show what all of them take.
const isFarDown = (step: string | number) => Number(step) >= 8;

describe.each(forms)('the form of %s', (file, schema, fields) => {
  const form = facts(fields);
  const agree = (data: unknown) => {
    const { error } = schema.safeParse(asInFile(withoutEmpty(data), form));
    // What several values must agree on, such as a sum, the content's check finds.
    const isRefused = error?.issues.some(({ code }) => code !== 'custom') ?? false;
    return saves(form, data) !== isRefused;
  };

  it('takes what the file holds', () => {
    expect(saves(form, dataOf(file))).toBe(true);
  });

  it('takes and refuses what the schema takes and refuses, for every value in the file', () => {
    const data = dataOf(file);
    const values = pathsIn(data)
      .filter((path) => typeof valueAt(data, path) !== 'object' && !path.some(isFarDown))
      .filter(([name]) => form.find((field) => field.name === name)?.widget !== 'hidden');
    const disagreements = values.flatMap((path) =>
      replacements
        .filter((value) => !agree(replaced(data, path, value)))
        .map((value) => `${path.join('.')}: ${JSON.stringify(value)}`),
    );
    expect(disagreements).toEqual([]);
  });

  it('takes as many items as the schema, for every list in the file', () => {
    const data = dataOf(file);
    const disagreements = pathsIn(data)
      .filter((path) => Array.isArray(valueAt(data, path)))
      .flatMap((path) => {
        const list = valueAt(data, path) as unknown[];
        return [list.slice(1), [...list, ...list.slice(0, 1)], []]
          .filter((items) => !agree(replaced(data, path, items)))
          .map((items) => `${path.join('.')}: ${items.length} items`);
      });
    expect(disagreements).toEqual([]);
  });
});

type Path = (string | number)[];

function pathsIn(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [path];
  // The items of a list are alike.
  const entries = Object.entries(data).slice(0, Array.isArray(data) ? 2 : undefined);
  return [path, ...entries.flatMap(([key, value]) => pathsIn(value, [...path, key]))];
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce((value, key) => (value as Record<string, unknown>)[key], data);
}

function replaced(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = Array.isArray(data) ? [...data] : { ...(data as object) };
  (copy as Record<string, unknown>)[key] = replaced(
    (data as Record<string, unknown>)[key],
    rest,
    value,
  );
  return copy;
}
