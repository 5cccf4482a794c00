import type { Field } from '@sveltia/cms';
import type { ZodType } from 'zod';
import { jsonSchemaOf, type JsonSchema as Schema } from '../../lib/content/parse-yaml';
import { editions, type Language } from '../../lib/language';

export const editorFields = (schema: ZodType): Field[] => toFields(jsonSchemaOf(schema));

function toFields({ properties = {}, required = [] }: Schema, item = ''): Field[] {
  return Object.entries(properties as Record<string, Schema>).map(([name, schema]) => {
    if (schema.const !== undefined) return { name, widget: 'hidden', default: schema.const };
    if (name !== 'key') return toField(name, schema, required.includes(name));
    return { name, widget: 'hidden', default: `${item}-{{uuid_shorter}}` };
  });
}

function toField(name: string, schema: Schema, isNeeded: boolean): Field {
  return {
    name,
    label: schema.title ?? inWords(name),
    hint: schema.description,
    // The editor drops an empty list, which the schemas read as one without items.
    required: isNeeded && (schema.type !== 'array' || Boolean(schema.minItems)),
    ...widget(name, schema, isNeeded),
  } as Field;
}

function widget(name: string, schema: Schema, isNeeded: boolean): object {
  const { type, minimum: min, maximum: max } = schema;
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (schema['isPair']) return { widget: 'object', fields: languagesOf(schema) };
  // Closed, it shows its first text; what can be added is open, to be filled in.
  if (type === 'object') return { widget: 'object', fields: toFields(schema), collapsed: isNeeded };
  if (type === 'array') return list(name, schema);
  if (type === 'number') return { widget: 'number', value_type: 'float', min, max };
  if (type === 'integer') return { widget: 'number', value_type: 'int', min, max };
  if (type === 'boolean') return { widget: 'boolean', default: schema.default };
  if (type === 'string') return text(schema);
  throw new Error(`The editing page has no field for ${JSON.stringify(schema)}.`);
}

/** One field a language; the pair has the hint. The editor keeps texts of a removed edition. */
function languagesOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([language, words]) => ({
    name: language,
    label: editions[language as Language].englishName,
    required: required.includes(language),
    ...text({ ...(words as Schema), long: true }),
  })) as Field[];
}

function text(schema: Schema): object {
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  return {
    widget: schema['long'] ? 'text' : 'string',
    type: schema.format === 'uri' ? 'url' : undefined,
    maxlength: schema.maxLength,
    pattern: patternOf(schema),
  };
}

// Without slashes, the editor mistakes a pattern's last slash for a delimiter.
function patternOf({ pattern, description, ...schema }: Schema): [string, string] | undefined {
  if (pattern) return [`/${pattern}/`, description ?? 'Please look at this once more.'];
  const names = ((schema['placeholders'] ?? []) as string[]).map((name) => `{${name}}`);
  const kept = names.map((name) => `(?=[\\s\\S]*\\${name})`).join('');
  return kept ? [`/^${kept}/`, `Keep ${names.join(' and ')}.`] : undefined;
}

function list(name: string, schema: Schema): object {
  const { minItems: min, maxItems: max, items } = schema as { items: Schema } & Schema;
  const singular = items.title ?? inWords(name).replace(/s$/, '');
  const common = { widget: 'list', label_singular: singular, min, max };
  if (items.type !== 'object') return { ...common, field: toField('item', items, true) };
  const key = singular.toLowerCase().replaceAll(' ', '-');
  const fields = items['isPair'] ? languagesOf(items) : toFields(items, key);
  // A duplicate would have the same key.
  return { ...common, fields, collapsed: true, allow_duplicate: !schema['key'] };
}

function inWords(name: string): string {
  const words = name.replace(/([A-Z]|\d+)/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
