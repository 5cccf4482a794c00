import { deadlinesSchema } from './deadline-schemas';
import { labelsSchema } from './label-schemas';
import { pageSchema } from './markdown-schemas';
import { confirmationSchema, formsSchema, messagesSchema } from './message-schemas';
import { once } from './once';
import { readMarkdown, readYaml } from './read-file';
import * as schemas from './schemas';

/** Each returns one content file's validated data; throws a ContentError that names its mistakes. */
export const loadSite = once(() => readYaml('site.yml', schemas.siteSchema));
export const loadLabels = once(() => readYaml('labels.yml', labelsSchema));
export const loadHome = once(() => readYaml('home.yml', schemas.homeSchema));
export const loadMessages = once(() => readYaml('messages.yml', messagesSchema));
export const loadForms = once(() => readYaml('forms.yml', formsSchema));
export const loadAccidentTypes = once(() =>
  readYaml('accident-types.yml', schemas.accidentTypesSchema),
);
export const loadHowItWorks = once(() => readYaml('how-it-works.yml', schemas.howItWorksSchema));
export const loadWhyChooseUs = once(() => readYaml('why-choose-us.yml', schemas.whyChooseUsSchema));
export const loadLegalAreas = once(() => readYaml('legal-areas.yml', schemas.legalAreasSchema));
export const loadReviews = once(() => readYaml('reviews.yml', schemas.reviewsSchema));
export const loadFaq = once(() => readYaml('faq.yml', schemas.faqSchema));
export const loadRedirects = once(() => readYaml('redirects.yml', schemas.redirectsSchema));
export const loadConfirmation = once(() => readYaml('confirmation.yml', confirmationSchema));
export const loadAbout = once(() => readMarkdown('pages/about.md', pageSchema));
export const loadTerms = once(() => readMarkdown('pages/terms.md', pageSchema));
export const loadPrivacy = once(() => readMarkdown('pages/privacy.md', pageSchema));
export const loadAccessibility = once(() => readMarkdown('pages/accessibility.md', pageSchema));
export const loadDeadlines = once(() => readYaml('deadlines.yml', deadlinesSchema));
export const loadDeadlinesIntro = once(() => readMarkdown('pages/deadlines-intro.md', pageSchema));
