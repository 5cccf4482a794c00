import { type core, type ZodType, z } from 'zod';
import { memoize } from '../memoize';

export type JsonSchema = core.JSONSchema.BaseSchema;

/** Takes a schema and returns what it says of its input as data. */
export const jsonSchemaOf = memoize(
  (schema: ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' }),
);
