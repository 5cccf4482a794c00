import { z } from 'zod';
import { languages } from '../language';
import { areas } from '../states';
import { itemKey, keyed, line, paragraph, record, text, webAddress } from './field-schemas';
import type { Localized } from './localize';

const area = z.enum(areas).meta({ title: 'State', description: 'Choose a state.' });

const served = record({
  state: area,
  served: z.boolean().meta({
    description: 'Say whether you may refer cases there and have an attorney who takes them.',
  }),
  takesMessages: z
    .boolean()
    .meta({ description: 'Say whether people may still send the form for an accident there.' })
    .optional(),
  line: paragraph('Write one sentence for people who had an accident there.').optional(),
  bar: record({
    name: line('Write the name of the state bar’s own lawyer list or referral service.'),
    url: webAddress,
  })
    .meta({ title: 'State bar', description: 'Add where people can ask instead.' })
    .optional(),
}).meta({ title: 'State' });

const some = <Item extends z.ZodType>(item: Item, advice: string) =>
  z.array(item).min(1).meta({ description: advice }).optional();
const route = record({
  key: itemKey,
  recipient: z.email().meta({ description: 'Write the mailbox of these messages.' }),
  states: some(area, 'Add states, or leave the list out for all.'),
  accidentTypes: some(
    line('Write an accident type as in accident-types.yml.'),
    'Add accident types, or leave the list out for all.',
  ),
  languages: some(z.enum(languages), 'Add languages, or leave the list out for all.'),
}).meta({ title: 'Mailbox' });

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const timeOfDay = (advice: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ description: advice });

const hours = record({
  days: z
    .array(z.enum(weekdays).meta({ title: 'Day' }))
    .min(1)
    .meta({ description: 'Add the days on which somebody answers.' }),
  from: timeOfDay('Write when somebody begins to answer, such as 09:00.'),
  to: timeOfDay('Write when the last person stops answering, such as 17:00.'),
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
      error: 'is not a time zone. Write one such as America/New_York.',
    })
    .meta({ description: 'Write a time zone such as America/Chicago.' }),
  closed: z
    .array(z.iso.date().meta({ title: 'Day' }))
    .meta({ description: 'Add the holidays on which nobody answers.' })
    .optional(),
})
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'is not after “from”.' })
  .meta({ description: 'Add when somebody answers. Without hours, pages name no time of day.' });

/** Facts about the operator; docs/rules.md says which law asks for them. */
export const operatorSchema = record({
  legalName: line('Write the full legal name of who runs the site.').optional(),
  address: line('Write the postal address in one line.').optional(),
  place: text('Write the state whose law governs the terms, such as the State of Ohio.')
    .meta({ title: 'State of the terms' })
    .optional(),
  attorney: line(
    'Write the name and city of the attorney responsible for what the site says, or none.',
  )
    .meta({ title: 'Responsible attorney' })
    .optional(),
  payment: record({
    kind: z.enum(['none', 'membership', 'perMessage']).meta({
      description:
        'Choose how attorneys pay you: not at all, a membership fee, or a fee per message.',
    }),
    words: paragraph('Write who pays you, and for what.'),
  })
    .meta({ description: 'Add how you are paid.' })
    .optional(),
  selection: paragraph('Write how attorneys are chosen, and how many see a message.').optional(),
  states: keyed(served, 'state', { isNeeded: true })
    .meta({
      description:
        'Add the states in which you serve people. Others are not served. Without the list, all are.',
    })
    .optional(),
  hours: hours.optional(),
  retention: paragraph('Write how long messages are kept, and what happens then.').optional(),
  spanish: paragraph('Write who calls back the people who wrote in Spanish.')
    .meta({ title: 'Calls in Spanish' })
    .optional(),
  registrations: z
    .array(text('Write the state, its office and the number.').meta({ title: 'Registration' }))
    .min(1)
    .meta({
      needed: true,
      description:
        'Add each state in which the referral service is registered, or leave the list out.',
    })
    .optional(),
  attorneys: keyed(
    record({
      name: line('Write the attorney’s name.'),
      firm: line('Write the law firm.'),
      town: line('Write the city of the office, with its state.'),
      license: line('Write the states in which the attorney is licensed.'),
      url: webAddress,
    }).meta({ title: 'Attorney' }),
    'name',
  )
    .meta({
      title: 'Attorneys who take part',
      description: 'Add the attorneys, each with the page of the bar that shows the license.',
    })
    .optional(),
  adLabel: text('Write the words that mark the site as an advertisement.')
    .meta({ title: 'Label of an advertisement' })
    .optional(),
  machineCalls: line('')
    .meta({
      title: 'Automated calls',
      description:
        'Write the names of the firms that call or text with automated technology or recorded voices. Leave this out if people call. Both forms then ask for optional consent.',
    })
    .optional(),
  routing: keyed(route, 'key')
    .meta({
      description:
        'Add mailboxes for some messages: the first one that fits gets it, otherwise the one mailbox.',
    })
    .optional(),
}).meta({ description: 'Add facts about who runs the site; what is left out is not shown.' });

export type Operator = Localized<z.infer<typeof operatorSchema>>;
