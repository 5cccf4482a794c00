import { type core, type ZodType, z } from 'zod';

export type JsonSchema = core.JSONSchema.BaseSchema;

// Zod writes it anew each time, and a check asks for the same few schemas for each file.
const known = new WeakMap<ZodType, JsonSchema>();

/** Takes a schema and returns what it says of its input as data. */
export function jsonSchemaOf(schema: ZodType): JsonSchema {
  const json = known.get(schema) ?? z.toJSONSchema(schema, { io: 'input' });
  known.set(schema, json);
  return json;
}
