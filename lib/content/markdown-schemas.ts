import { z } from 'zod';
import { articleNumbers, keyed, name, paragraph, record, text, webAddress } from './field-schemas';

const description = paragraph('Write one sentence for search results, of 110 to 160 characters.');
const alternative = paragraph('Describe the picture for those who cannot see it.');
export const day = z.iso.date('is not a date such as 2026-11-21.');

export const pageSchema = record({
  title: text('Write the page’s title, of at most 60 characters.'),
  description,
  pictureAlt: alternative.meta({ title: 'Picture' }).optional(),
});

export const reviewed = record({
  by: name('Write the lawyer’s name.'),
  license: name('Write the state of the license, such as Texas.'),
  date: day.meta({ description: 'Choose the day of the review.' }),
})
  .meta({ description: 'Add this when a lawyer has read the text.' })
  .optional();

export const articleSchema = record({
  id: z.int().positive().meta({
    title: 'Number',
    description: 'Give a new article the next number: one more than the highest so far.',
  }),
  title: text('Write the article’s title, of at most 60 characters.'),
  listTitle: text('Write a shorter title that fits one line of a list on a phone.')
    .meta({ of: 'title' })
    .optional(),
  summary: paragraph('Write a summary of two or three sentences.'),
  description,
  updated: day.meta({ description: 'Choose the day on which the text was last checked.' }),
  draft: z
    .boolean()
    .default(false)
    .meta({ description: 'Leave this on until the article is ready to publish.' }),
  hidden: z.boolean().default(false).meta({
    description:
      'Turn this on to take the article down. Links to it become plain text, and its address leads to the list.',
  }),
  publish: day
    .meta({ description: 'Choose the day of publication, or leave this empty to publish at once.' })
    .optional(),
  reviewed,
  coverAlt: alternative.meta({ title: 'Cover' }),
  coverCaption: paragraph('Write the sentence below the cover: why it matters.'),
  accidentType: name(
    'Write the accident type preselected in the finder below the article.',
  ).optional(),
  related: articleNumbers('Add the numbers of articles to read next.'),
  sources: keyed(
    record({
      id: text('Write a short name for the source, such as osha-reporting.').regex(
        /^[a-z0-9-]+$/,
        'can contain only lowercase letters, digits and hyphens.',
      ),
      title: text('Write the source’s title.'),
      publisher: text('Write who published it.'),
      url: webAddress,
    }).meta({ title: 'Source', translation: 'shared', cites: ['url'] }),
    'id',
  ),
  ownSources: keyed(
    record({
      id: text('Write the id of the source.'),
      title: text('Write the title of the page in this language.'),
      publisher: text('Write who published it, if it has a name in this language.').optional(),
      url: webAddress,
    }).meta({ title: 'Source in this language' }),
    'id',
  )
    .meta({
      translation: 'own',
      description: 'Add a source whose publisher has the same page in this language.',
    })
    .optional(),
});

export type ArticleFacts = z.infer<typeof articleSchema>;
