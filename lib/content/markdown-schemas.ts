import { z } from 'zod';
import { record, text, webAddress } from './field-schemas';

export const pageSchema = record({
  title: text('Write the page’s title.'),
  description: text('Write one sentence for search results.'),
  pictureAlt: text('Describe the picture for those who cannot see it.').optional(),
});

export const articleSchema = record({
  id: z.int('is not a number. Write the article’s number, such as 17.').positive(),
  title: text('Write the article’s title.'),
  summary: text('Write a summary of two or three sentences.'),
  description: text('Write one sentence for search results.'),
  updated: z.iso.date('is not a date. Write it as year-month-day, such as 2026-11-21.'),
  coverAlt: text('Describe the cover for those who cannot see it.'),
  related: z.array(z.int('is not an article number.')),
  sources: z.array(
    record({
      id: text('Write a short name for the source, such as osha-reporting.').regex(
        /^[a-z0-9-]+$/,
        'may hold small letters, digits and hyphens only.',
      ),
      title: text('Write the source’s title.'),
      publisher: text('Write who published it.'),
      url: webAddress,
    }),
  ),
});

export type PageFacts = z.infer<typeof pageSchema>;
export type ArticleFacts = z.infer<typeof articleSchema>;
