import type { ZodType } from 'zod';
import { namedStates } from '../us-states';
import { deadlinesSchema } from './deadline-schemas';
import { labelsSchema } from './label-schemas';
import { pageSchema } from './markdown-schemas';
import { confirmationSchema, formsSchema, messagesSchema } from './message-schemas';
import { once } from './once';
import { parseYaml } from './parse-yaml';
import { readMarkdown, readText, readYaml } from './read-file';
import * as schemas from './schemas';

const yaml = <T>(path: string, schema: ZodType<T>) =>
  once((language) => readYaml(path, schema, language));
const page = (path: string) => once((language) => readMarkdown(path, pageSchema, language));

/** Each returns one content file's validated data in a language, that of the page unless one is given; throws a ContentError that names its mistakes. */
export const loadSite = yaml('site.yml', schemas.siteSchema);
export const loadLabels = yaml('labels.yml', labelsSchema);
export const loadHome = yaml('home.yml', schemas.homeSchema);
export const loadMessages = yaml('messages.yml', messagesSchema);
export const loadForms = yaml('forms.yml', formsSchema);
export const loadAccidentTypes = yaml('accident-types.yml', schemas.accidentTypesSchema);
export const loadHowItWorks = yaml('how-it-works.yml', schemas.howItWorksSchema);
export const loadWhyChooseUs = yaml('why-choose-us.yml', schemas.whyChooseUsSchema);
export const loadLegalAreas = yaml('legal-areas.yml', schemas.legalAreasSchema);
export const loadReviews = yaml('reviews.yml', schemas.reviewsSchema);
export const loadFaq = yaml('faq.yml', schemas.faqSchema);
export const loadRedirects = once(() => {
  const file = 'redirects.yml';
  return parseYaml({ file: `content/${file}`, text: readText(file) }, schemas.redirectsSchema);
});
export const loadConfirmation = yaml('confirmation.yml', confirmationSchema);
export const loadAbout = page('pages/about.md');
export const loadTerms = page('pages/terms.md');
export const loadPrivacy = page('pages/privacy.md');
export const loadAccessibility = page('pages/accessibility.md');
export const loadDeadlinesIntro = page('pages/deadlines-intro.md');

/** The states with their names in a language, in the order of these. */
export const loadStates = once((language) => namedStates(loadMessages(language).stateNames));

/** The deadlines, with the states in that order. */
export const loadDeadlines = once((language) => {
  const deadlines = readYaml('deadlines.yml', deadlinesSchema, language);
  const order = loadStates(language).map(({ state }) => state);
  const states = deadlines.states.toSorted(
    (a, b) => order.indexOf(a.state) - order.indexOf(b.state),
  );
  return { ...deadlines, states };
});
