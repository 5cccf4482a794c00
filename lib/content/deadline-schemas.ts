import { z } from 'zod';
import { usStates } from '../states';
import { keyed, labels, name, paragraph, record, text, webAddress } from './field-schemas';
import { day } from './markdown-schemas';

// A law that could not be opened has no address yet; `npm run check:launch` names it.
const source = {
  section: name('Write the section of the law, such as CPLR 214(5).'),
  url: webAddress.meta({ title: 'Web address of the law' }).optional(),
  confirmed: z.enum(['statute', 'two-sources', 'unsure']).meta({
    title: 'Confirmed by',
    description: 'Choose unsure unless the law itself was read, or two sources agree.',
  }),
};
const clock = {
  time: text('Write the time in words, such as 2 years.'),
  /** Left out where time is a whole sentence, because the law has changed. */
  starts: paragraph(
    'Write when it starts, such as: from the day you were hurt. Leave it out where the time is open.',
  ).optional(),
};
const fact = { text: paragraph('Write one or two short sentences.') };

/** What a law says. When one of what it cites changes, the check names the translations that rest on it. */
const law = <Shape extends z.ZodRawShape>(shape: Shape) =>
  record({ ...shape, ...source }).meta({ cites: ['section', 'url'] });

const faultRule = z.enum(['contributory', 'slight', '50', '51', 'pure', 'other']).meta({
  description: 'Choose the rule about your own share of the fault.',
});

const stateSchema = record({
  state: z.enum(usStates).meta({ description: 'Choose the state.' }),
  injury: law(clock),
  death: law(clock),
  malpractice: law({ ...clock, outer: text('Write the outer limit, such as 4 years, or none.') }),
  special: law(fact),
  government: law(fact),
  fault: law({ rule: faultRule, ...fact }),
  stops: paragraph('Write in one sentence what can pause the clock.'),
  checked: day.meta({ description: 'Choose the day on which the row was last checked.' }),
  /** For editors only: what was read, and what is still open. */
  note: paragraph('Write what was read and what is still open; visitors do not see it.')
    .meta({ translation: 'own' })
    .optional(),
}).meta({ title: 'State' });

export const deadlinesSchema = record({
  lead: paragraph('Write two or three sentences for the top of the page.'),
  stateList: text('Write the heading of the list of states.'),
  backToList: text('Write the link back to that list.'),
  labels: record(
    labels('injury', 'death', 'malpractice', 'special', 'government', 'fault', 'stops'),
  ),
  outer: text('Write the word before an outer limit.'),
  faultRules: keyed(
    record({ rule: faultRule, name: text('Write the rule in a few words.') }).meta({
      title: 'Rule',
    }),
    'rule',
    { isNeeded: true },
  ).length(faultRule.options.length),
  unsure: text('Write the mark of a value that is not confirmed.'),
  checked: text('Write the words before the day of the check.'),
  findLawyer: text('Write the link to the finder.'),
  states: keyed(stateSchema, 'state', { isNeeded: true }),
});

export type Deadlines = z.infer<typeof deadlinesSchema>;
export type StateDeadlines = Deadlines['states'][number];
