import type { z } from 'zod';
import { label, labels, paragraph, record } from './field-schemas';
import type { Localized } from './localize';

const sentence = paragraph('Write the sentence shown here on the site.');

export const labelsSchema = record({
  language: record({ offer: sentence }),
  ...labels('skipLink', 'goHome', 'continue'),
  header: record(labels('navigation', 'menu', 'home', 'blogs', 'about', 'services', 'contact')),
  callBar: record(labels('title', 'call', 'start')),
  footer: record(labels('networks', 'company', 'about', 'terms', 'deadlines', 'states', 'rights')),
  finder: record({
    ...labels('title', 'accidentType', 'asList', 'zipCode', 'placeholder', 'example'),
    submit: label(),
  }),
  lists: record({
    title: label(),
    description: sentence,
    ...labels('navigation', 'navigationBelow'),
    place: label('page', 'pages'),
    page: label('page'),
  }),
  article: record({
    ...labels('draft', 'hidden'),
    scheduled: label('date'),
    minutes: paragraph('Write how long the text takes to read, with {minutes}.'),
    updated: label(),
    reviewed: label('name', 'license', 'date'),
    ...labels('contents', 'neighbors', 'previous', 'next', 'related', 'sources'),
    backToText: label('number'),
    linkTo: label('heading'),
    start: record({ title: label(), text: sentence, call: label('phone'), toFinder: label() }),
  }),
  share: record(labels('title', 'mail', 'message')),
  visits: record({
    notCounted: paragraph('Write what the page Privacy says where visits are not counted.'),
    counted: paragraph(
      'Write what the page Privacy says where visits are counted. {counter} becomes the service’s address.',
    ),
  }),
  sale: record({
    unknown: paragraph('Write what it says while site.yml does not say how attorneys pay.'),
    none: paragraph('Write what it says where nobody pays for a message.'),
    perMessage: paragraph('Write what it says where attorneys pay for each message.'),
    link: paragraph('Write the link to it at the foot of each page.'),
  }),
  staging: paragraph('Write the banner of a build that is tried out.'),
  notFound: record({
    title: label(),
    suggestion: label('page'),
    article: label('number'),
    text: sentence,
    ...labels('finder', 'articles', 'contact'),
  }),
});

export type Labels = Localized<z.infer<typeof labelsSchema>>;
