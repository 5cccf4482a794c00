import { readdirSync, readFileSync } from 'node:fs';
import type { CollectionFile, EntryCollection, Field } from '@sveltia/cms';
import { keptFormat } from '@/scripts/admin/browser/kept-format';
import { backendOf, cmsConfig } from '@/scripts/admin/config';

const { collections = [], singletons = [] } = cmsConfig(backendOf());
const [articles, ...figures] = collections as EntryCollection[];
const articleFiles = readdirSync('content/en/articles').map(
  (name) => `content/en/articles/${name}`,
);
const figureFiles = readdirSync('content/en/figures', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yml'))
  .map((name) => `content/en/figures/${name}`);
const files: [string, Field[]][] = [
  ...(singletons as CollectionFile[]).map(({ file, fields }): [string, Field[]] => [file, fields]),
  ...articleFiles.map((file): [string, Field[]] => [file, articles?.fields ?? []]),
  ...figureFiles.map((file): [string, Field[]] => [file, figureFields(file)]),
];

function figureFields(file: string): Field[] {
  const kind = /^kind: (\w+)/.exec(readFileSync(file, 'utf8'))?.[1];
  return figures.find(({ name }) => name === kind)?.fields ?? [];
}

/** Saves a text with what a change does to its data. */
function save<Data>(text: string, fields: Field[], change: (data: Data) => unknown): string {
  const format = keptFormat(fields);
  const data = format.fromFile(text) as Data;
  return format.toFile(change(data) ?? data);
}

const line = (name: string, more = {}) => ({ name, widget: 'string', ...more }) as Field;

describe('a file that is saved', () => {
  it.each(files)('stays as it is where nothing changed: %s', (file, fields) => {
    const text = readFileSync(file, 'utf8');
    expect(save(text, fields, () => undefined)).toBe(text);
  });

  it('keeps comments, quotes and line breaks around a value that changed', () => {
    const text =
      '# About it\nname: One\n# The phone\nphone: "555: 1"\nterms: >-\n  A long text\n  in lines\nids: [1, 2]\n';
    const fields = ['name', 'phone', 'terms', 'ids'].map((name) => line(name));
    const saved = save<{ name: string }>(text, fields, (data) => {
      data.name = 'Two: three';
    });
    expect(saved).toBe(text.replace('name: One', 'name: "Two: three"'));
  });

  it('has each name in the form’s order, and none that was emptied', () => {
    const fields = [line('a'), line('b', { required: false }), line('c', { required: false })];
    expect(save<object>('a: 1\nc: 3\n', fields, () => ({ c: '3', b: '2', a: '1' }))).toBe(
      'a: "1"\nb: "2"\nc: "3"\n',
    );
    expect(save<object>('a: x\nc: y\n', fields, () => ({ a: 'x' }))).toBe('a: x\n');
  });

  it('has an empty text or list where the form asks for one', () => {
    const fields = [line('a', { default: '' }), line('b', { default: [] })];
    expect(save<object>('a: x\nb: [y]\n', fields, () => ({}))).toBe('a: ""\nb: []\n');
  });

  it('brings an item’s comment along when it moves or another goes', () => {
    const fields = [
      { name: 'list', widget: 'list', root: true, fields: [line('a'), line('b')] } as Field,
    ];
    const text = '- a: 1\n  b: x\n# the second\n- a: 2\n  b: y\n- a: 3\n  b: z\n';
    const saved = save<unknown[]>(text, fields, ([first, second, third]) => [second, first, third]);
    expect(saved).toBe('# the second\n- a: 2\n  b: y\n- a: 1\n  b: x\n- a: 3\n  b: z\n');
    expect(save<unknown[]>(text, fields, ([, ...rest]) => rest)).toBe(
      '# the second\n- a: 2\n  b: y\n- a: 3\n  b: z\n',
    );
  });

  it('has each item once where one goes and another is new', () => {
    const fields = [
      { name: 'list', widget: 'list', root: true, fields: [line('a'), line('b')] } as Field,
    ];
    const text = '- a: w\n  b: x\n- a: y\n  b: z\n';
    const saved = save<unknown[]>(text, fields, ([, second]) => [second, { a: 'new', b: 'item' }]);
    expect(saved).toBe('- a: y\n  b: z\n- a: new\n  b: item\n');
  });

  it('changes in the next save as well', () => {
    const format = keptFormat([line('a')]);
    format.fromFile('# Note\na: x\n');
    expect(format.toFile({ a: 'y' })).toBe('# Note\na: y\n');
    expect(format.toFile({ a: 'z' })).toBe('# Note\na: z\n');
  });
});

describe('a new article', () => {
  const fields = articles?.fields ?? [];
  const article = { id: 17, title: 'A: B', related: [1], sources: [], body: 'Text' };

  it('is written with its facts and its text, next to the others', () => {
    const format = keptFormat(fields);
    for (const file of articleFiles) format.fromFile(readFileSync(file, 'utf8'));
    expect(format.toFile(article)).toBe(
      '---\nid: 17\ntitle: "A: B"\nrelated:\n  - 1\nsources: []\n---\n\nText\n',
    );
  });
});
