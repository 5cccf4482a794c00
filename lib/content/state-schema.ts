import { z } from 'zod';
import { claims, lateReasons, starts, steps } from '../clock';
import { itemKey, keyed, line, paragraph, record, text, webAddress } from './field-schemas';
import type { Localized, Pair } from './localize';
import { day, reviewed } from './markdown-schemas';

// Laws that could not be opened have no address yet; `npm run check:launch` names their states.
export const source = {
  section: line('Write the section of the law, such as CPLR 214(5).'),
  url: webAddress.meta({ title: 'Web address of the law' }).optional(),
  confirmed: z.enum(['statute', 'two-sources', 'unsure']).meta({
    title: 'Confirmed by',
    description: 'Choose unsure unless the law itself was read, or two sources agree.',
  }),
};

const duration = line('Write it as P2Y for 2 years, P6M, P180D, P1Y90D or PT72H.').regex(
  /^P(?=[\dT])(\d+Y)?(\d+M)?(\d+D)?(T\d+H)?$/,
  'is no length.',
);
const start = z.enum(starts);

/** One length of a law, in the shape of `Clock`; the law's field says what is left out. */
const clock = record({
  claim: z
    .array(z.enum(claims))
    .meta({ description: 'Choose all that must fit the person; a rule of its own needs it.' })
    .optional(),
  step: z.enum(steps).meta({ description: 'Choose what is to be done in that time.' }).optional(),
  time: duration.meta({ title: 'Length' }).optional(),
  from: start.meta({ title: 'Starts with' }).optional(),
  orFrom: start.meta({ title: 'Or, if later, with' }).optional(),
  outer: duration.meta({ title: 'Outer limit' }).optional(),
  outerFrom: start.meta({ title: 'Outer limit starts with' }).optional(),
  // The editing page would write a boolean into every clock.
  soft: z
    .enum(['benefits'])
    .meta({ title: 'Missing it costs only' })
    .transform(() => true)
    .optional(),
  ageBelow: z.int().meta({ title: 'For a child below this age' }).optional(),
  before: day.meta({ title: 'Only for what happened before' }).optional(),
  late: z
    .array(z.enum(lateReasons))
    .meta({ description: 'Choose why a late one can still be open.' })
    .optional(),
  if: text('Write a condition that the tags cannot say.').optional(),
  to: text('Write to whom, if no sentence says so.').optional(),
}).meta({ title: 'Clock' });

const timed = {
  join: z
    .enum(['later', 'earlier'])
    .meta({ description: 'Choose which end counts, if its clocks are one.' })
    .optional(),
  clocks: z
    .array(clock)
    .meta({
      description: 'Add each length. In the sentence, {1} stands for the first.',
      needed: true,
    })
    .default([]),
  text: paragraph(
    'Write what the clocks cannot say, with {1} for the first length, {outer} for its limit.',
    ['1?', '2?', '3?', '4?', '5?', '6?', 'outer?'],
  ).optional(),
};
const outerText = {
  outerText: text('Write what else limits it; {outer} is the outer limit.', [
    'outer?',
    '1?',
    '2?',
    '3?',
  ]).optional(),
};

type Timed = {
  clocks: {
    step?: string | undefined;
    claim?: unknown;
    time?: string | undefined;
    from?: string | undefined;
  }[];
  text?: Pair | undefined;
  outerText?: Pair | undefined;
};

/** What a kind of law says of its clocks, which then leave it out. */
type Known = { step?: true; claim?: true; isTimeFirst?: true };

const law = <Shape extends z.ZodRawShape>(shape: Shape) => record({ ...shape, ...source });

function timedLaw<Shape extends z.ZodRawShape>(shape: Shape, known: Known) {
  return law({ ...shape, ...timed }).superRefine((value, context) => {
    const { clocks, text, outerText } = value as unknown as Timed;
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (clocks.length === 0 && !text)
      refuse(['clocks'], 'is missing. Add a length, or a sentence.');
    for (const [index, clock] of clocks.entries()) {
      // The editing page would move an empty one.
      if (Object.keys(clock).length === 0) refuse(['clocks', index], 'is empty. Choose its start.');
      for (const name of ['step', 'claim'] as const)
        if (!known[name] && !clock[name])
          refuse(['clocks', index, name], 'is missing. Choose what it is for.');
    }
    for (const [language, words = ''] of Object.entries(text ?? {}) as [keyof Pair, string][])
      checkLengths(clocks, words + (outerText?.[language] ?? ''), known, (problem) =>
        refuse(['text', language], problem),
      );
  });
}

/** Each length stands in the sentence, and each {number} has one. */
function checkLengths(
  clocks: Timed['clocks'],
  words: string,
  { isTimeFirst }: Known,
  refuse: (problem: string) => void,
) {
  const used = [...words.matchAll(/\{(\d)\}/g)].map(([, number]) => Number(number) - 1);
  const shown = [...used, ...(isTimeFirst ? [0] : [])].map((index) => clocks[index]?.time);
  if (shown.includes(undefined)) refuse('has a {number} of a clock without a length.');
  // A child's age stands in words.
  for (const [index, { time, from }] of clocks.entries())
    if (time && from !== 'birth' && !shown.includes(time))
      refuse(`lacks {${index + 1}}, a length.`);
}

export const faultRule = z.enum(['contributory', 'slight', '50', '51', 'pure', 'other']).meta({
  description: 'Choose the rule about your own share of the fault.',
});

const sue = { step: true, claim: true, isTimeFirst: true } as const;

/** What a state itself offers, with official addresses. */
const help = keyed(
  record({
    kind: z.enum(['bar', 'legalAid', 'courtHelp', 'workAgency', 'victimFund']).meta({
      description: 'Choose what it is.',
    }),
    name: line('Write its official name.'),
    url: webAddress,
    form: line('Write the name of the form that opens a claim.').optional(),
    time: duration.meta({ title: 'Time to apply' }).optional(),
  }).meta({ title: 'Offer' }),
  'url',
)
  .meta({ description: 'Add what the state offers for free or at little cost.' })
  .default([]);

const special = keyed(timedLaw({ key: itemKey }, {}).meta({ title: 'Rule' }), 'key').meta({
  description: 'Add each other short clock.',
});
const checked = day.meta({ description: 'Choose the day on which the laws were last checked.' });

/** Laws that hold in every state. */
export const federalSchema = record({ laws: special, checked });

export const stateSchema = record({
  injury: timedLaw({}, sue),
  death: timedLaw({}, sue),
  deathFromCare: law({
    rule: z.enum(['same', 'own']).meta({
      description: 'Choose own where another clock holds for a death that medical care caused.',
    }),
    ...timed,
  }).superRefine(({ rule, text, clocks }, context) => {
    if ((rule === 'own') === (text !== undefined || clocks.length > 0)) return;
    const message =
      rule === 'own'
        ? 'is missing. Write the clock for a death from medical care, or choose same.'
        : 'is not shown if the rule is same. Remove it, or choose own.';
    context.addIssue({ code: 'custom', path: ['text'], message });
  }),
  malpractice: timedLaw(outerText, sue),
  government: timedLaw({}, { claim: true }),
  workReport: timedLaw({}, { step: true, claim: true }),
  workClaim: timedLaw({}, { step: true, claim: true }),
  beforeSuit: keyed(
    timedLaw(
      {
        key: itemKey,
        for: z
          .enum(['malpractice', 'government'])
          .meta({ description: 'Choose the lawsuit that it comes before.' }),
      },
      { claim: true },
    ).meta({ title: 'Step' }),
    'key',
  )
    .meta({
      description: 'Add each notice, paper, panel or waiting time that comes before a lawsuit.',
    })
    .default([]),
  special: special.default([]),
  fault: law({ rule: faultRule, text: paragraph('Write one or two short sentences.') }),
  stops: law({
    text: paragraph(
      'Write what can pause the clock, and whether that holds for malpractice and for notice to a government.',
    ),
  }),
  help,
  checked,
  reviewed,
  read: line('Write what was read and what is still open; visitors do not see it.')
    .meta({ long: true })
    .optional(),
});

export type StateDeadlines = Localized<z.infer<typeof stateSchema>>;
