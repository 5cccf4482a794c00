import { z } from 'zod';
import {
  articleNumbersSchema,
  daySchema,
  keyed,
  line,
  pastDaySchema,
  record,
  reviewedSchema,
  webAddressSchema,
} from './field-schemas';

const longLine = (advice: string) => line(advice).meta({ long: true });
const descriptionSchema = longLine(
  'Write one sentence for search results, of 110 to 160 characters.',
);
const alternativeSchema = longLine('Describe the picture for those who cannot see it.');

/** A page of running text has one file a language, so its texts are no pairs. */
export const pageSchema = record({
  title: line('Write the page’s title, of at most 60 characters.'),
  description: descriptionSchema,
  pictureAlt: alternativeSchema.meta({ title: 'Picture' }).optional(),
  short: z
    .array(longLine('Write one line.'))
    .max(4)
    .describe('Add up to four lines that say the page in short.')
    .optional(),
});

const workShape = { title: line(), publisher: line(), url: webAddressSchema };

const articleTexts = {
  title: line('Write the article’s title, of at most 60 characters.'),
  listTitle: line('Write a shorter title that fits one line of a list on a phone.').optional(),
  summary: longLine('Write a summary of two or three sentences.'),
  description: descriptionSchema,
  coverAlt: alternativeSchema.meta({ title: 'Cover in words' }),
  coverCaption: longLine('Write the sentence below the cover: why it matters.'),
};

/** The facts of a translated article: the others stand in the original's file. */
export const translatedArticleSchema = record(articleTexts);

const sourceSchema = record({
  id: line('Write a short name for the source, such as osha-reporting.').regex(
    /^[a-z0-9-]+$/,
    'can contain only lowercase letters, digits and hyphens.',
  ),
  ...workShape,
  editions: z.array(record({ language: z.string().regex(/^[a-z]{2}$/), ...workShape })).optional(),
});

export const articleSchema = record({
  id: z.int().min(1).meta({
    title: 'Number',
    description: 'Give a new article the next number: one more than the highest so far.',
  }),
  ...articleTexts,
  updated: pastDaySchema.describe('Choose the day on which the text was last checked.'),
  draft: z.boolean().default(true).describe('Leave this on until it is ready to publish.'),
  hidden: z
    .boolean()
    .default(false)
    .describe(
      'Turn this on to take the article down. Links to it become plain text, and its address leads to the list.',
    ),
  publish: daySchema
    .describe('Choose the day of publication, or leave this empty to publish at once.')
    .optional(),
  reviewed: reviewedSchema,
  accidentType: line(
    'Write the accident type preselected in the finder below the article.',
  ).optional(),
  related: articleNumbersSchema('Add the numbers of articles to read next.').default([]),
  sources: keyed(sourceSchema, 'id').default([]),
});

export type ArticleFacts = z.infer<typeof articleSchema>;
