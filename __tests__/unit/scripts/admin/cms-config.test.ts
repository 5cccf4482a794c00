import type { CollectionFile, EntryCollection } from '@sveltia/cms';
import { cmsBackend, cmsConfig } from '@/scripts/admin/config';
import { itInSpanish } from '../../spanish';

type Field = {
  name: string;
  label?: string;
  hint?: string;
  min?: number;
  max?: number;
  allow_duplicate?: boolean;
  required?: boolean;
  default?: string;
  widget?: string;
  pattern?: [string, string];
  field?: Field;
  fields?: Field[];
};

const { collections = [], singletons = [] } = cmsConfig(cmsBackend());
const forms = [...(collections as EntryCollection[]), ...(singletons as CollectionFile[])];
const form = (name: string) => forms.find((one) => one.name === name);
const fieldsOf = (name: string) => (form(name)?.fields ?? []) as Field[];
const below = ({ field, fields }: Field) => fields ?? (field ? [field] : []);
const withBelow = (field: Field): Field[] => [field, ...below(field).flatMap(withBelow)];
const everyField = forms.flatMap(({ name }) => fieldsOf(name)).flatMap(withBelow);

describe('the editing page', () => {
  itInSpanish('has a field for each language of a text, and needs the English one', () => {
    const pairs = everyField.filter(({ fields }) => fields?.[0]?.name === 'en');
    expect(pairs.length).toBeGreaterThan(100);
    for (const { fields = [] } of pairs)
      expect(fields).toMatchObject([
        { label: 'English', required: true },
        { label: 'Spanish', required: false },
      ]);
  });

  it('keeps hints, bounds, and the keys of items apart', () => {
    expect(everyField.filter(({ hint }) => hint).length).toBeGreaterThan(100);
    for (const { min = 0, max = min, fields = [], ...list } of everyField) {
      expect(max).toBeGreaterThanOrEqual(min);
      const hasKey = list.widget === 'list' && fields.some(({ name }) => name === 'key');
      if (hasKey) expect(list.allow_duplicate).toBe(false);
    }
  });

  it('takes a placeholder in any line of a text', () => {
    const isLong = ({ widget, pattern }: Field) => widget === 'text' && pattern?.[0].includes('{');
    for (const { pattern: [pattern = ''] = [] } of everyField.filter(isLong)) {
      const names = [...pattern.matchAll(/\\(\{\w+\})/g)].map(([, name]) => name);
      expect(`Once.\n\n${names.join('\n')}`).toMatch(new RegExp(pattern.slice(1, -1)));
    }
  });

  it('can neither delete nor duplicate articles and states', () => {
    for (const name of ['articles', 'deadlines'])
      expect(form(name)).toMatchObject({ delete: false, duplicate: false });
    expect(form('deadlines')).toMatchObject({ create: false });
  });
});
