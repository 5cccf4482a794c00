import type { z } from 'zod';
import { paragraph, record, text } from './field-schemas';

const label = text('Write the words that stand here on the site.');
const sentence = paragraph('Write the sentence that stands here on the site.');

/** The words of the site's frame, and of what its pages have in common. */
export const labelsSchema = record({
  language: record({ name: label, offer: sentence }),
  skipLink: label,
  goHome: label,
  continue: label,
  header: record({
    navigation: label,
    menu: label,
    home: label,
    blogs: label,
    about: label,
    services: label,
    contact: label,
  }),
  callBar: record({ title: label, call: label, start: label, startWhat: label }),
  footer: record({
    networks: label,
    company: label,
    about: label,
    terms: label,
    states: label,
    rights: label,
  }),
  finder: record({
    title: label,
    accidentType: label,
    zipCode: label,
    placeholder: label,
    example: label,
    submit: label,
  }),
  lists: record({
    title: label,
    description: sentence,
    redirect: label,
    navigation: label,
    navigationBelow: label,
    place: label.meta({ places: ['page', 'pages'] }),
    page: label.meta({ places: ['page'] }),
  }),
  article: record({
    draft: label,
    hidden: label,
    scheduled: label.meta({ places: ['date'] }),
    minutes: sentence.meta({ places: ['minutes'] }),
    updated: label,
    reviewed: label.meta({ places: ['name', 'date'] }),
    contents: label,
    neighbors: label,
    previous: label,
    next: label,
    related: label,
    sources: label,
    backToText: label.meta({ places: ['number'] }),
    linkTo: label.meta({ places: ['heading'] }),
    start: record({
      title: label,
      text: sentence,
      call: label.meta({ places: ['phone'] }),
      toFinder: label,
    }),
  }),
  visits: record({
    notCounted: paragraph('Write what the page Privacy says where visits are not counted.'),
    counted: paragraph(
      'Write what the page Privacy says where visits are counted. {counter} becomes the service’s address.',
    ).meta({ places: ['counter'] }),
  }),
  notFound: record({
    title: label,
    suggestion: label.meta({ places: ['page'] }),
    article: label.meta({ places: ['number'] }),
    text: sentence,
    finder: label,
    articles: label,
    contact: label,
  }),
});

export type Labels = z.infer<typeof labelsSchema>;
