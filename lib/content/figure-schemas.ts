import { z } from 'zod';
import { timePattern } from '../amounts';
import { itemKey, keyed, line, paragraph, record, text } from './field-schemas';
import { checkColumns, checkOrder, checkParts, inOriginal } from './figure-rules';
import type { Localized } from './localize';

const common = {
  title: text('Write what the figure shows.'),
  caption: paragraph('Write the sentence below the figure: why it matters.'),
};
const note = text('Write a remark on the numbers or their source, or leave it out.').optional();

const label = text('Write what the number belongs to.');
const value = z
  .number()
  .min(0)
  .meta({ description: 'Write the number without sign or unit, such as 25000.' });
const units = {
  unit: text('Write the unit: $, %, or a word such as days.'),
  unitOfOne: text('Write the unit as it is called for 1, such as day.').optional(),
};

const amount = record({ key: itemKey, label, value });

const bars = record({
  kind: z.literal('bars'),
  ...common,
  ...units,
  bars: keyed(amount.meta({ title: 'Bar' }), 'key').min(1),
  note,
});

const parts = keyed(amount.meta({ title: 'Part' }), 'key')
  .min(1)
  .max(4);

const stacked = record({
  kind: z.literal('stacked'),
  ...common,
  ...units,
  rows: keyed(
    record({
      key: itemKey,
      label,
      total: value.meta({ description: 'Write what the parts add up to; 100 for percent.' }),
      parts,
    }).meta({ title: 'Row' }),
    'key',
  ).min(1),
  note,
}).superRefine(inOriginal(checkParts));

const time = line('Write the time as a number and a unit, such as 14 days, or as a year.').regex(
  timePattern,
);
const timeline = record({
  kind: z.literal('timeline'),
  ...common,
  points: keyed(
    record({
      key: itemKey,
      at: time.optional(),
      when: text('Write a date, a time such as 14 days, or a stage such as First weeks.'),
      what: text('Write what happens then.'),
    }).meta({ title: 'Point' }),
    'key',
  ).min(1),
  note,
}).superRefine(inOriginal(checkOrder));

const flow = record({
  kind: z.literal('flow'),
  ...common,
  steps: keyed(
    record({
      key: itemKey,
      title: text('Write the step.'),
      text: text('Write what it means.'),
    }).meta({ title: 'Step' }),
    'key',
  ).min(1),
  note,
});

const checklist = record({
  kind: z.literal('checklist'),
  ...common,
  items: z
    .array(text('Write one thing to do or to keep.').meta({ title: 'Item' }))
    .min(1)
    .meta({ description: 'Write 4 to 8 things.' }),
  note,
});

const cell = text('Write a few words.').meta({ title: 'Cell' });
const comparison = record({
  kind: z.literal('comparison'),
  ...common,
  columns: z.array(cell).min(1).meta({ description: 'Write the head of each column.' }),
  rows: z
    .array(z.array(cell).min(1).meta({ title: 'Row', description: 'One cell a column.' }))
    .min(1)
    .meta({ description: 'Write 3 to 7 rows, each with as many cells as there are columns.' }),
  note,
}).superRefine(inOriginal(checkColumns));

const states = record({
  kind: z.literal('states'),
  ...common,
  laws: z
    .array(z.enum(['beforeMalpractice', 'workReport', 'workClaim']).meta({ title: 'Line' }))
    .min(1)
    .meta({ description: 'Choose which lines of each state’s deadlines it shows.' }),
  note,
});

export const figureKinds = { bars, stacked, timeline, flow, checklist, comparison, states };

export const figureSchema = z
  .discriminatedUnion('kind', [bars, stacked, timeline, flow, checklist, comparison, states])
  .meta({ whole: true });

export type Figure = Localized<z.infer<typeof figureSchema>>;
type FigureKind = keyof typeof figureKinds;
export type FigureOf<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>;
