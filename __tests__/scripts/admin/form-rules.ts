import type { Field } from '@sveltia/cms';

/** What the editor goes by, as its documentation says it. */
type Rules = {
  name: string;
  widget?: string;
  required?: boolean;
  pattern?: [string, string];
  type?: string;
  value_type?: string;
  default?: unknown;
  options?: unknown[];
  min?: number;
  max?: number;
  minlength?: number;
  maxlength?: number;
  fields?: Rules[];
  field?: Rules;
  root?: boolean;
};

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns whether the editor would save these data with these fields. */
export function saves(fields: readonly Field[], data: unknown): boolean {
  const [first] = fields as Rules[];
  if (first?.root) return accepts(first, data);
  return acceptsAll(fields as Rules[], data);
}

/** Returns the data as the editor hands them over: without what is empty. */
export function withoutEmpty(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutEmpty);
  if (typeof data !== 'object' || data === null) return data;
  const kept = Object.entries(data).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutEmpty(value)]));
}

function acceptsAll(fields: readonly Rules[], data: unknown): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const values = data as Record<string, unknown>;
  const names = fields.map(({ name }) => name);
  return (
    Object.keys(values).every((name) => names.includes(name)) &&
    fields.every((field) => accepts(field, values[field.name]))
  );
}

function accepts(field: Rules, value: unknown): boolean {
  if (isEmpty(value)) return field.required === false;
  const { fields, field: item, min = -Infinity, max = Infinity } = field;
  switch (field.widget) {
    case 'object':
      return acceptsAll(fields ?? [], value);
    case 'list': {
      if (!Array.isArray(value) || value.length < min || value.length > max) return false;
      return value.every((one) => (item ? accepts(item, one) : acceptsAll(fields ?? [], one)));
    }
    case 'hidden':
      return value === field.default;
    case 'number':
      return isNumber(field, value) && Number(value) >= min && Number(value) <= max;
    case 'boolean':
      return typeof value === 'boolean';
    case 'select':
      return field.options?.includes(value) ?? false;
    case 'datetime':
      // The browser's own field for a day knows no 30th of February.
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value);
    default:
      return typeof value === 'string' && acceptsText(field, value);
  }
}

function isNumber({ value_type: type }: Rules, value: unknown): boolean {
  return type === 'int' ? Number.isInteger(value) : typeof value === 'number';
}

function isDay(text: string): boolean {
  return new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) ?? false;
}

function acceptsText(
  { pattern, type, minlength = 0, maxlength = Infinity }: Rules,
  value: string,
): boolean {
  const source = pattern?.[0].replace(/^\/(.*)\/$/, '$1') ?? '';
  const isAddress = type !== 'url' || URL.canParse(value);
  const fits = value.length >= minlength && value.length <= maxlength;
  return fits && new RegExp(source).test(value) && isAddress;
}
