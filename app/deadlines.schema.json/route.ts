import { z } from 'zod';
import { languages } from '@/lib/language';

export const dynamic = 'force-static';

const words = z
  .object({
    text: z.string().describe('The time or the rule in words.'),
    starts: z.string().optional().describe('When the time starts.'),
    outer: z.string().optional().describe('The outer limit.'),
  })
  .nullable();

const schema = z.object({
  $schema: z.url(),
  license: z.url(),
  deadlines: z.array(
    z.object({
      id: z.string().describe('Stays the same when the law or the words change.'),
      state: z.string(),
      kind: z.string().describe('What the time or the rule is about.'),
      section: z.string().describe('The law.'),
      url: z.url().nullable().describe('Where the law can be read.'),
      confirmed: z
        .enum(['statute', 'two-sources', 'unsure'])
        .describe('What it rests on: the text of the law, two sources that agree, or less.'),
      checked: z.iso.date().describe('The day of the last check.'),
      page: z.url(),
      ...Object.fromEntries(languages.map((language) => [language, words])),
    }),
  ),
});

/** JSON Schema 2020-12 of deadlines.json. */
export function GET(): Response {
  return Response.json(z.toJSONSchema(schema));
}
