import { z } from 'zod';
import { helpKinds } from '../deadlines/vocabulary';
import { type Clock, clockSchema, type KindOfLaw } from './clock-schema';
import {
  itemKeySchema,
  keyed,
  line,
  pastDaySchema,
  record,
  reviewedSchema,
  text,
  webAddressSchema,
  words,
} from './field-schemas';
import type { Localized, Pair } from './localize';
import { type OtherCase, otherCases, ownCases } from './other-cases';

/** What a law can be about, what its clocks leave out, and its group, in the order of the page. */
export const kinds = {
  injury: { group: 'injury', claim: ['injury'], step: 'sue' },
  death: { group: 'injury', claim: ['death'], step: 'sue' },
  special: { group: 'injury' },
  asUsual: { group: 'injury' },
  victimFund: { group: 'injury', claim: ['victim'], step: 'claim' },
  malpractice: { group: 'care', claim: ['care'], step: 'sue' },
  'beforeSuit.malpractice': { group: 'care', claim: ['care'] },
  deathFromCare: { group: 'care', claim: ['care', 'death'], step: 'sue' },
  workReport: { group: 'work', claim: ['work'], step: 'report' },
  workClaim: { group: 'work', claim: ['work'], step: 'claim' },
  government: { group: 'government', claim: ['government'] },
  'beforeSuit.government': { group: 'government', claim: ['government'] },
  stops: { group: 'changes' },
  fault: { group: 'changes' },
  // Federal laws have a file of their own.
  federal: { group: 'federal' },
} as const satisfies Record<string, KindOfLaw>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as [Kind, ...Kind[]];

/** Which text of the law was read, and when. */
const readingSchema = record({
  kind: z
    .enum(['official', 'copy', 'quoted'])
    .describe(
      'The text on a site of the state or of Congress, a copy on another site, or only what a court, an agency or a lawyer quotes of it.',
    ),
  edition: line('Write the year, month or day that the text is of: 2024, 2026-02 or 2026-02-15.')
    .regex(/^\d{4}(-\d{2}){0,2}$/, 'is no year, month or day.')
    .optional(),
  day: pastDaySchema.describe('Choose the day on which it was read.'),
}).meta({ title: 'What was read' });

// Laws that could not be opened have no address yet; `npm run check:launch` names their states.
export const sourceShape = {
  section: line('Write the section of the law, such as CPLR 214(5).'),
  sectionInSpanish: line('Write it in Spanish too if the law is written in Spanish.').optional(),
  url: webAddressSchema.meta({ title: 'Web address of the law' }).optional(),
  confirmed: z.enum(['statute', 'two-sources', 'unsure']).meta({
    title: 'Confirmed by',
    description:
      'What it rests on: the text of the law itself, official or a copy, of the last two years; an older one, or two sources that agree; or less.',
  }),
  read: readingSchema.optional(),
  quote: line('Copy the law’s own sentence if you read it; only the open data have it.')
    .meta({ long: true })
    .optional(),
};

/** Refuses a law that claims to rest on its own text where no current one was read. */
export function refuseUnread({ confirmed, read, quote }: Source, context: z.RefinementCtx) {
  const { kind, edition, day = '' } = read ?? {};
  const isRecent = Number(edition?.slice(0, 4)) >= Number(day.slice(0, 4)) - 2;
  const isRead = kind !== 'quoted' && isRecent;
  if (confirmed === 'statute' && !isRead)
    context.addIssue({
      code: 'custom',
      path: ['confirmed'],
      message:
        kind && kind !== 'quoted' && !edition
          ? 'can be statute only if read has an edition: the year, month or day that the text is of. Add it.'
          : 'can be statute only if read names an official text or a copy, at most two years old. Choose two-sources.',
    });
  if (quote && (!kind || kind === 'quoted'))
    context.addIssue({
      code: 'custom',
      path: ['quote'],
      message: 'needs a read official text or copy. Remove it, or say in read what was read.',
    });
}

type Source = Pick<z.infer<z.ZodObject<typeof sourceShape>>, 'confirmed' | 'read' | 'quote'>;

export const joinSchema = z
  .enum(['later', 'earlier'])
  .optional()
  .describe(
    'The clocks of one step are one, of which this end counts. Without it, each clock stands alone: the words say whom it concerns.',
  );

const lengths = ['1?', '2?', '3?', '4?', '5?', '6?', 'outer?'];

type Timed = {
  clocks: { time?: string | undefined; from?: string | undefined }[];
  text?: Pair | undefined;
  outerText?: Pair | undefined;
  rule?: string | undefined;
};

/** Laws whose first length is shown ahead of their sentence. */
export const beginsWithLength = (kind: Kind) =>
  kind === 'injury' || kind === 'death' || kind === 'malpractice';

function timedLaw<Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) {
  const timed = {
    join: joinSchema,
    clocks: z
      .array(clockSchema(kinds[kind]))
      .meta({
        description: 'Add each length. In the sentence, {1} stands for the first.',
        needed: true,
      })
      .default([]),
    text: text(
      'Write what the clocks cannot say, with {1} for the first length, {outer} for its limit.',
      lengths,
    ).optional(),
  };
  return record({ ...shape, ...timed, ...sourceShape }).superRefine((value, context) => {
    const { clocks, text, outerText, rule } = value as unknown as Timed;
    refuseUnread(value as unknown as Source, context);
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const isEmpty = clocks.length === 0 && !text;
    if (isEmpty && rule !== 'same') refuse(['clocks'], 'is missing. Add a length, or a sentence.');
    if (!isEmpty && rule === 'same')
      refuse(['text'], 'is not shown if the rule is same. Remove it, or choose own.');
    for (const [language, words = ''] of Object.entries(text ?? {}) as [keyof Pair, string][]) {
      const used = (words + (outerText?.[language] ?? '')).matchAll(/\{(\d)\}/g);
      const numbers = [...used].map(([, number]) => Number(number));
      const shown = [...numbers, ...(beginsWithLength(kind) ? [1] : [])].map(
        (number) => clocks[number - 1]?.time,
      );
      if (shown.includes(undefined))
        refuse(['text', language], 'has a {number} whose clock has no length.');
      // A child's age stands in words.
      for (const [index, { time, from }] of clocks.entries())
        if (time && from !== 'birth' && !shown.includes(time))
          refuse(['text', language], `lacks {${index + 1}}, a length.`);
    }
  });
}

export const faultRuleSchema = z.enum(['contributory', 'slight', '50', '51', 'pure', 'other']);

/** What a state itself offers, with official addresses. */
const helpSchema = keyed(
  record({
    kind: z.enum(helpKinds),
    name: line('Write its official name.'),
    url: webAddressSchema,
    urlInSpanish: webAddressSchema.optional(),
    form: line('Write the name of the form that opens a claim.').optional(),
  }).meta({ title: 'Offer' }),
  'url',
).default([]);

const asUsualSchema = keyed(
  record({
    key: itemKeySchema,
    cases: z
      .array(z.enum(otherCases))
      .min(1)
      .describe(
        'Choose the cases for which the law read gives the usual time; leave out what you could not read.',
      ),
    ...sourceShape,
    read: readingSchema,
  })
    .superRefine(refuseUnread)
    .meta({ title: 'As usual' }),
  'key',
);
const specialSchema = keyed(
  timedLaw('special', { key: itemKeySchema }).meta({ title: 'Rule' }),
  'key',
);
const checkedSchema = pastDaySchema.describe('Choose the day on which the laws were last checked.');

/** Laws that hold in every state. */
export const federalSchema = record({ federal: specialSchema, checked: checkedSchema });

export const stateSchema = record({
  injury: timedLaw('injury', {}),
  death: timedLaw('death', {}),
  deathFromCare: timedLaw('deathFromCare', {
    rule: z
      .enum(['same', 'own'])
      .describe('Choose own where another clock holds for a death that medical care caused.'),
  }),
  malpractice: timedLaw('malpractice', {
    outerText: text('Write what else limits it; {outer} is the outer limit.', lengths).optional(),
  }),
  government: timedLaw('government', {}),
  workReport: timedLaw('workReport', {}),
  workClaim: timedLaw('workClaim', {}),
  beforeSuit: keyed(
    timedLaw('beforeSuit.government', {
      key: itemKeySchema,
      for: z.enum(['malpractice', 'government']),
    }).meta({ title: 'Step' }),
    'key',
  )
    .describe('Add each notice, paper, panel or waiting time that comes before a lawsuit.')
    .default([]),
  special: specialSchema.default([]),
  asUsual: asUsualSchema.default([]),
  victimFund: timedLaw('victimFund', {}).optional(),
  fault: record({
    rule: faultRuleSchema,
    ...words('text: Write one or two short sentences.'),
    ...sourceShape,
  }).superRefine(refuseUnread),
  stops: record({
    ...words(
      'text: Write what can pause the clock, and whether that holds for malpractice and for notice to a government.',
    ),
    ...sourceShape,
  }).superRefine(refuseUnread),
  help: helpSchema,
  checked: checkedSchema,
  reviewed: reviewedSchema,
  read: line('Write what was read and what is still open; visitors do not see it.')
    .meta({ long: true })
    .optional(),
}).superRefine((file, context) => {
  const withOwnTime = ownCases(lawsIn(file as unknown as StateFile));
  const said = file.asUsual.map(({ cases }) => cases);
  for (const [index, cases] of said.entries())
    for (const name of cases)
      if (withOwnTime.includes(name) || said.flat().filter((other) => other === name).length > 1)
        context.addIssue({
          code: 'custom',
          path: ['asUsual', index, 'cases'],
          message: `has ${name}, which stands in another law here too. Keep one of them.`,
        });
});

type StateFile = Localized<z.infer<typeof stateSchema>>;
type LawInFile = Omit<StateFile['malpractice'], 'clocks'> & { clocks?: Partial<Clock>[] };

/** A law of a state, or one that holds in every state. */
export type Law = Omit<LawInFile, 'clocks'> & {
  /** Never changes: injury, or special.16-003. */
  id: string;
  kind: Kind;
  clocks: Clock[];
  /** The rule about one's own fault, or whether a death from care has the clocks of any other. */
  rule?: z.infer<typeof faultRuleSchema> | 'same' | 'own';
  /** The cases that have the usual time. */
  cases?: OtherCase[] | undefined;
};

/** All laws of a file in its order, fault rules and pauses included. */
export function lawsIn(file: StateFile | Localized<z.infer<typeof federalSchema>>): Law[] {
  type Field = LawInFile & { key?: string; for?: string } & Pick<Law, 'rule' | 'cases'>;
  const fields = Object.entries(file) as [field: string, laws: Field | Field[]][];
  const withLaws = fields.filter(([field]) => kindNames.some((kind) => kind.startsWith(field)));
  return withLaws.flatMap(([field, laws]) =>
    [laws].flat().map(({ key, for: suit, ...law }) => {
      const kind = (suit ? `${field}.${suit}` : field) as Kind;
      const { group: _, ...known }: KindOfLaw = kinds[kind];
      const { clocks = [] } = law.rule === 'same' && 'death' in file ? file.death : law;
      return {
        ...law,
        id: key ? `${field}.${key}` : field,
        kind,
        clocks: clocks.map((clock) => ({ ...known, ...clock }) as Clock),
      };
    }),
  );
}
