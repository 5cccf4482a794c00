import { type core, type ZodType, z } from 'zod';
import { memoize } from '../memoize';

export type JsonSchema = core.JSONSchema.BaseSchema;

export const jsonSchemaOf = memoize(
  (schema: ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' }),
);

export function propertiesOf(schema: JsonSchema, values: Record<string, unknown>) {
  const kinds = (schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[];
  const kind = kinds.find(({ properties }) => {
    return (properties?.['kind'] as JsonSchema | undefined)?.const === values['kind'];
  });
  return ((kind ?? schema).properties ?? {}) as Record<string, JsonSchema>;
}

/** The schema of the value at a path; empty for unknown names. */
export function schemaAt(
  schema: JsonSchema,
  data: unknown,
  [key, ...rest]: readonly PropertyKey[],
): JsonSchema {
  if (key === undefined) return schema;
  const values = (data ?? {}) as Record<string, unknown>;
  const below = schema.items ?? propertiesOf(schema, values)[String(key)] ?? {};
  return schemaAt(below as JsonSchema, values[String(key)], rest);
}
