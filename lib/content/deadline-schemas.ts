import { z } from 'zod';
import { stateId, usStates } from '../us-states';
import { labels, name, paragraph, record, text, webAddress } from './field-schemas';
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
const fact = {
  text: paragraph('Write one or two short sentences.'),
  ...source,
};

const faultRule = z.enum(['contributory', 'slight', '50', '51', 'pure', 'other']).meta({
  description: 'Choose the rule about your own share of the fault.',
});

const stateSchema = record({
  state: z.enum(usStates).meta({ description: 'Choose the state.' }),
  id: z
    .enum(usStates.map(stateId))
    .meta({ description: 'Choose the same state: its place in the page’s address.' }),
  injury: record({ ...clock, ...source }),
  death: record({ ...clock, ...source }),
  malpractice: record({
    ...clock,
    outer: text('Write the outer limit, such as 4 years, or none.'),
    ...source,
  }),
  special: record(fact),
  government: record(fact),
  fault: record({ rule: faultRule, ...fact }),
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
  faultRules: z
    .array(
      record({ rule: faultRule, name: text('Write the rule in a few words.') }).meta({
        title: 'Rule',
      }),
    )
    .length(faultRule.options.length),
  unsure: text('Write the mark of a value that is not confirmed.'),
  checked: text('Write the words before the day of the check.'),
  footerLink: text('Write the link in the footer of each page.'),
  findLawyer: text('Write the link to the finder.'),
  states: z
    .array(stateSchema)
    .length(
      usStates.length,
      `needs all ${usStates.length}: each state and Washington, DC, once. Add what is missing, or remove what is there twice.`,
    )
    .superRefine((rows, context) => {
      // The first in a wrong place makes all that follow look wrong too.
      const wrong = rows.findIndex(({ state }, index) => state !== usStates[index]);
      if (wrong >= 0)
        context.addIssue({
          code: 'custom',
          path: [wrong, 'state'],
          message: `is ${rows[wrong]?.state}, where ${usStates[wrong]} belongs. Keep the order of the alphabet.`,
        });
      for (const [index, { state, id }] of rows.entries()) {
        if (id === stateId(state)) continue;
        const message = `is not the id of ${state}. Write ${stateId(state)}.`;
        context.addIssue({ code: 'custom', path: [index, 'id'], message });
      }
    }),
});

export type Deadlines = z.infer<typeof deadlinesSchema>;
export type StateDeadlines = Deadlines['states'][number];
