import { z } from 'zod';
import { record } from '../../lib/content/field-schemas';
import { checkColumns, checkParts } from './figure-rules';

const required = (limit: number) => z.string().trim().min(1).max(limit);
const title = required(45);
const note = required(70).optional();
const value = z.number().min(0);

const timeline = record({
  kind: z.literal('timeline'),
  title,
  points: z
    .array(record({ when: required(18), what: required(60) }))
    .min(4)
    .max(7),
});

const bars = record({
  kind: z.literal('bars'),
  title,
  unit: required(18),
  bars: z
    .array(record({ label: required(28), value }))
    .min(2)
    .max(7),
  note,
});

const parts = z
  .array(record({ label: required(28), value }))
  .min(2)
  .max(4);

const stacked = record({
  kind: z.literal('stacked'),
  title,
  unit: required(18),
  rows: z
    .array(record({ label: required(28), parts }))
    .min(1)
    .max(4),
  note,
}).superRefine(checkParts);

const checklist = record({
  kind: z.literal('checklist'),
  title,
  items: z.array(required(60)).min(4).max(8),
});

const cell = required(26);
const comparison = record({
  kind: z.literal('comparison'),
  title,
  // Only the head of the first column may be empty, where the rows need no common name.
  columns: z
    .tuple([z.string().trim().max(26)], cell)
    .check(z.minLength(2, { abort: true }), z.maxLength(3, { abort: true })),
  rows: z.array(z.array(cell)).min(3).max(7),
}).superRefine(checkColumns);

const flow = record({
  kind: z.literal('flow'),
  title,
  steps: z
    .array(record({ title: required(34), text: required(70) }))
    .min(3)
    .max(6),
});

/** What a file in content/figures may say, with the limits that keep a drawing legible. */
export const figureSchema = z.discriminatedUnion('kind', [
  timeline,
  bars,
  stacked,
  checklist,
  comparison,
  flow,
]);

export type Figure = z.infer<typeof figureSchema>;
export type Timeline = z.infer<typeof timeline>;
export type Bars = z.infer<typeof bars>;
export type Stacked = z.infer<typeof stacked>;
export type Checklist = z.infer<typeof checklist>;
export type Comparison = z.infer<typeof comparison>;
export type Flow = z.infer<typeof flow>;
