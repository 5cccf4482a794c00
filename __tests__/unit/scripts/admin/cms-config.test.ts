import type { CollectionFile, EntryCollection } from '@sveltia/cms';
import type { ZodType } from 'zod';
import { dataFiles } from '@/lib/content/data-files';
import { itemKey } from '@/lib/content/field-schemas';
import { figureKinds } from '@/lib/content/figure-schemas';
import { type JsonSchema, jsonSchemaOf } from '@/lib/content/json-schema';
import { articleSchema, pageSchema, translatedArticleSchema } from '@/lib/content/markdown-schemas';
import { stateSchema } from '@/lib/content/state-schema';
import { englishNameOf, languages } from '@/lib/language';
import { pageTexts } from '@/lib/pages';
import { backendOf, cmsConfig } from '@/scripts/admin/config';

type Field = {
  name: string;
  label?: string;
  hint?: string;
  i18n?: boolean;
  required?: boolean;
  default?: string;
  pattern?: [string, string];
  field?: Field;
  fields?: Field[];
};

const { collections = [], singletons = [] } = cmsConfig(backendOf());
const entries = collections as EntryCollection[];
const files = singletons as CollectionFile[];
const fieldsOf = (form?: EntryCollection | CollectionFile) => (form?.fields ?? []) as Field[];
const collection = (name: string) => entries.find((one) => one.name === name);
const file = (path: string) => files.find((one) => one.file === `content/${path}`);

const forms: [string, ZodType, Field[]][] = [
  ...Object.entries(dataFiles).map(([name, { schema }]): [string, ZodType, Field[]] => [
    name,
    schema,
    fieldsOf(file(name)),
  ]),
  ...pageTexts.map(({ file: name }): [string, ZodType, Field[]] => [
    name,
    pageSchema,
    fieldsOf(file(`${name}.{{locale}}.md`)),
  ]),
  ...Object.entries(figureKinds).map(([kind, schema]): [string, ZodType, Field[]] => [
    kind,
    schema,
    fieldsOf(collection(kind)),
  ]),
  ['deadlines', stateSchema, fieldsOf(collection('deadlines'))],
  ['articles', articleSchema, fieldsOf(collection('articles'))],
];

/** Paths of all values in a schema, and of all fields in a form. */
function pathsInSchema({ properties = {}, items }: JsonSchema): string[] {
  const below = items ? pathsInSchema(items as JsonSchema) : [];
  const named = Object.entries(properties).flatMap(([name, schema]) => [
    name,
    ...pathsInSchema(schema as JsonSchema).map((path) => `${name}.${path}`),
  ]);
  return [...below, ...named];
}
function pathsInForm(fields: Field[]): string[] {
  return fields.flatMap((field) => [
    field.name,
    ...pathsInForm(fieldsBelow(field)).map((path) => `${field.name}.${path}`),
  ]);
}
/** A list's only field stands for its items. */
const fieldsBelow = ({ field, fields }: Field): Field[] =>
  fields ?? (field ? fieldsBelow(field) : []);

const allFields = (fields: Field[]): Field[] =>
  fields.flatMap((field) => [field, ...allFields(fieldsBelow(field))]);
const everyField = forms.flatMap(([, , fields]) => allFields(fields));
const accepts = ({ pattern }: Field, value: string) =>
  new RegExp((pattern?.[0] ?? '').slice(1, -1)).test(value);
const fieldNamed = (form: string, path: string) =>
  path
    .split('.')
    .reduce<Field[]>(
      (fields, name) =>
        fields.filter((one) => one.name === name).flatMap((one) => one.fields ?? one),
      forms.find(([name]) => name === form)?.[2] ?? [],
    )[0] as Field;

describe('the editing page', () => {
  it.each(forms)('has a field for every value of %s', (_name, schema, fields) => {
    const shown = pathsInForm(fields).filter((path) => path !== 'body');
    expect(shown.sort()).toEqual(pathsInSchema(jsonSchemaOf(schema)).sort());
  });

  it('has field names that the editor can store', () => {
    expect(everyField.length).toBeGreaterThan(300);
    for (const { name } of everyField) expect(name).toMatch(/^\w+$/);
  });

  it('shows the languages of a text below each other, with one hint at most', () => {
    const pairs = everyField.filter(({ fields }) => fields?.[0]?.name === 'en');
    expect(pairs.length).toBeGreaterThan(100);
    for (const { fields = [] } of pairs) {
      expect(fields.map(({ label }) => label)).toEqual(languages.map(englishNameOf));
      expect(fields.map(({ required }) => required)).toEqual(languages.map((one) => one === 'en'));
      for (const field of fields) expect(field).not.toHaveProperty('hint');
    }
  });

  it('translates the texts of an article and of a page, and nothing else', () => {
    const translated = (fields: Field[]) =>
      fields.filter(({ i18n }) => i18n).map(({ name }) => name);
    expect(translated(fieldsOf(collection('articles')))).toEqual([
      ...Object.keys(translatedArticleSchema.shape),
      'body',
    ]);
    const page = fieldsOf(file('pages/about.{{locale}}.md'));
    expect(translated(page)).toEqual(page.map(({ name }) => name));
    expect(everyField.filter(({ i18n }) => i18n)).toHaveLength(
      translated(fieldsOf(collection('articles'))).length + pageTexts.length * page.length,
    );
  });

  it('gives new items a key', () => {
    const keys = everyField.filter(({ name }) => name === 'key');
    expect(keys.length).toBeGreaterThan(5);
    for (const { default: key = '' } of keys)
      expect(itemKey.safeParse(key.replace('{{uuid_shorter}}', '1a2b3c4d')).success).toBe(true);
  });

  it('can neither delete nor duplicate articles and states', () => {
    for (const name of ['articles', 'deadlines'])
      expect(collection(name)).toMatchObject({ delete: false, duplicate: false });
    expect(collection('deadlines')).toMatchObject({ create: false });
  });

  it.each(['', 'https://sign-in.example.com'])(
    'saves to its branch, signed in by “%s”',
    (signIn) => {
      for (const service of ['github', 'gitlab'] as const)
        expect(
          backendOf({ service, repository: 'ann/site', branch: 'texts', signIn }),
        ).toMatchObject({ name: service, repo: 'ann/site', branch: 'texts' });
    },
  );

  it.each([
    ['site.yml', 'phone', '(555) 010-0142', true],
    ['site.yml', 'phone', '+1 555 010 0142', true],
    ['site.yml', 'phone', '010-0142', false],
    ['site.yml', 'phone', '555-010-0142 or 555-010-0143', false],
    ['home.yml', 'howItWorks.step.en', 'Step {number}', true],
    ['home.yml', 'howItWorks.step.en', 'Step', false],
  ])('in %s, field %s: %j is %s', (form, path, value, isRight) => {
    expect(accepts(fieldNamed(form, path), value)).toBe(isRight);
  });
});
