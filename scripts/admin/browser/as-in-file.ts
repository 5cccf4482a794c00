import type { Field } from '@sveltia/cms';

type Form = {
  name: string;
  widget?: string;
  default?: unknown;
  fields?: Form[];
  root?: boolean;
};

/**
 * Takes a form's data and its fields and returns the data as a file has them: with the empty texts and
 * lists that the schema asks for, which the editor leaves out like all that is empty, and without the
 * answers to yes or no that go without saying.
 */
export function asInFile(data: unknown, fields: readonly Field[]): unknown {
  const forms = fields as Form[];
  const [first] = forms;
  return first?.root ? inEach(data, first) : inRecord(data as Record<string, unknown>, forms);
}

function inRecord(data: Record<string, unknown>, fields: Form[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = data[field.name] ?? field.default;
      const goesWithoutSaying = field.widget === 'boolean' && value === field.default;
      return value === undefined || goesWithoutSaying ? [] : [[field.name, inEach(value, field)]];
    }),
  );
}

function inEach(value: unknown, { fields }: Form): unknown {
  if (!fields) return value;
  if (Array.isArray(value)) return value.map((item) => inRecord(item, fields));
  return inRecord(value as Record<string, unknown>, fields);
}
