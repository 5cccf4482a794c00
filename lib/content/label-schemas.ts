import type { z } from 'zod';
import { record, words } from './field-schemas';
import type { Localized } from './localize';

export const labelsSchema = record({
  language: record(words('offer: Shown to visitors whose browser prefers this language.')),
  ...words('skipLink', 'goHome', 'continue'),
  header: record(words('navigation', 'menu', 'home', 'blogs', 'about', 'services', 'contact')),
  callBar: record(words('title', 'call', 'start')),
  footer: record(words('networks', 'company', 'about', 'terms', 'deadlines', 'states', 'rights')),
  finder: record(
    words('title', 'accidentType', 'asList', 'zipCode', 'placeholder', 'example', 'submit'),
  ),
  lists: record({
    ...words('title', 'description: For search results.', 'navigation', 'navigationBelow'),
    ...words('place {page} {pages}', 'page {page}'),
  }),
  article: record({
    ...words('draft', 'hidden', 'scheduled {date}', 'minutes {minutes}', 'updated'),
    ...words('reviewed {name} {license} {date}'),
    ...words('contents', 'neighbors', 'previous', 'next', 'related', 'sources'),
    ...words('moreContents: Opens the rest of the contents.', 'allSources {count}'),
    ...words('backToText {number}: Read by screen readers after the link.', 'linkTo {heading}'),
    start: record(words('title', 'text', 'call {phone}', 'toFinder')),
  }),
  share: record({
    ...words('title', 'system: Opens the list of apps on a phone.'),
    ...words('copy', 'copied', 'mail', 'message', 'print'),
  }),
  visits: record(
    words('notCounted', 'counted {counter}', 'source: With “source” in operator.yml.'),
  ),
  sale: record(
    words(
      'unknown: Shown while operator.yml does not say how attorneys pay.',
      'none: Nobody pays for a message.',
      'perMessage: Attorneys pay for each message.',
      'link: The link to it at the foot of each page.',
    ),
  ),
  attorneys: record(words('specified', 'neutral: With “wording: neutral” in operator.yml.')),
  ...words('inShort: Above the four lines of a long page.'),
  glossary: record(words('filter: The field above the legal words.', 'found {count} {all}')),
  ...words('staging: The banner of a build that is tried out.'),
  notFound: record(words('title', 'text', 'finder', 'articles', 'contact')),
});

export type Labels = Localized<z.infer<typeof labelsSchema>>;
