import { basename, extname } from 'node:path';
import type { ZodType } from 'zod';
import { pageSchema } from '../../lib/content/markdown-schemas';
import { dataFiles } from '../check-content/content-files';

export type ContentFile = { name: string; label: string; file: string; schema: ZodType };

/**
 * The files that the editing page offers besides articles and figures, in its order, by what it calls
 * them. Not among them: e-mails, which are copied into the mail account by hand.
 */
const labels = {
  'home.yml': 'Home page',
  'how-it-works.yml': 'How it works',
  'why-choose-us.yml': 'Why choose us',
  'legal-areas.yml': 'Legal areas',
  'reviews.yml': 'Reviews',
  'faq.yml': 'Questions and answers',
  'accident-types.yml': 'Accident types',
  'forms.yml': 'Fields of the forms',
  'messages.yml': 'Messages of the forms',
  'confirmation.yml': 'After a message was sent',
  'deadlines.yml': 'Deadlines in every state',
  'pages/deadlines-intro.md': 'Text above the deadlines',
  'pages/about.md': 'About us',
  'pages/terms.md': 'Terms of service',
  'labels.yml': 'Words around the pages',
  'pages/privacy.md': 'Privacy',
  'pages/accessibility.md': 'Accessibility',
  'site.yml': 'Name, phone and other facts',
};

/** Each of these files with its name and its schema. */
export const contentFiles = Object.entries(labels).map(
  ([path, label]): ContentFile => ({
    name: basename(path, extname(path)),
    label,
    file: `content/${path}`,
    schema: dataFiles[path] ?? pageSchema,
  }),
);
