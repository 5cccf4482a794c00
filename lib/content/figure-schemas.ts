import { z } from 'zod';
import { originalLanguage } from '../language';
import { keyedRecords, record, text, texts, words } from './field-schemas';
import type { Localized } from './localize';

function figure<const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) {
  return record({
    kind: z.literal(kind),
    ...words('title', 'caption: Why it matters, below the figure.'),
    ...shape,
    ...words('note?: Write a remark on the numbers or their source, or leave it out.'),
  });
}

const valueSchema = z
  .number()
  .min(0)
  .describe('Write the number without sign or unit, such as 25000.');
const unitShape = words('unit: Write the unit: $, %, or a word such as days.');

const amountsSchema = keyedRecords({ ...words('label'), value: valueSchema }).min(1);

const bars = figure('bars', { ...unitShape, bars: amountsSchema });

const stacked = figure('stacked', {
  ...unitShape,
  rows: keyedRecords({ ...words('label'), parts: amountsSchema.max(4) }).min(1),
}).superRefine(({ rows, unit }, context) => {
  const labels = rows.map(({ parts }) => JSON.stringify(parts.map(({ label }) => label)));
  for (const [index, { parts }] of rows.entries()) {
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['rows', index, 'parts'], message });
    if (labels[index] !== labels[0])
      refuse('differ from the first row’s. Write the same parts in each row.');
    const sum = parts.reduce((total, part) => total + part.value, 0);
    // Rounded percentages may not add up exactly.
    if (unit[originalLanguage] === '%' && Math.abs(sum - 100) > 0.5)
      refuse(`add up to ${sum}%. Write values that add up to 100%.`);
  }
});

const timeline = figure('timeline', {
  points: keyedRecords(
    words('when: Write a date, a time such as 14 days, or a stage such as First weeks.', 'what'),
  ).min(1),
});

const flow = figure('flow', { steps: keyedRecords(words('title', 'text')).min(1) });

const checklist = figure('checklist', { items: texts('Write 4 to 8 things.') });

const cellSchema = text().meta({ title: 'Cell' });
const comparison = figure('comparison', {
  columns: z.array(cellSchema).min(1).describe('Write the head of each column.'),
  rows: z
    .array(z.array(cellSchema).min(1))
    .min(1)
    .describe('Write 3 to 7 rows, each with as many cells as there are columns.'),
}).superRefine(({ columns, rows }, context) => {
  const message = `needs ${columns.length} cells, one for each column.`;
  for (const [index, row] of rows.entries())
    if (row.length !== columns.length)
      context.addIssue({ code: 'custom', path: ['rows', index], message });
});

const states = figure('states', {
  laws: z
    .array(z.enum(['beforeSuit.malpractice', 'workReport', 'workClaim']).meta({ title: 'Line' }))
    .min(1),
});

export const figureKinds = { bars, stacked, timeline, flow, checklist, comparison, states };
type FigureKind = keyof typeof figureKinds;

type FigureSchema = (typeof figureKinds)[FigureKind];

export const figureSchema = z
  .discriminatedUnion('kind', Object.values(figureKinds) as [FigureSchema, ...FigureSchema[]])
  .meta({ whole: true });

export type Figure = Localized<z.infer<typeof figureSchema>>;
export type FigureOf<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>;
