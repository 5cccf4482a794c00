import { z } from 'zod';
import { type Claim, type ClockInFile, clockSchema, duration, type Known } from './clock-schema';
import { itemKey, keyed, line, paragraph, record, text, webAddress } from './field-schemas';
import type { Localized, Pair } from './localize';
import { day, reviewed } from './markdown-schemas';

/** What a law can be about, by the groups of a state's page. Federal laws have a file of their own. */
export const kindsOfGroup = {
  injury: ['injury', 'death', 'special'],
  care: ['malpractice', 'beforeSuit.malpractice', 'deathFromCare'],
  work: ['workReport', 'workClaim'],
  government: ['government', 'beforeSuit.government'],
  changes: ['stops', 'fault'],
  federal: ['federal'],
} as const;

export const kinds = Object.values(kindsOfGroup).flat();
export type Kind = (typeof kinds)[number];

// Laws that could not be opened have no address yet; `npm run check:launch` names their states.
export const source = {
  section: line('Write the section of the law, such as CPLR 214(5).'),
  url: webAddress.meta({ title: 'Web address of the law' }).optional(),
  confirmed: z.enum(['statute', 'two-sources', 'unsure']).meta({
    title: 'Confirmed by',
    description: 'What it rests on: the text of the law, two sources that agree, or less.',
  }),
};

export const join = z
  .enum(['later', 'earlier'])
  .optional()
  .describe(
    'The clocks of one step are one, of which this end counts. Without it, each clock stands alone: the words say whom it concerns.',
  );

const lengths = ['1?', '2?', '3?', '4?', '5?', '6?', 'outer?'];

const timed = (known: Known) => ({
  join,
  clocks: z
    .array(clockSchema(known))
    .meta({
      description: 'Add each length. In the sentence, {1} stands for the first.',
      needed: true,
    })
    .default([]),
  text: paragraph(
    'Write what the clocks cannot say, with {1} for the first length, {outer} for its limit.',
    lengths,
  ).optional(),
});

type Timed = {
  clocks: { time?: string | undefined; from?: string | undefined }[];
  text?: Pair | undefined;
  outerText?: Pair | undefined;
};

/** A law with clocks. The first length of a time to sue is shown ahead of its sentence. */
function timedLaw<Shape extends z.ZodRawShape>(known: Known, shape: Shape) {
  return record({ ...shape, ...timed(known), ...source }).superRefine((value, context) => {
    const { clocks, text, outerText } = value as unknown as Timed;
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (clocks.length === 0 && !text)
      refuse(['clocks'], 'is missing. Add a length, or a sentence.');
    for (const [language, words = ''] of Object.entries(text ?? {}) as [keyof Pair, string][]) {
      const used = (words + (outerText?.[language] ?? '')).matchAll(/\{(\d)\}/g);
      const numbers = [...used].map(([, number]) => Number(number));
      const shown = [...numbers, ...(known.step === 'sue' ? [1] : [])].map(
        (one) => clocks[one - 1]?.time,
      );
      if (shown.includes(undefined))
        refuse(['text', language], 'has a {number} of a clock without a length.');
      // A child's age stands in words.
      for (const [index, { time, from }] of clocks.entries())
        if (time && from !== 'birth' && !shown.includes(time))
          refuse(['text', language], `lacks {${index + 1}}, a length.`);
    }
  });
}

type Step = { for: 'malpractice' | 'government'; clocks: ClockInFile[] };

/** The claims that clocks of steps before a lawsuit leave out. */
function withClaims<Law extends Step>(law: Law): Law {
  const claim: Claim[] = [law.for === 'malpractice' ? 'care' : 'government'];
  return {
    ...law,
    clocks: law.clocks.map((clock) => (clock.claim.length > 0 ? clock : { ...clock, claim })),
  };
}

export const faultRule = z.enum(['contributory', 'slight', '50', '51', 'pure', 'other']);

/** What a state itself offers, with official addresses. */
const help = keyed(
  record({
    kind: z.enum(['bar', 'legalAid', 'courtHelp', 'workAgency', 'victimFund']),
    name: line('Write its official name.'),
    url: webAddress,
    form: line('Write the name of the form that opens a claim.').optional(),
    time: duration.meta({ title: 'Time to apply' }).optional(),
  }).meta({ title: 'Offer' }),
  'url',
).default([]);

const special = keyed(timedLaw({}, { key: itemKey }).meta({ title: 'Rule' }), 'key');
const checked = day.describe('Choose the day on which the laws were last checked.');

/** Laws that hold in every state. */
export const federalSchema = record({ federal: special, checked });

export const stateSchema = record({
  injury: timedLaw({ claim: ['injury'], step: 'sue' }, {}),
  death: timedLaw({ claim: ['death'], step: 'sue' }, {}),
  deathFromCare: record({
    rule: z
      .enum(['same', 'own'])
      .describe('Choose own where another clock holds for a death that medical care caused.'),
    ...timed({ claim: ['care', 'death'], step: 'sue' }),
    ...source,
  }).superRefine(({ rule, text, clocks }, context) => {
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['text'], message });
    const isEmpty = !text && clocks.length === 0;
    if (rule === 'own' && isEmpty) refuse('is missing. Write the clock, or choose same.');
    if (rule === 'same' && !isEmpty)
      refuse('is not shown if the rule is same. Remove it, or choose own.');
  }),
  malpractice: timedLaw(
    { claim: ['care'], step: 'sue' },
    {
      outerText: text('Write what else limits it; {outer} is the outer limit.', lengths).optional(),
    },
  ),
  government: timedLaw({ claim: ['government'] }, {}),
  workReport: timedLaw({ claim: ['work'], step: 'report' }, {}),
  workClaim: timedLaw({ claim: ['work'], step: 'claim' }, {}),
  beforeSuit: keyed(
    timedLaw(
      { claim: [] },
      {
        key: itemKey,
        for: z.enum(['malpractice', 'government']),
      },
    )
      .transform(withClaims)
      .meta({ title: 'Step' }),
    'key',
  )
    .describe('Add each notice, paper, panel or waiting time that comes before a lawsuit.')
    .default([]),
  special: special.default([]),
  fault: record({
    rule: faultRule,
    text: paragraph('Write one or two short sentences.'),
    ...source,
  }),
  stops: record({
    text: paragraph(
      'Write what can pause the clock, and whether that holds for malpractice and for notice to a government.',
    ),
    ...source,
  }),
  help,
  checked,
  reviewed,
  read: line('Write what was read and what is still open; visitors do not see it.')
    .meta({ long: true })
    .optional(),
});

export type StateDeadlines = Localized<z.infer<typeof stateSchema>>;
export type FederalDeadlines = Localized<z.infer<typeof federalSchema>>;
