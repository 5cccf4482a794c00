import { propertiesOf, type JsonSchema as Schema } from '../../../lib/content/json-schema';
import { isRecord } from '../../../lib/is-record';

/** Field names in the editor can't contain spaces. */
export const fieldName = (property: string) => property.replaceAll(' ', '_');

export function toForm(data: unknown, schema: Schema): unknown {
  if (Array.isArray(data)) return data.map((item) => toForm(item, schema.items as Schema));
  if (!isRecord(data)) return data;
  const known = propertiesOf(schema, data);
  const entries = Object.entries(data).map(([name, value]) =>
    known[name] ? [fieldName(name), toForm(value, known[name])] : [name, value],
  );
  return Object.fromEntries(entries);
}

export function fromForm(form: unknown, schema: Schema): unknown {
  if (Array.isArray(form)) return form.map((item) => fromForm(item, schema.items as Schema));
  if (!isRecord(form) || !(schema.properties || schema.oneOf)) return form;
  const entries = Object.entries(propertiesOf(schema, form)).flatMap(([name, one]) => {
    const own = form[fieldName(name)];
    const value = fromForm(name === 'key' ? own || form['__sc_item_id'] : own, one);
    if (!isEmpty(value)) return value === one.default ? [] : [[name, value]];
    const empty = schema.required?.includes(name) ? emptyValue(one) : undefined;
    return empty === undefined ? [] : [[name, empty]];
  });
  return Object.fromEntries(entries);
}

export function emptyValue({ type, minLength, pattern, enum: choices, minItems }: Schema) {
  if (type === 'array' && !minItems) return [];
  if (type === 'string' && !minLength && !pattern && !choices) return '';
  return undefined;
}

export function isEmpty(value: unknown): boolean {
  const isBare = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return isBare || (value ?? '') === '';
}
