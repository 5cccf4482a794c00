import { z } from 'zod';
import { claims, lateReasons, starts, steps } from '@/lib/clock';
import { kinds } from '@/lib/deadlines';
import { languages } from '@/lib/language';
import { fullAddress } from '@/lib/seo';

export const dynamic = 'force-static';

const length = z.object({
  duration: z
    .string()
    .regex(/^P(\d+Y)?(\d+M)?(\d+D)?(T\d+H)?$/)
    .describe('ISO 8601, such as P2Y, P1Y90D or PT72H.'),
  parts: z
    .array(z.object({ count: z.int().min(1), unit: z.enum(['year', 'month', 'day', 'hour']) }))
    .min(1)
    .describe('The same as counts with units; their sum is the length.'),
});

const clock = z.object({
  claim: z
    .array(z.enum(claims))
    .describe(
      'What must all be true of the case, in any order: care is medical care, attack an assault, crime a claim to a victims’ fund or a criminal case, place a public road or building, object one left in the body. Of the clocks that fit, the one with the most tags usually takes the place of the others.',
    ),
  step: z
    .enum(steps)
    .describe(
      'What is to be done: care is seeing a doctor, report telling the employer or police; wait must pass before a lawsuit.',
    ),
  time: length
    .optional()
    .describe(
      'Missing where the law names no number, such as: right away, or only an outer limit.',
    ),
  from: z
    .enum(starts)
    .optional()
    .describe(
      'From when it runs: found is when the harm was or should have been found, letters when a representative of the estate is named, restored when a person can act again. Missing where the law does not say.',
    ),
  orFrom: z.enum(starts).optional().describe('A second start; the later one counts.'),
  outer: length.optional().describe('Never more than this.'),
  outerFrom: z.enum(starts).optional().describe('From when the outer limit runs; else the act.'),
  soft: z.boolean().optional().describe('Missing it costs less than the case.'),
  ageBelow: z.int().min(1).optional().describe('Only for a child below this age.'),
  before: z.iso.date().optional().describe('Only for what happened before this day.'),
  late: z
    .array(z.enum(lateReasons))
    .optional()
    .describe(
      'Why a late one can still be open: excuse is a good reason, knew that they knew anyway.',
    ),
});

const words = z
  .object({
    text: z.string().describe('The time or the rule in words.'),
    outer: z.string().optional().describe('The outer limit, or other limits, in words.'),
  })
  .nullable()
  .describe('Null where there is no translation.');

const schema = z.object({
  $schema: z.url(),
  version: z.iso.date().describe('The day of the newest check.'),
  license: z.url(),
  publisher: z.object({ name: z.string(), url: z.url() }),
  deadlines: z.array(
    z.object({
      id: z.string().describe('Stays the same when the law or the words change.'),
      usps: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .describe('Postal code of the state; US for federal law.'),
      state: z.string(),
      kind: z.enum(kinds).describe('What the time or the rule is about.'),
      section: z.string().describe('The law.'),
      url: z.url().nullable().describe('Where the law can be read; null if nowhere.'),
      confirmed: z
        .enum(['statute', 'two-sources', 'unsure'])
        .describe('What it rests on: the text of the law, two sources that agree, or less.'),
      checked: z.iso.date().describe('The day of the last check.'),
      checkAgain: z.iso.date().describe('The day from which it should not be trusted.'),
      page: z.url(),
      join: z
        .enum(['later', 'earlier'])
        .optional()
        .describe(
          'The clocks of one step are one, of which this end counts. Without it, each clock stands alone: the words say whom it concerns.',
        ),
      clocks: z.array(clock).describe('Empty for rules without a time.'),
      ...Object.fromEntries(languages.map((language) => [language, words])),
    }),
  ),
});

/** JSON Schema 2020-12 of deadlines.json. */
export function GET(): Response {
  return Response.json({
    $id: fullAddress('/deadlines.schema.json'),
    title: 'Deadlines after an injury in the US',
    description:
      'Times to act after an injury or a death, by state. Information, not legal advice: exceptions are many, and laws change. deadlines.csv has the same, a row for each clock, with lists joined by a plus sign.',
    ...z.toJSONSchema(schema),
  });
}
