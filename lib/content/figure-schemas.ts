import { z } from 'zod';
import { type Unit, writeAmount } from '../amounts';
import { originalLanguage } from '../language';
import { itemKey, keyed, record, text, texts, words } from './field-schemas';
import { type Localized, localize } from './localize';

function figure<const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) {
  return record({
    kind: z.literal(kind),
    ...words('title', 'caption: Why it matters, below the figure.'),
    ...shape,
    ...words('note?: Write a remark on the numbers or their source, or leave it out.'),
  });
}

const value = z.number().min(0).describe('Write the number without sign or unit, such as 25000.');
const units = words(
  'unit: Write the unit: $, %, or a word such as days.',
  'unitOfOne?: Write the unit as it is called for 1, such as day.',
);

const amount = record({ key: itemKey, ...words('label'), value });

const bars = figure('bars', { ...units, bars: keyed(amount, 'key').min(1) });

const stacked = figure('stacked', {
  ...units,
  rows: keyed(
    record({
      key: itemKey,
      ...words('label'),
      total: value.describe('Write what the parts add up to; 100 for percent.'),
      parts: keyed(amount, 'key').min(1).max(4),
    }),
    'key',
  ).min(1),
}).superRefine(inOriginal(checkParts));

const timeline = figure('timeline', {
  points: keyed(
    record({
      key: itemKey,
      ...words(
        'when: Write a date, a time such as 14 days, or a stage such as First weeks.',
        'what',
      ),
    }),
    'key',
  ).min(1),
});

const step = record({ key: itemKey, ...words('title', 'text') });
const flow = figure('flow', { steps: keyed(step, 'key').min(1) });

const checklist = figure('checklist', { items: texts('Write 4 to 8 things.') });

const cell = text().meta({ title: 'Cell' });
const comparison = figure('comparison', {
  columns: z.array(cell).min(1).describe('Write the head of each column.'),
  rows: z
    .array(z.array(cell).min(1))
    .min(1)
    .describe('Write 3 to 7 rows, each with as many cells as there are columns.'),
}).superRefine(inOriginal(checkColumns));

const states = figure('states', {
  laws: z
    .array(z.enum(['beforeSuit.malpractice', 'workReport', 'workClaim']).meta({ title: 'Line' }))
    .min(1),
});

export const figureKinds = { bars, stacked, timeline, flow, checklist, comparison, states };

export const figureSchema = z
  .discriminatedUnion('kind', [bars, stacked, timeline, flow, checklist, comparison, states])
  .meta({ whole: true });

export type Figure = Localized<z.infer<typeof figureSchema>>;
type FigureKind = keyof typeof figureKinds;
export type FigureOf<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>;

type Context = Pick<z.RefinementCtx, 'addIssue'>;

/** Runs a rule on a figure's original texts, with which the content check compares the others. */
function inOriginal<Texts>(check: (figure: Texts, context: Context) => void) {
  return (figure: unknown, context: Context) =>
    check(localize(figure, originalLanguage) as Texts, context);
}

type Part = { label: string; value: number };
type Row = { total: number; parts: Part[] };

/** Refuses rows whose parts differ from the first row's, or don't add up to their total. */
function checkParts({ rows, ...units }: Unit & { rows: Row[] }, context: Context): void {
  const expected = rows[0] ? nameParts(rows[0].parts) : '';
  rows.forEach(({ total, parts }, index) => {
    const report = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['rows', index, name], message });
    if (nameParts(parts) !== expected) report('parts', `differ from the first row’s: ${expected}.`);
    const whole = units.unit === '%' ? 100 : total;
    const sum = parts.reduce((so, part) => so + part.value, 0);
    // Rounded percentages may not add up exactly.
    const tolerance = units.unit === '%' ? 0.5 : 0.005;
    if (total === 0 || total !== whole) report('total', `is ${total}. Write the sum; 100 for %.`);
    else if (Math.abs(sum - whole) > tolerance) {
      const [is, wish] = [sum, whole].map((amount) => writeAmount(amount, units));
      report('parts', `add up to ${is}. Write values that add up to the total, ${wish}.`);
    }
  });
}

/** Refuses rows that don't have one cell per column. */
function checkColumns(
  { columns, rows }: { columns: string[]; rows: string[][] },
  context: Context,
): void {
  rows.forEach((row, index) => {
    const message = `needs ${columns.length} cells, one for each column.`;
    if (row.length !== columns.length)
      context.addIssue({ code: 'custom', path: ['rows', index], message });
  });
}

function nameParts(parts: Part[]): string {
  return parts.map((part) => `“${part.label}”`).join(', ');
}
