import { deadlinesSchema } from './deadline-schemas';
import { labelsSchema } from './label-schemas';
import { confirmationSchema, formsSchema, messagesSchema } from './message-schemas';
import { operatorSchema } from './operator-schema';
import * as schemas from './schemas';
import { federalSchema } from './state-schema';

/** YAML files by language (or shared), in the order of the editing page. */
export const dataFiles = {
  'home.yml': { label: 'Home page', schema: schemas.homeSchema },
  'how-it-works.yml': { label: 'How it works', schema: schemas.howItWorksSchema },
  'why-choose-us.yml': { label: 'Why choose us', schema: schemas.whyChooseUsSchema },
  'legal-areas.yml': { label: 'Legal areas', schema: schemas.legalAreasSchema },
  'situations.yml': { label: 'What happened to you', schema: schemas.situationsSchema },
  'reviews.yml': { label: 'Reviews', schema: schemas.reviewsSchema },
  'faq.yml': { label: 'Questions and answers', schema: schemas.faqSchema },
  'accident-types.yml': { label: 'Accident types', schema: schemas.accidentTypesSchema },
  'forms.yml': { label: 'Fields of the forms', schema: formsSchema },
  'messages.yml': { label: 'Messages of the forms', schema: messagesSchema },
  'confirmation.yml': { label: 'After a message was sent', schema: confirmationSchema },
  'federal.yml': { label: 'Deadlines: federal law', schema: federalSchema },
  'deadlines.yml': { label: 'Deadlines: words', schema: deadlinesSchema },
  'labels.yml': { label: 'Header, footer, lists', schema: labelsSchema },
  'site.yml': { label: 'Name, phone and other facts', schema: schemas.siteSchema },
  'operator.yml': { label: 'Who runs the site', schema: operatorSchema },
  'redirects.yml': { label: 'Old addresses', schema: schemas.redirectsSchema },
};

export type DataFile = keyof typeof dataFiles;
