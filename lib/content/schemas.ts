import { z } from 'zod';
import { accidentClocks } from './clock-schema';
import {
  articleNumberSchema,
  articleNumbersSchema,
  articleSectionSchema,
  each,
  iconSchema,
  itemKeySchema,
  keyed,
  keyedRecords,
  line,
  record,
  text,
  webAddressSchema,
  words,
} from './field-schemas';
import type { Localized } from './localize';

export const siteSchema = record({
  name: line('Write the name of the site. Other texts say {siteName} for it.'),
  ...words('tagline', 'description: For search results.'),
  phone: line('Write one US phone number as people read it, such as (555) 010-0142.').regex(
    /^(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}$/,
  ),
  mailbox: z.email().describe('Write an e-mail address such as hello@example.com.'),
  ...words('mailLabel: The name of the site in e-mails.'),
  copyrightYear: z.int().min(1900).max(2099).describe('Write a year, such as 2024.'),
  ...words('agreement: Says that no agreement is created.'),
  operatorWords: record({
    ...words('title', 'legalName', 'address', 'attorney', 'payment', 'selection', 'retention'),
    ...words('spanish', 'registrations', 'attorneys', 'hours'),
    ...words('slot {facts}: Names the facts that are missing, until the site is live.'),
    ...words('noPlace: What the terms say where no state is given.'),
    ...words('noSpanish: What the questions say where nobody who speaks Spanish is named.'),
  }).describe('Write the labels of the operator’s facts.'),
  replyTime: record(
    words(
      'always: Where texts say {replyTime}, without office hours or with hours every day.',
      'workingDays: The same, where nobody answers on some days.',
    ),
  ),
  shortAddresses: articleNumbersSchema(
    'Add articles that are also at the short address /blogs/{number}.',
  ).default([]),
  social: keyed(record({ name: line(), icon: iconSchema, url: webAddressSchema }), 'name').default(
    [],
  ),
});

const redirectSchema = record({
  from: line(
    'Write the address without the site’s name, such as /old-page. /old/{state} is one for each state, and leads to its page below the new address.',
    ['state?'],
  ).regex(
    /^(\/[a-zA-Z0-9][\w.-]*)*(\/[a-zA-Z0-9][\w.-]*|\/\{state\})$/,
    'can contain only letters, digits, dots and hyphens between slashes, without a slash at the end.',
  ),
  to: line('Write the new address, such as /blogs/page1/9.')
    .regex(/^\/[\w./#-]*$/)
    .meta({ isAddress: true }),
  language: line('Write es for an address in Spanish words, which is then also below /es.')
    .regex(/^[a-z]{2}$/, 'is no language such as es.')
    .optional(),
});
export const redirectsSchema = record({ redirects: keyed(redirectSchema, 'from').default([]) });

const accidentTypeSchema = record({
  name: line(),
  ...words('label'),
  picture_id: iconSchema,
  clock: z
    .enum(accidentClocks)
    .describe(
      'What the law calls it, which decides the time that is shown; injury if it is left out. For work, California asks for a notice.',
    )
    .optional(),
});
export const accidentTypesSchema = record({
  types: keyed(accidentTypeSchema, 'name', { isNeeded: true })
    .min(2)
    .max(12)
    .refine((types) => types.some(({ clock }) => clock === 'work'), {
      error: 'has no type with “clock: work”, so nobody would see the notice of California.',
    }),
});

const headingShape = words('title', 'text');

/** What the site itself holds, as a link to where it can be seen. */
const sealSchema = record({
  key: itemKeySchema,
  icon: iconSchema,
  ...words(
    'name {articleCount?}: Write it as a link to what shows it.',
    'text {lawsChecked?} {leastSources?} {mostSources?}',
  ),
}).meta({ title: 'Seal' });

export const homeSchema = record({
  hero: record({
    ...headingShape,
    ...words('pictureAlt: Describes the picture for those who cannot see it.'),
    ...words('time: How long the form takes; the form says it too.'),
    promises: keyedRecords({ icon: iconSchema, ...words('text') }).default([]),
    seals: keyed(sealSchema, 'key').default([]),
    ...words('now: Opens the answer below.'),
    nowAnswer: line('Write the address of a question, such as /#question-does-it-cost-anything.')
      .regex(/^\/#question-/)
      .meta({ isAddress: true }),
  }),
  howItWorks: record({ ...headingShape, ...words('step {number}') }),
  whyChooseUs: record(headingShape),
  legalAreas: record({ ...headingShape, ...words('start', 'allArticles') }),
  pledges: record({
    ...words('title'),
    items: keyedRecords(words('text: Write it with a link to the page that keeps it.')).min(1),
  }).describe('Stand with the reviews until there are real ones.'),
  reviews: record({
    ...headingShape,
    ...words('sampleNotice: Shown while the reviews are samples.'),
    ...words('slides', 'place {number} {count}', 'stars {rating} {most}', 'previous', 'next'),
    ...words('given: Below a review for which the client got something.'),
  }),
  contact: record({
    ...words('title', 'call {phone}', 'write {mailbox}', 'formTitle', 'pageTitle'),
    ...words('text {replyTime}', 'description {replyTime}: For search results.'),
  }),
  faq: record({ ...headingShape, ...words('link') }),
});

const pointShape = { ...words('name', 'content'), icon: iconSchema };
export const howItWorksSchema = record({ steps: keyedRecords(pointShape).length(3) });
export const whyChooseUsSchema = record({
  points: keyedRecords({
    ...pointShape,
    figure: line('Write a short figure such as $0, or leave it out.').max(8).optional(),
  }).min(1),
});

/** A link to an article, or to one of its sections. */
const targetShape = { article: articleNumberSchema, section: articleSectionSchema };
const legalAreaSchema = record({
  name: line(),
  ...words('label'),
  icon: iconSchema,
  ...words('category1', 'category2', 'category3', 'category4'),
  ...targetShape,
});
export const legalAreasSchema = record({
  areas: keyed(legalAreaSchema, 'name').min(2).max(12),
});

export const situationsSchema = record({
  ...words('title'),
  situations: keyedRecords({
    ...words('words: What happened, in a word or two.'),
    ...targetShape,
  }).min(1),
});

const ofRealReviews = (name: 'consent' | 'given', advice: string) => ({
  path: [name],
  error: `is missing: each real review has it. ${advice}`,
});
const consentAdvice =
  'Write when and how the client agreed to be shown, such as “by e-mail on May 3, 2026”.';
const givenAdvice =
  'Write true if the client got anything for the review, even a gift card; else false. Visitors are told.';
const reviewSchema = record({
  name: line('Write the reviewer’s name.'),
  ...words('label?: For a sample, write the name to show in each language.'),
  sample: z.boolean().default(false).describe('Turn this off only for a review by a real client.'),
  consent: line(consentAdvice).optional(),
  given: z.boolean().describe(givenAdvice).optional(),
  avatar: line('Write one or two letters.').max(2, 'is too long. Write one or two letters.'),
  rating: z.int().min(1).max(5),
  address: line('Write the city and state.'),
  ...words('subject', 'content'),
})
  .refine(({ sample, consent }) => sample || consent, ofRealReviews('consent', consentAdvice))
  .refine(
    ({ sample, given }) => sample || given !== undefined,
    ofRealReviews('given', givenAdvice),
  );
export const reviewsSchema = record({ reviews: keyed(reviewSchema, 'name').max(12).default([]) });

const inAnswers = ['replyTime?', 'spanishCalls?', 'accidentTypes?'];
const part = (hint = '') => text(hint, inAnswers);
const questionSchema = record({
  key: itemKeySchema,
  subject: text().meta({ title: 'Question' }),
  subtitle1: part('Write the answer’s opening.').meta({ title: 'Answer' }),
  ...each(() => part().optional(), 'content1', 'content2', 'content3', 'content4', 'content5'),
  ...each(() => part().optional(), 'content6', 'content7'),
  subtitle2: part().meta({ title: 'Closing' }).optional(),
}).meta({ title: 'Question' });
const topicSchema = record({
  key: itemKeySchema,
  ...words('tab'),
  items: keyed(questionSchema, 'key').min(6).meta({ title: 'Questions' }),
});
export const faqSchema = record({ topics: keyed(topicSchema, 'key').length(2) });

export type Site = Localized<z.infer<typeof siteSchema>>;
export type Home = Localized<z.infer<typeof homeSchema>>;
export type Review = Localized<z.infer<typeof reviewsSchema>>['reviews'][number];
export type FaqTab = Localized<z.infer<typeof faqSchema>>['topics'][number];
