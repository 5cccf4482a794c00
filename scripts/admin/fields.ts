import type { Field } from '@sveltia/cms';
import type { ZodType } from 'zod';
import { jsonSchemaOf, type JsonSchema as Schema } from '../../lib/content/json-schema';
import { englishNameOf, type Language } from '../../lib/language';

/** Refuses javascript: links and the like in any text. */
export const allowedLinks: [string, string] = [
  '/^(?![\\s\\S]*\\]\\([\\s<]*(?!(https?|mailto|tel):)[a-zA-Z][\\w+.-]*:)/',
  'Let each link lead to a page such as /about, or to https://, mailto: or tel: and what follows.',
];

export function fieldsOf(schema: ZodType): Field[] {
  return toFields(jsonSchemaOf(schema));
}

function toFields({ properties = {}, required = [] }: Schema, item?: string): Field[] {
  return Object.entries(properties).map(([name, schema]) =>
    toField(name, schema as Schema, required.includes(name), item),
  );
}

function toField(name: string, schema: Schema, isNeeded = true, item = 'item'): Field {
  if (schema.const !== undefined) return { name, widget: 'hidden', default: schema.const };
  if (name === 'key')
    return { name, widget: 'hidden', default: `${item.toLowerCase()}-{{uuid_shorter}}` };
  return {
    name,
    label: schema.title ?? inWords(name),
    hint: schema.description,
    // The editor drops an empty list, which the schemas read as one without items.
    required: isNeeded && (schema.type !== 'array' || Boolean(schema.minItems)),
    ...widget(schema, isNeeded),
  } as Field;
}

function widget(schema: Schema, isNeeded: boolean): object {
  if (schema.enum) return { widget: 'select', options: schema.enum };
  switch (schema.type) {
    case 'object':
      return schema['isPair'] ? pair(schema) : group(schema, isNeeded);
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

const pair = (schema: Schema) => ({ widget: 'object', fields: languagesOf(schema) });

/** Closed, it shows its first text; those that can be added are open, to be filled in. */
function group(schema: Schema, collapsed: boolean): object {
  const fields = toFields(schema);
  return { widget: 'object', fields, collapsed, summary: summaryOf(fields) };
}

/** One field a language; the pair has the hint. The editor keeps texts of an edition that was removed. */
function languagesOf({ properties = {}, required = [], long }: Schema & { long?: unknown }) {
  return Object.entries(properties).map(([language, words]) => ({
    name: language,
    label: englishNameOf(language as Language),
    required: required.includes(language),
    ...text({ ...(words as Schema), long }),
  }));
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
function patternOf({ pattern, description = 'Please look at this once more.', ...schema }: Schema) {
  if (pattern) return [`/${pattern}/`, description];
  const names = ((schema['placeholders'] ?? []) as string[]).map((name) => `{${name}}`);
  if (names.length === 0) return allowedLinks;
  const [links, advice] = allowedLinks;
  const kept = names.map((name) => `(?=[\\s\\S]*\\${name})`).join('');
  return [
    links.replace('/^', `/^${kept}`),
    `Keep ${names.join(' and ')}, which the site fills in. ${advice}`,
  ];
}

function list(schema: Schema): object {
  const { minItems: min, maxItems: max } = schema;
  const items = schema.items as Schema;
  const isFixed = min !== undefined && min === max;
  const fixed = isFixed && { allow_add: false, allow_remove: false, allow_duplicate: false };
  const common = { widget: 'list', label_singular: items.title, min, max, ...fixed };
  if (items.type !== 'object') return { ...common, field: toField('item', items) };
  const fields = items['isPair'] ? languagesOf(items) : toFields(items, items.title);
  // A duplicate would have the same key.
  const summary = summaryOf(fields as Field[]);
  return { ...common, fields, collapsed: true, summary, allow_duplicate: !schema['key'] };
}

/** A list's item is named by its first text. */
function summaryOf(fields: readonly Field[]): string {
  const shown = fields.filter(({ widget }) => widget !== 'hidden');
  const first = shown.find(({ widget }) => widget !== 'select') ?? shown[0];
  const below = (first as { fields?: Field[] }).fields?.[0];
  return `{{fields.${[first, below].flatMap((field) => field?.name ?? []).join('.')}}}`;
}

function range({ minimum, exclusiveMinimum, maximum }: Schema): object {
  // Integer schemas contain the safe integer limits.
  const limit = (value: unknown) => (Math.abs(Number(value)) < 1e15 ? Number(value) : undefined);
  const above = limit(exclusiveMinimum);
  return { min: above === undefined ? limit(minimum) : above + 1, max: limit(maximum) };
}

function inWords(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
