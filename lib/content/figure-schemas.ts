import { z } from 'zod';
import { timePattern } from '../figures/measure-time';
import { itemKey, keyed, name, paragraph, record, text } from './field-schemas';
import { checkColumns, checkOrder, checkParts } from './figure-rules';

/** What every figure says besides its own data. */
const common = {
  title: text('Write what the figure shows.').max(45),
  caption: paragraph('Write the sentence below the figure: why it matters.').max(140),
};
const note = text('Write a remark on the numbers or their source, or leave it out.')
  .max(90)
  .optional();

const label = text('Write what the number belongs to.').max(28);
const value = z
  .number()
  .min(0)
  .meta({ description: 'Write the number without sign or unit, such as 25000.' });
const units = {
  unit: text('Write the unit: $, %, or a word such as days.').max(18),
  unitOfOne: text('Write the unit as it is called for 1, such as day.').max(18).optional(),
};

const bars = record({
  kind: z.literal('bars'),
  ...common,
  ...units,
  bars: keyed(record({ key: itemKey, label, value }).meta({ title: 'Bar' }), 'key')
    .min(2)
    .max(7),
  note,
});

const parts = keyed(record({ key: itemKey, label, value }).meta({ title: 'Part' }), 'key')
  .min(2)
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
  )
    .min(1)
    .max(4),
  note,
}).superRefine(checkParts);

const time = name('Write the time as a number and a unit, such as 14 days, or as a year.').regex(
  timePattern,
  'is not a time. Write a number and hours, days, weeks, months or years, or a year such as 2015.',
);
const timeline = record({
  kind: z.literal('timeline'),
  ...common,
  points: keyed(
    record({
      key: itemKey,
      at: time.optional(),
      when: text('Write a date, a time such as 14 days, or a stage such as First weeks.').max(18),
      what: text('Write what happens then.').max(60),
    }).meta({ title: 'Point' }),
    'key',
  )
    .min(3)
    .max(7),
  note,
}).superRefine(checkOrder);

const flow = record({
  kind: z.literal('flow'),
  ...common,
  steps: keyed(
    record({
      key: itemKey,
      title: text('Write the step.').max(34),
      text: text('Write what it means.').max(70),
    }).meta({ title: 'Step' }),
    'key',
  )
    .min(3)
    .max(6),
  note,
});

const checklist = record({
  kind: z.literal('checklist'),
  ...common,
  items: z
    .array(text('Write one thing to do or to keep.').max(60).meta({ title: 'Item' }))
    .min(4)
    .max(8)
    .meta({ description: 'Write 4 to 8 things.' }),
  note,
});

const cell = text('Write a few words.').max(30).meta({ title: 'Cell' });
const comparison = record({
  kind: z.literal('comparison'),
  ...common,
  columns: z.array(cell).min(2).max(4).meta({ description: 'Write the head of each column.' }),
  rows: z
    .array(z.array(cell).min(2).max(4).meta({ title: 'Row', description: 'One cell a column.' }))
    .min(3)
    .max(7)
    .meta({ description: 'Write 3 to 7 rows, each with as many cells as there are columns.' }),
  note,
}).superRefine(checkColumns);

/** What a file in content/en/figures may say, by its kind. */
export const figureKinds = { bars, stacked, timeline, flow, checklist, comparison };

export const figureSchema = z.discriminatedUnion('kind', [
  bars,
  stacked,
  timeline,
  flow,
  checklist,
  comparison,
]);

export type Figure = z.infer<typeof figureSchema>;
export type FigureKind = keyof typeof figureKinds;
/** The figure of one kind. */
export type FigureOf<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>;
