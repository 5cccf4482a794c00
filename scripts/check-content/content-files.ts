import type { ZodType } from 'zod';
import { deadlinesSchema } from '../../lib/content/deadline-schemas';
import { labelsSchema } from '../../lib/content/label-schemas';
import { confirmationSchema, formsSchema, messagesSchema } from '../../lib/content/message-schemas';
import * as schemas from '../../lib/content/schemas';

/** The files of data in content/ and the schema of each. */
export const dataFiles: Record<string, ZodType> = {
  'site.yml': schemas.siteSchema,
  'labels.yml': labelsSchema,
  'home.yml': schemas.homeSchema,
  'accident-types.yml': schemas.accidentTypesSchema,
  'how-it-works.yml': schemas.howItWorksSchema,
  'why-choose-us.yml': schemas.whyChooseUsSchema,
  'legal-areas.yml': schemas.legalAreasSchema,
  'reviews.yml': schemas.reviewsSchema,
  'faq.yml': schemas.faqSchema,
  'forms.yml': formsSchema,
  'messages.yml': messagesSchema,
  'confirmation.yml': confirmationSchema,
  'deadlines.yml': deadlinesSchema,
};

export const pageFiles = [
  'pages/about.md',
  'pages/terms.md',
  'pages/privacy.md',
  'pages/accessibility.md',
  'pages/deadlines-intro.md',
];
export const emailFiles = ['emails/contact.html', 'emails/intake.html'];

/** Every place in content/ that is read, as a pattern with an example of a right name. */
export const places = [
  {
    folder: 'articles/',
    pattern: /^articles\/\d{2,}-[a-z0-9]+(-[a-z0-9]+)*\.md$/,
    example: 'articles/17-dog-bites.md',
  },
  {
    folder: 'figures/',
    pattern: /^figures\/\d{2,}\/[a-z0-9]+(-[a-z0-9]+)*\.yml$/,
    example: 'figures/17/first-steps.yml',
  },
];
