import { z } from 'zod';
import {
  itemKey,
  keyed,
  line,
  paragraph,
  paragraphs,
  record,
  text,
  webAddress,
  words,
} from './field-schemas';
import type { Localized } from './localize';
import { day, reviewed } from './markdown-schemas';

// Laws that could not be opened have no address yet; `npm run check:launch` lists them.
const source = {
  section: line('Write the section of the law, such as CPLR 214(5).'),
  url: webAddress.meta({ title: 'Web address of the law' }).optional(),
  confirmed: z.enum(['statute', 'two-sources', 'unsure']).meta({
    title: 'Confirmed by',
    description: 'Choose unsure unless the law itself was read, or two sources agree.',
  }),
};
const clock = {
  time: text('Write the time in words, such as 2 years.'),
  /** Omitted if time is a whole sentence. */
  starts: paragraph(
    'Write when it starts, such as: from the day you were hurt. Leave it out where the time is open.',
  ).optional(),
};
const fact = { text: paragraph('Write one or two short sentences.') };

const law = <Shape extends z.ZodRawShape>(shape: Shape) => record({ ...shape, ...source });

const faultRule = z.enum(['contributory', 'slight', '50', '51', 'pure', 'other']).meta({
  description: 'Choose the rule about your own share of the fault.',
});

export const stateSchema = record({
  injury: law(clock),
  death: law(clock),
  deathFromCare: law({
    rule: z.enum(['same', 'own']).meta({
      description: 'Choose own where another clock holds for a death that medical care caused.',
    }),
    text: paragraph('Write that clock; leave it out where the rule is same.').optional(),
  }).superRefine(({ rule, text }, context) => {
    if ((rule === 'own') === (text !== undefined)) return;
    const message =
      rule === 'own'
        ? 'is missing. Write the clock for a death from medical care, or choose same.'
        : 'is not shown if the rule is same. Remove it, or choose own.';
    context.addIssue({ code: 'custom', path: ['text'], message });
  }),
  malpractice: law({ ...clock, outer: text('Write the outer limit, such as 4 years, or none.') }),
  government: law(fact),
  workReport: law(fact),
  workClaim: law(fact),
  beforeSuit: keyed(
    law({
      key: itemKey,
      for: z
        .enum(['malpractice', 'government'])
        .meta({ description: 'Choose the lawsuit that it comes before.' }),
      ...fact,
    }).meta({ title: 'Step' }),
    'key',
  )
    .meta({
      description: 'Add each notice, paper, panel or waiting time that comes before a lawsuit.',
    })
    .default([]),
  special: keyed(law({ key: itemKey, ...fact }).meta({ title: 'Rule' }), 'key')
    .meta({ description: 'Add each other short clock.' })
    .default([]),
  fault: law({ rule: faultRule, ...fact }),
  stops: law({
    text: paragraph(
      'Write what can pause the clock, and whether that holds for malpractice and for notice to a government.',
    ),
  }),
  checked: day.meta({ description: 'Choose the day on which the state was last checked.' }),
  reviewed,
  read: line('Write what was read and what is still open; visitors do not see it.')
    .meta({ long: true })
    .optional(),
});

const place = record({
  name: line('Write the name of the place.'),
  ...fact,
  ...source,
}).meta({ title: 'Place' });

export const deadlinesSchema = record({
  ...paragraphs('lead: At the top of the page.'),
  ...words(
    'zipCode: The label of the field that opens the page of a state.',
    'opens: The page of a state opens by itself.',
    'noZipCode: Shown for a zip code of no state.',
    'stateList: The heading of the list of states.',
    'islands: The heading of the places without a page.',
  ),
  places: keyed(place, 'name').default([]),
  ...words('title {state}', 'description {state}: For search results.'),
  ...paragraphs('stateLead: Below the heading of a state.'),
  ...words('backToList'),
  labels: record({
    ...words('injury', 'death', 'deathFromCare', 'malpractice', 'government', 'workReport'),
    ...words('workClaim', 'beforeMalpractice', 'beforeGovernment', 'special', 'fault', 'stops'),
  }),
  ...words('stateColumn', 'noStep: The state asks for nothing before a lawsuit.'),
  ...paragraphs('sameAsDeath: A death from medical care has the same time as any other.'),
  ...words('outer: Comes before an outer limit.'),
  faultRules: keyed(
    record({ rule: faultRule, name: text('Write the rule in a few words.') }).meta({
      title: 'Rule',
    }),
    'rule',
    { isNeeded: true },
  ).length(faultRule.options.length),
  ...paragraphs('unsure: Marks a value that is not confirmed, and says what to do then.'),
  ...words(
    'checked: Comes before the day of the check.',
    'findLawyer',
    'usual {time}: Below a zip code.',
    'usualRange {years} {time}: The same where some cases have fewer years.',
  ),
  reminder: record(
    paragraphs(
      'title',
      'text: What the reminder does, and that nothing is sent or kept.',
      'day: The label of the field for the day.',
      'short {special}: The box for cases with a shorter clock.',
      'by {date}: Until when to talk to a lawyer.',
      'future: Shown for a day to come.',
      'thisWeek: Shown where time is short or not certain.',
      'file: The link to the calendar file.',
      'event {state}: The title of the calendar entry.',
      'exceptions: Comes before the deadlines in the calendar entry.',
    ),
  ),
});

export type StateDeadlines = Localized<z.infer<typeof stateSchema>>;
