import { join } from 'node:path';
import type { ZodType } from 'zod';
import { dataFiles } from '@/lib/content/data-files';
import { figureKinds } from '@/lib/content/figure-schemas';
import { jsonSchemaOf, type JsonSchema as Schema } from '@/lib/content/json-schema';
import { articleSchema } from '@/lib/content/markdown-schemas';
import { formsSchema } from '@/lib/content/message-schemas';
import { loadYaml, parseTranslation, parseYaml } from '@/lib/content/parse-yaml';
import { accidentTypesSchema } from '@/lib/content/schemas';
import { contactFields, contactParameters } from '@/lib/forms/contact';
import { intakeFields } from '@/lib/forms/intake';
import { readEmailConfig } from '@/lib/settings';
import { readContent } from '@/scripts/content/read-content';
import { readTranslation, translatedParts } from '@/scripts/content/translations';
import { isRecord } from '@/tools/is-record';

// The fixtures have each list; the real content is looked at, too, since this is true of any valid content.
const sites = [process.cwd(), join(__dirname, '../../../..')].map(readFiles);

type Editions = readonly [english: unknown, spanish: unknown];
type File = { kind: string; schema: ZodType; now: Editions };

function readFiles(folder: string): File[] {
  const home = process.cwd();
  process.chdir(folder);
  try {
    return translatedParts(readContent()).map((one) => {
      const { name, schema, source, data } = one.part;
      const figure = `figures of ${isRecord(data) && data['kind']}`;
      const kind = name.startsWith('figures/') ? figure : name.replace(/^articles\/.*/, 'articles');
      return { kind, schema, now: [loadYaml(source), loadYaml(readTranslation(one).source)] };
    });
  } finally {
    process.chdir(home);
  }
}

/** The key of each list in a schema that has one, by the list's name. */
function keysIn(schema: Schema, name = ''): [name: string, key: string][] {
  const below = Object.entries(schema.properties ?? {}) as [string, Schema][];
  return [
    ...(schema['key'] ? [[name, String(schema['key'])] as [string, string]] : []),
    ...(schema.items ? keysIn(schema.items as Schema, name) : []),
    ...below.flatMap(([property, one]) => keysIn(one, property)),
  ];
}

const keysOf = new Map(
  [
    ...Object.entries(dataFiles).map(([name, { schema }]) => [name, schema] as const),
    ...Object.entries(figureKinds).map(([kind, one]) => [`figures of ${kind}`, one] as const),
    ['articles', articleSchema] as const,
  ].map(([kind, schema]) => [kind, new Map(keysIn(jsonSchemaOf(schema)))]),
);
const lists = [...keysOf].flatMap(([kind, keys]) => [...keys.keys()].map((list) => [list, kind]));

/** Reverses each list of that name or, without a name, the properties of each record. */
function reverse(value: unknown, list?: string, name?: string): unknown {
  if (Array.isArray(value)) {
    const items = value.map((one) => reverse(one, list, name));
    return list !== undefined && name === list ? items.reverse() : items;
  }
  if (!isRecord(value)) return value;
  const properties = Object.entries(value).map(([key, one]) => [key, reverse(one, list, key)]);
  return Object.fromEntries(list === undefined ? properties.reverse() : properties);
}

function changesOf({ now: [english, spanish] }: File, list?: string): Editions[] {
  const [otherEnglish, otherSpanish] = [reverse(english, list), reverse(spanish, list)];
  // The points of a timeline follow time: their schema refuses another order in English.
  if (list === 'points' && isRecord(english) && english['kind']) return [[english, otherSpanish]];
  return [
    [english, otherSpanish],
    [otherEnglish, spanish],
    [otherEnglish, otherSpanish],
  ];
}

const sourcesOf = ([english, spanish]: Editions) => {
  const original = JSON.stringify(english);
  return [
    { file: 'en.yml', text: original },
    { file: 'es.yml', text: JSON.stringify(spanish), original },
  ];
};

/** Every value of both editions, and each text with its translation, by the names and keys that lead there. */
function meaningOf({ kind, schema }: File, editions: Editions) {
  return sourcesOf(editions).map((source) => {
    const { data, pairs } = parseTranslation(source, schema);
    const texts = pairs.map(({ id, english, translation }) => [id, { english, translation }]);
    return { data: new Map(valuesIn(data)), texts: Object.fromEntries(texts) };
  });

  function* valuesIn(value: unknown, name = '', id = ''): Iterable<[string, unknown]> {
    const key = keysOf.get(kind)?.get(name);
    if (Array.isArray(value) && key)
      for (const item of value) yield* valuesIn(item, '', `${id}[${item[key]}]`);
    else if (isRecord(value))
      for (const [below, one] of Object.entries(value))
        yield* valuesIn(one, below, `${id}.${below}`);
    else yield [id, value];
  }
}

const filesOf = (kind: string) => sites.flat().filter((file) => file.kind === kind);

it.each(lists)(
  'the order of %s in %s, in either edition or both, changes no item',
  (list, kind) => {
    let reversed = 0;
    for (const file of filesOf(kind as string)) {
      const before = meaningOf(file, file.now);
      for (const change of changesOf(file, list)) {
        if (JSON.stringify(change) !== JSON.stringify(file.now)) reversed += 1;
        expect(meaningOf(file, change)).toEqual(before);
      }
    }
    // Where no file has two items, nothing was tried.
    expect(reversed).toBeGreaterThan(0);
  },
);

it.each(sites)('the order of the properties in any record changes nothing: %#', (...files) => {
  for (const file of files)
    for (const change of changesOf(file))
      expect(meaningOf(file, change)).toEqual(meaningOf(file, file.now));
});

/** In each edition, the value that goes out for each word that a visitor chooses. */
function sentFor(types: Editions, forms: Editions) {
  const sender = { name: '', mailLabel: '', mailbox: '' };
  const answers = { user: '', email: '', phone_number: '', message: '' };
  return sourcesOf(types).map((source, edition) => {
    const accidentTypes = parseYaml(source, accidentTypesSchema).types.map(({ name, label }) => {
      return { value: name, label };
    });
    const words = parseYaml(sourcesOf(forms)[edition] ?? source, formsSchema);
    const { accident_type } = contactFields(words.contact.fields, accidentTypes);
    const contact = accident_type.options.map(({ label, value }) => {
      const values = { ...answers, accident_type: value };
      return [label, contactParameters(values, accidentTypes, sender, readEmailConfig({}))];
    });
    const intake = Object.values(intakeFields(words.intake.fields, accidentTypes)).map((field) => {
      const options = 'options' in field ? field.options : [];
      return [field.name, Object.fromEntries(options.map(({ label, value }) => [label, value]))];
    });
    return { contact: Object.fromEntries(contact), intake: Object.fromEntries(intake) };
  });
}

it.each(sites)(
  'a word that a visitor chooses goes out as the value that it did: %#',
  (...files) => {
    const [types, forms] = ['accident-types.yml', 'forms.yml'].map((kind) => {
      return files.find((file) => file.kind === kind);
    }) as [File, File];
    const before = sentFor(types.now, forms.now);
    for (const change of changesOf(types, 'types'))
      expect(sentFor(change, forms.now)).toEqual(before);
    for (const change of changesOf(forms)) expect(sentFor(types.now, change)).toEqual(before);
  },
);
