import { z } from 'zod';
import { languages } from '../language';
import { areas } from '../states';
import { itemKeySchema, keyed, line, record, secureAddressSchema, words } from './field-schemas';
import type { Localized } from './localize';

const areaSchema = z.enum(areas).meta({ title: 'State', description: 'Choose a state.' });
const some = <Item extends z.ZodType>(item: Item, advice: string) =>
  z.array(item).min(1).describe(advice).optional();

const unservedSchema = record({
  state: areaSchema,
  takesMessages: z
    .boolean()
    .default(false)
    .describe('Turn this on if people may still send the form.'),
  ...words('line?: Write one sentence for people who had an accident there.'),
  bar: record({
    name: line('Write the name of the state bar’s own lawyer list or referral service.'),
    url: secureAddressSchema,
  })
    .meta({ title: 'State bar', description: 'Add where people can ask instead.' })
    .optional(),
});
const statesSchema = record({
  all: z.boolean().describe('Turn this on to serve every state but those below.'),
  served: some(areaSchema, 'Add the states that you serve, or turn on “All”.'),
  others: keyed(unservedSchema.meta({ title: 'State' }), 'state', { isNeeded: true })
    .describe('Add states that you don’t serve and have something to say about.')
    .optional(),
})
  .partial({ all: true })
  .superRefine(({ all = false, served = [], others = [] }, { addIssue }) => {
    const refuse = (path: PropertyKey[], message: string) =>
      addIssue({ code: 'custom', path, message });
    if (all === served.length > 0) refuse(['served'], 'Write “all: true”, or a list of states.');
    for (const [index, { state }] of others.entries())
      if (served.includes(state)) refuse(['others', index, 'state'], 'is in “served” too.');
  })
  .describe('Add the states that you serve. People hurt elsewhere read so.');

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const timeOfDay = (advice: string) => z.iso.time({ precision: -1 }).describe(advice);

const timeZoneSchema = z
  .string()
  .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
    error: 'is not a time zone. Write one such as America/New_York.',
  });

const hoursSchema = record({
  days: z.array(z.enum(weekdays).meta({ title: 'Day' })).min(1),
  from: timeOfDay('Write when somebody begins to answer, such as 09:00.'),
  to: timeOfDay('Write when the last person stops answering, such as 17:00.'),
  timeZone: timeZoneSchema,
  closed: some(z.iso.date().meta({ title: 'Day' }), 'Add the holidays on which nobody answers.'),
})
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'is not after “from”.' })
  .describe('Add when somebody answers.');

const responsibleSchema = record({
  none: z.boolean().describe('Turn this on if no attorney is responsible for the site.'),
  name: line('Write the attorney’s name and city.').regex(/\p{L}/u, 'has no letter.'),
})
  .partial()
  .refine(({ none = false, name }) => none !== Boolean(name), {
    path: ['name'],
    error: 'Write a name, or “none: true”.',
  })
  .describe('Add the attorney responsible for the site, or that there is none.');
const attorneySchema = record({
  name: line('Write the attorney’s name.'),
  firm: line('Write the law firm.'),
  town: line('Write the city of the office, with its state.'),
  license: line('Write the states in which the attorney is licensed.'),
  url: secureAddressSchema,
});
const registrationSchema = record({
  state: areaSchema,
  body: line('Write the office that gave it, such as State Bar of California.'),
  kind: z.enum(['government', 'nonprofit', 'other']),
  number: line('Write the number of the registration.').regex(/\d/, 'has no digit.'),
  validUntil: z.iso.date(),
});
const routeSchema = record({
  key: itemKeySchema,
  recipient: z.email().describe('Write the mailbox of these messages.'),
  states: some(areaSchema, 'Add states, or leave the list out for all.'),
  accidentTypes: some(
    line('Write an accident type as in accident-types.yml.'),
    'Add accident types, or leave the list out for all.',
  ),
  languages: some(z.enum(languages), 'Add languages, or leave the list out for all.'),
});

/** What an owner signs who goes live before a lawyer has judged. */
const ownSentence =
  'I go live at my own responsibility, before a lawyer has judged what is missing.';

/** Facts about who runs the site, all of them optional: lib/referral-law.json says which law asks for which. */
export const operatorSchema = record({
  wording: z
    .enum(['specified', 'neutral'])
    .describe('Choose “neutral” to say “attorney” for “Top Lawyer”.'),
  legalName: line('Write the full legal name of who runs the site.'),
  address: line('Write the postal address in one line.'),
  ...words('place: Write the state whose law governs the terms, such as the State of Ohio.'),
  attorney: responsibleSchema,
  payment: record({
    kind: z.enum(['none', 'membership', 'perMessage']),
    ...words('words: Write who pays you, and for what.'),
  }).describe('Add how you are paid.'),
  ...words('selection: Write how attorneys are chosen, and how many see a message.'),
  states: statesSchema,
  hours: hoursSchema,
  outage: z
    .boolean()
    .describe('Turn this on while mails cannot be sent. Both forms then say so, and don’t send.'),
  ...words('retention: Write how long messages are kept, and what happens then.'),
  ...words('spanish: Write who calls back the people who wrote in Spanish.'),
  registrations: z
    .array(registrationSchema.meta({ title: 'Registration' }))
    .describe('Add each registration as a referral service.'),
  attorneys: keyed(attorneySchema.meta({ title: 'Attorney' }), 'name').describe(
    'Add the attorneys who take part, each with their page at the bar.',
  ),
  ...words('adLabel: Write the words that mark the site as an advertisement.'),
  machineCalls: line('Write the firms that call with machines: the forms then ask for consent.'),
  source: z
    .boolean()
    .describe('Turn this on to read in messages which campaign or site brought the visitor.'),
  ownResponsibility: record({
    sentence: z.enum([ownSentence]),
    name: line('Write your full name.'),
    day: z.iso.date().describe('Write the day on which you sign.'),
  }).describe('Add it to go live without what only a lawyer can judge.'),
  routing: keyed(routeSchema.meta({ title: 'Mailbox' }), 'key').describe(
    'Add mailboxes for some messages: the first that fits gets it.',
  ),
}).partial();

export type Operator = Localized<z.infer<typeof operatorSchema>>;
