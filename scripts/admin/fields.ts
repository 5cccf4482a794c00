import type { Field } from '@sveltia/cms';
import type { ZodType } from 'zod';
import { jsonSchemaOf, type JsonSchema as Schema } from '../../lib/content/json-schema';

/** Refuses links such as javascript:, which the content's check refuses as well, in any text. */
export const allowedLinks: [string, string] = [
  '/^(?![\\s\\S]*\\]\\([\\s<]*(?!(https?|mailto|tel):)[a-zA-Z][\\w+.-]*:)/',
  'Let each link lead to a page such as /about, or to https://, mailto: or tel: and what follows.',
];

/** The fields of a form, derived from a schema of content/: the same names, limits and advice. */
export function fieldsOf(schema: ZodType, title: string): Field[] {
  const json = jsonSchemaOf(schema);
  if (json.type !== 'array') return toFields(json);
  // A file that is one list has no name for it: one field represents the entire file.
  return [{ ...toField('list', { title, ...json }), root: true } as Field];
}

function toFields({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    toField(name, schema as Schema, required.includes(name)),
  );
}

function toField(name: string, schema: Schema, isNeeded = true): Field {
  // A constant is written to each file, and not shown.
  if (schema.const !== undefined) return { name, widget: 'hidden', default: schema.const };
  const empty = emptyValue(schema);
  return {
    name,
    label: schema.title ?? inWords(name),
    hint: schema.description,
    required: isNeeded && empty === undefined,
    // Distinguishes an empty value that has to be written from one that is left out.
    default: isNeeded ? empty : undefined,
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
    // A text that must not be empty is one that is required.
    minlength: schema.minLength === 1 ? undefined : schema.minLength,
    maxlength: schema.maxLength,
    // In slashes, or the editor takes a slash at the end of a pattern for one.
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
  return { ...common, fields, collapsed: true, summary: `{{fields.${name}}}` };
}

function range({ minimum, exclusiveMinimum, maximum }: Schema): object {
  // The schema of an integer also states the largest safe one.
  const limit = (value: unknown) => (Math.abs(Number(value)) < 1e15 ? Number(value) : undefined);
  const above = limit(exclusiveMinimum);
  return { min: above === undefined ? limit(minimum) : above + 1, max: limit(maximum) };
}

/** The empty value that a schema allows; undefined where it allows none. */
function emptyValue({ type, minLength, pattern, enum: choices, minItems }: Schema) {
  if (type === 'array' && !minItems) return [];
  if (type === 'string' && !minLength && !pattern && !choices) return '';
  return undefined;
}

/** pictureAlt becomes Picture alt. */
function inWords(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
