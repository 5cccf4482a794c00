import { z } from 'zod';
import {
  type Claim,
  claims,
  lateReasons,
  type Start,
  type Step,
  starts,
  steps,
} from '../deadlines/vocabulary';
import { daySchema, line, record, words } from './field-schemas';
import type { Localized } from './localize';

/** What an accident type is about, for the law: it decides which main time is shown. */
export const accidentClocks = ['injury', 'vehicle', 'death', 'care', 'work'] as const;

export type AccidentClock = (typeof accidentClocks)[number];

/** Of an ISO 8601 duration. */
export const durationPattern = /^P(?=[\dT])(\d+Y)?(\d+M)?(\d+D)?(T\d+H)?$/;

const durationSchema = line('Write it as P2Y for 2 years, P6M, P180D, P1Y90D or PT72H.').regex(
  durationPattern,
  'is no length.',
);

const startSchema = z.enum(Object.keys(starts) as Start[]);

/** What the files and the open data say of a clock; both show the descriptions. */
export const clockShape = {
  claim: z
    .array(z.enum(claims))
    .describe(
      'All that must be true of the case, in any order: care is medical care, attack an assault, crime a criminal case, victim an attack or a driver who was drunk or fled, place a public road or building, housing that of a public authority, premises a building or land, prison a jail too, estate what a dead person who caused the harm left, object one left in the body. Several can fit a case; each of them then counts.',
    ),
  step: z
    .enum(steps)
    .describe(
      'What is to be done: care is seeing a doctor, report telling the employer or police; wait must pass before a lawsuit.',
    ),
  time: durationSchema.meta({ title: 'Length' }).optional(),
  from: startSchema
    .optional()
    .describe(
      'From when it runs: found is when the harm was or should have been found, letters when a representative of the estate is named, restored when a person can act again. Missing where the law does not say.',
    ),
  orFrom: startSchema.optional().describe('A second start; the later one counts.'),
  outer: durationSchema.meta({ title: 'Outer limit' }).optional(),
  outerFrom: startSchema.optional().describe('From when the outer limit runs; else the act.'),
  // The editing page would write a boolean into every clock.
  soft: z
    .enum(['benefits'])
    .transform(() => true)
    .optional()
    .meta({ title: 'Missing it costs only' }),
  ageBelow: z.int().min(1).optional().describe('Only for a child below this age.'),
  before: daySchema.optional().describe('Only for what happened before this day.'),
  months: z
    .array(z.int().min(1).max(12))
    .optional()
    .describe('Only for what happened in these months, by number, as with snow.'),
  late: z
    .array(z.enum(lateReasons))
    .optional()
    .describe(
      'Why a late one can still be open: excuse is a good reason, knew that they knew anyway.',
    ),
};

/** Where a law stands on its page, and the claim and step that its clocks leave out. */
export type KindOfLaw = { group: string; claim?: readonly Claim[]; step?: Step };

const clockInFileSchema = record({
  ...clockShape,
  ...words('if?: Write a condition that the tags cannot say.'),
  ...words('to?: Write to whom, if no sentence says so.'),
});

export function clockSchema({ claim, step }: KindOfLaw) {
  const { shape } = clockInFileSchema;
  return clockInFileSchema
    .extend({
      claim: claim ? shape.claim.optional() : shape.claim,
      step: step ? shape.step.optional() : shape.step,
    })
    .refine((clock) => Object.keys(clock).length > 0, 'is empty. Choose its start.')
    .meta({ title: 'Clock' });
}

export type Clock = Localized<z.output<typeof clockInFileSchema>>;

/** Clocks of one law. Joined ones are one clock, of which the later or earlier end counts. */
export type ClockGroup = { join?: 'later' | 'earlier' | undefined; clocks: readonly Clock[] };
