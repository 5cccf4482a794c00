import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { articleSchema } from '@/lib/content/markdown-schemas';
import { type Form, keptFormat } from '@/scripts/admin/browser/kept-format';
import { schemaOf } from '@/scripts/content/content-paths';

const files = readdirSync('content/en', { recursive: true, encoding: 'utf8' })
  .map((name) => ({ name, file: `content/en/${name}` }))
  .flatMap(({ name, file }) => {
    const schema = schemaOf(name);
    return schema ? [{ file, schema }] : [];
  });

function save(text: string, schema: z.ZodType, change: Form | ((form: Form) => Form) = {}) {
  const format = keptFormat(schema);
  const form = format.fromFile(text);
  return format.toFile({ ...form, ...(typeof change === 'function' ? change(form) : change) });
}

const shape = (names: string[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.any()])));

describe('a file that is saved', () => {
  it.each(files)('is unchanged without edits: $file', ({ file, schema }) => {
    const text = readFileSync(file, 'utf8');
    expect(save(text, schema)).toBe(text);
  });

  it('keeps comments, quotes, escapes and line breaks around a changed value', () => {
    const text =
      '# About it\nname: One\n# The phone\nphone: "555: 1"\nword: "a\\u00ADb"\nterms: >-\n  A long text\n  in lines\nids: [1, 2]\n';
    const schema = shape(['name', 'phone', 'word', 'terms', 'ids']);
    const saved = save(text, schema, { name: 'Two: three' });
    expect(saved).toBe(text.replace('name: One', 'name: "Two: three"'));
  });

  it('orders fields by schema, and drops emptied ones', () => {
    const schema = shape(['a', 'b', 'c']);
    expect(save('a: 1\nc: 3\n', schema, { c: '3', b: '2', a: '1' })).toBe(
      'a: "1"\nb: "2"\nc: "3"\n',
    );
    expect(save('a: x\nc: y\n', schema, { c: '' })).toBe('a: x\n');
  });

  it('keeps required empty values, and drops booleans that equal the default', () => {
    const schema = z.object({ a: z.string(), b: z.array(z.any()), c: z.boolean().default(false) });
    expect(save('a: x\nb: [y]\n', schema, { a: '', b: [], c: false })).toBe('a: ""\nb: []\n');
    expect(save('a: x\nb: [y]\n', schema, { c: true })).toBe('a: x\nb: [y]\nc: true\n');
  });

  it('may have spaces in its field names', () => {
    const format = keptFormat(shape(['Less than 1 Year']));
    const form = format.fromFile('Less than 1 Year: x\n');
    expect(form).toMatchObject({ Less_than_1_Year: 'x' });
    expect(format.toFile(form)).toBe('Less than 1 Year: x\n');
  });

  const list = z.object({ list: z.array(shape(['a', 'b'])) });
  const change = (order: (items: unknown[]) => unknown[]) => (form: Form) => {
    return { list: order(form['list'] as unknown[]) };
  };

  it('moves an item’s comment with the item', () => {
    const text =
      'list:\n  - a: 1\n    b: x\n  # the second\n  - a: 2\n    b: y\n  - a: 3\n    b: z\n';
    const second = '  # the second\n  - a: 2\n    b: y\n';
    const moved = change(([first, second, third]) => [second, first, third]);
    expect(save(text, list, moved)).toBe(
      `list:\n${second}  - a: 1\n    b: x\n  - a: 3\n    b: z\n`,
    );
    expect(
      save(
        text,
        list,
        change(([, ...rest]) => rest),
      ),
    ).toBe(`list:\n${second}  - a: 3\n    b: z\n`);
  });

  it('duplicates no item after adding and removing', () => {
    const text = 'list:\n  - a: w\n    b: x\n  - a: y\n    b: z\n';
    const saved = save(
      text,
      list,
      change(([, second]) => [second, { a: 'new', b: 'item' }]),
    );
    expect(saved).toBe('list:\n  - a: y\n    b: z\n  - a: new\n    b: item\n');
    const before = change((items) => [{ a: 'new', b: 'item' }, ...items]);
    expect(save(text, list, before)).toBe(text.replace('  -', '  - a: new\n    b: item\n  -'));
  });
});

it('writes a new article with front matter and body', () => {
  const article = { id: 17, title: 'A: B', related: [1], sources: [], body: 'Text' };
  expect(keptFormat(articleSchema).toFile(article)).toBe(
    '---\nid: 17\ntitle: "A: B"\nrelated:\n  - 1\nsources: []\n---\n\nText\n',
  );
});
