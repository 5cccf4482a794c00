import { z } from 'zod';
import { claims, lateReasons, starts, steps } from '@/lib/clock';
import { languages } from '@/lib/language';

export const dynamic = 'force-static';

const length = z.object({
  duration: z.string().describe('ISO 8601, such as P2Y, P1Y90D or PT72H.'),
  parts: z
    .array(z.object({ count: z.int(), unit: z.enum(['year', 'month', 'day', 'hour']) }))
    .describe('The same as counts with units; their sum is the length.'),
});

const clock = z.object({
  claim: z.array(z.enum(claims)).describe('What must all be true of the case.'),
  step: z.enum(steps).describe('What is to be done; wait must pass before a lawsuit.'),
  time: length.optional().describe('Missing where the law names no number, such as: right away.'),
  from: z.enum(starts).optional().describe('From when it runs.'),
  orFrom: z.enum(starts).optional().describe('A second start; the later one counts.'),
  outer: length.optional().describe('Never more than this.'),
  outerFrom: z.enum(starts).optional().describe('From when the outer limit runs; else the act.'),
  soft: z.boolean().optional().describe('Missing it costs less than the case.'),
  ageBelow: z.int().optional().describe('Only for a child below this age.'),
  before: z.iso.date().optional().describe('Only for what happened before this day.'),
  late: z.array(z.enum(lateReasons)).optional().describe('Why a late one can still be open.'),
});

const words = z
  .object({
    text: z.string().describe('The time or the rule in words.'),
    outer: z.string().optional().describe('The outer limit in words.'),
  })
  .nullable();

const schema = z.object({
  $schema: z.url(),
  version: z.string().describe('The day of the newest check.'),
  license: z.url(),
  publisher: z.object({ name: z.string(), url: z.url() }),
  deadlines: z.array(
    z.object({
      id: z.string().describe('Stays the same when the law or the words change.'),
      usps: z.string().describe('Postal code of the state.'),
      state: z.string(),
      kind: z.string().describe('What the time or the rule is about.'),
      section: z.string().describe('The law.'),
      url: z.url().nullable().describe('Where the law can be read.'),
      confirmed: z
        .enum(['statute', 'two-sources', 'unsure'])
        .describe('What it rests on: the text of the law, two sources that agree, or less.'),
      checked: z.iso.date().describe('The day of the last check.'),
      checkAgain: z.iso.date().describe('The day from which it should not be trusted.'),
      page: z.url(),
      join: z
        .enum(['later', 'earlier'])
        .optional()
        .describe('The clocks of one step are one, of which this end counts.'),
      clocks: z.array(clock).describe('Empty for rules without a time.'),
      ...Object.fromEntries(languages.map((language) => [language, words])),
    }),
  ),
});

/** JSON Schema 2020-12 of deadlines.json. */
export function GET(): Response {
  return Response.json(z.toJSONSchema(schema));
}
