import type { CollectionFile, EntryCollection } from '@sveltia/cms';
import { backendOf, cmsConfig } from '@/scripts/admin/config';
import { itInSpanish } from '../../spanish';

type Field = {
  name: string;
  label?: string;
  i18n?: boolean;
  required?: boolean;
  default?: string;
  field?: Field;
  fields?: Field[];
};

const { collections = [], singletons = [] } = cmsConfig(backendOf());
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

  it('translates the texts of an article, and shares its facts', () => {
    const translated = fieldsOf('articles').filter(({ i18n }) => i18n);
    const texts = ['title', 'summary', 'description', 'coverAlt', 'coverCaption', 'body'];
    const facts = ['id', 'updated', 'draft', 'hidden', 'sources'];
    const names = translated.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(texts));
    expect(names.filter((name) => facts.includes(name))).toEqual([]);
  });

  it('gives new items a key', () => {
    const keys = everyField.filter(({ name }) => name === 'key');
    expect(keys.length).toBeGreaterThan(5);
    for (const key of keys) expect(key.default).toMatch(/^[a-z-]+-\{\{uuid_shorter\}\}$/);
  });

  it('can neither delete nor duplicate articles and states', () => {
    for (const name of ['articles', 'deadlines'])
      expect(form(name)).toMatchObject({ delete: false, duplicate: false });
    expect(form('deadlines')).toMatchObject({ create: false });
  });
});
