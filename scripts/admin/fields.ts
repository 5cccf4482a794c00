import type { Field } from '@sveltia/cms';
import type { ZodType } from 'zod';
import { jsonSchemaOf, type JsonSchema as Schema } from '../../lib/content/json-schema';
import { emptyValue, fieldName } from './browser/form-data';

/** Refuses javascript: links and the like in any text. */
export const allowedLinks: [string, string] = [
  '/^(?![\\s\\S]*\\]\\([\\s<]*(?!(https?|mailto|tel):)[a-zA-Z][\\w+.-]*:)/',
  'Let each link lead to a page such as /about, or to https://, mailto: or tel: and what follows.',
];

export function fieldsOf(schema: ZodType): Field[] {
  return toFields(jsonSchemaOf(schema));
}

function toFields({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    toField(name, schema as Schema, required.includes(name)),
  );
}

function toField(name: string, schema: Schema, isNeeded = true): Field {
  if (schema.const !== undefined) return { name, widget: 'hidden', default: schema.const };
  // New items get their key on save.
  if (name === 'key') return { name, widget: 'hidden' };
  return {
    name: fieldName(name),
    label: schema.title ?? inWords(name),
    hint: schema.description,
    required: isNeeded && emptyValue(schema) === undefined,
    ...widget(schema),
  } as Field;
}

function widget(schema: Schema): object {
  if (schema.enum) return { widget: 'select', options: schema.enum };
  switch (schema.type) {
    case 'object':
      if (!schema.properties) return { widget: 'keyvalue' };
      return { widget: 'object', fields: toFields(schema) };
    case 'array':
      return list(schema);
    case 'number':
      return { widget: 'number', value_type: 'float', ...range(schema) };
    case 'integer':
      return { widget: 'number', value_type: 'int', ...range(schema) };
    case 'boolean':
      return { widget: 'boolean', default: schema.default };
    case 'string':
      return text(schema);
    default:
      throw new Error(`The editing page has no field for ${JSON.stringify(schema)}.`);
  }
}

function text(schema: Schema): object {
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const advice = schema.description ?? 'Please look at this once more.';
  return {
    widget: schema['long'] ? 'text' : 'string',
    type: schema.format === 'uri' ? 'url' : undefined,
    maxlength: schema.maxLength,
    // Without slashes, the editor mistakes a pattern's last slash for a delimiter.
    pattern: schema.pattern ? [`/${schema.pattern}/`, advice] : allowedLinks,
  };
}

function list(schema: Schema): object {
  const { minItems: min, maxItems: max } = schema;
  const items = schema.items as Schema;
  const isFixed = min !== undefined && min === max;
  const fixed = isFixed && { allow_add: false, allow_remove: false, allow_duplicate: false };
  const common = { widget: 'list', label_singular: items.title, min, max, ...fixed };
  if (items.type !== 'object') return { ...common, field: toField('item', items) };
  const fields = toFields(items);
  const name = (fields.find(({ widget }) => widget === 'string') ?? fields[0])?.name;
  const summary = `{{fields.${name}}}`;
  // A duplicate would have the same key.
  return { ...common, fields, collapsed: true, summary, allow_duplicate: !schema['key'] };
}

function range({ minimum, exclusiveMinimum, maximum }: Schema): object {
  // Integer schemas contain the safe integer limits.
  const limit = (value: unknown) => (Math.abs(Number(value)) < 1e15 ? Number(value) : undefined);
  const above = limit(exclusiveMinimum);
  return { min: above === undefined ? limit(minimum) : above + 1, max: limit(maximum) };
}

function inWords(name: string): string {
  if (name.includes(' ')) return name;
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
