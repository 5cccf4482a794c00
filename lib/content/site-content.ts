import { basename } from 'node:path';
import type { ZodType, z } from 'zod';
import { stateId } from '../ids';
import { fillText } from '../inline-text';
import { type Language, longDate, originalLanguage } from '../language';
import { renderMarkdown } from '../markdown';
import { cached, memoize } from '../memoize';
import { phoneAddress } from '../routes';
import { readCounter, readMode } from '../settings';
import { deadlineAreas, statesByName } from '../states';
import { loadArticles } from './articles';
import { deadlinesSchema } from './deadline-schemas';
import { labelsSchema } from './label-schemas';
import { resolveLink, resolveLinks } from './links';
import type { Localized } from './localize';
import { pageSchema } from './markdown-schemas';
import { confirmationSchema, formsSchema, messagesSchema } from './message-schemas';
import { operatorSchema } from './operator-schema';
import { listFiles } from './read-file';
import { readMarkdown, readYaml } from './read-texts';
import * as schemas from './schemas';
import { federalSchema, lawsIn, stateSchema } from './state-schema';

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

type Data<Name extends DataFile> = Localized<z.infer<(typeof dataFiles)[Name]['schema']>>;

const yaml = <Name extends DataFile>(name: Name) => {
  const schema: ZodType = dataFiles[name].schema;
  return cached((language) => {
    const finish = (text: string) => resolveLinks(fillFacts(text, language), language);
    return readYaml(name, schema, language, finish) as Data<Name>;
  });
};
const list =
  <Name extends string, Items>(load: (language: Language) => Record<Name, Items>, name: Name) =>
  (language: Language) =>
    load(language)[name];

/** Loaders of validated content. They throw a ContentError with all mistakes. */
export const loadSite = yaml('site.yml');
export const loadOperator = yaml('operator.yml');
export const loadLabels = yaml('labels.yml');
export const loadHome = yaml('home.yml');
export const loadMessages = yaml('messages.yml');
export const loadForms = yaml('forms.yml');
export const loadAccidentTypes = list(yaml('accident-types.yml'), 'types');
/** What texts say of other files. */
const facts: Record<string, (language: Language) => string> = {
  phone: (language) => `[${loadSite(language).phone}](${phoneAddress(loadSite(language).phone)})`,
  mailbox: (language) => `[${loadSite(language).mailbox}](mailto:${loadSite(language).mailbox})`,
  // Until the operator is named, use the site's name.
  operator: (language) => loadOperator(language).legalName ?? loadSite(language).name,
  place: (language) => loadOperator(language).place ?? loadSite(language).operatorWords.noPlace,
  visits(language) {
    const { notCounted, counted, source } = loadLabels(language).visits;
    const counter = readCounter();
    const visits = counter ? fillText(counted, { counter: counter.host }) : notCounted;
    return loadOperator(language).source ? `${visits} ${source}` : visits;
  },
  sale(language) {
    const { unknown, none, perMessage } = loadLabels(language).sale;
    const { payment } = loadOperator(language);
    return !payment ? unknown : payment.kind === 'perMessage' ? perMessage : none;
  },
  attorneys: (language) => worded(loadLabels(language).attorneys, language),
  /** By when visitors may expect a reply, as the operator’s hours allow. */
  replyTime(language) {
    const { always, workingDays } = loadSite(language).replyTime;
    const { hours } = loadOperator(language);
    return !hours || (hours.days.length === 7 && !hours.closed) ? always : workingDays;
  },
  spanishCalls: (language) =>
    loadOperator(language).spanish ?? loadSite(language).operatorWords.noSpanish,
  accidentTypes: (language) =>
    loadAccidentTypes(language)
      .map(({ label }) => label.toLowerCase())
      .join(', '),
  stateCount: (language) => String(loadStateDeadlines(language).length),
  lawsChecked: (language) => longDate(lawsCheckedOn(), language),
  articleCount: (language) => String(loadArticles(language).length),
  leastSources: (language) => String(Math.min(...sourceCounts(language))),
  mostSources: (language) => String(Math.max(...sourceCounts(language))),
};
const sourceCounts = (language: Language) =>
  loadArticles(language).map(({ facts }) => facts.sources.length);
/** On translated pages: whether who answers speaks the page’s language. */
export const languageNote = (language: Language) =>
  language === originalLanguage ? undefined : facts['spanishCalls']?.(language);
export const factNames = Object.keys(facts);
const fillFacts = (text: string, language: Language) =>
  text.replace(/\{(\w+)\}/g, (place, name) => facts[name]?.(language) ?? place);

/** The specified words, or those that name no attorney better than others (Rule 7.1). */
export function worded(texts: Record<'specified' | 'neutral', string>, language: Language): string {
  return texts[loadOperator(language).wording ?? 'specified'];
}

export const loadHowItWorks = list(yaml('how-it-works.yml'), 'steps');
export const loadWhyChooseUs = list(yaml('why-choose-us.yml'), 'points');
export const loadLegalAreas = list(yaml('legal-areas.yml'), 'areas');
const readReviews = list(yaml('reviews.yml'), 'reviews');
/** A site for visitors never shows samples. */
export function loadReviews(language: Language) {
  return readReviews(language).filter(({ sample }) => !sample || readMode() !== 'live');
}
export const loadSituations = yaml('situations.yml');
export const loadFaq = list(yaml('faq.yml'), 'topics');
export const loadRedirects = list(yaml('redirects.yml'), 'redirects');
export const loadConfirmation = yaml('confirmation.yml');

const pageLoader = memoize((text: string) =>
  cached((language) => {
    const { facts, body } = readMarkdown(text, pageSchema, language);
    return {
      facts,
      /** Rendered when it is read: most who load a page need its title. */
      get html() {
        const { parts } = renderMarkdown(fillFacts(body, language), {
          labels: loadLabels(language).article,
          resolveLink: (address) => resolveLink(address, language),
        });
        return parts.map((part) => ('html' in part ? part.html : '')).join('');
      },
    };
  }),
);
/** A page's text, such as pages/about. */
export const loadPage = (text: string, language: Language) => pageLoader(text)(language);

export const loadStates = cached((language) => statesByName(deadlineAreas, language));

export const loadDeadlines = yaml('deadlines.yml');

const readFederal = yaml('federal.yml');
export const loadFederal = cached((language) => {
  const file = readFederal(language);
  return { laws: lawsIn(file), checked: file.checked };
});

/** A state's name, laws and offers. */
export type StateDeadlines = ReturnType<typeof loadStateDeadlines>[number];

export const loadStateDeadlines = cached((language) => {
  const files = listFiles('states', '.yml').map((path) => basename(path));
  return statesByName(deadlineAreas, language)
    .map((area) => ({ ...area, id: stateId(area.state) }))
    .filter(({ id }) => files.includes(`${id}.yml`))
    .map((area) => {
      const file = readYaml(`states/${area.id}.yml`, stateSchema, language);
      const { checked, reviewed } = file;
      const help = file.help.map(({ urlInSpanish, ...offer }) => ({
        ...offer,
        url: (language === 'es' && urlInSpanish) || offer.url,
      }));
      return { ...area, laws: lawsIn(file), help, checked, reviewed };
    });
});

/** The day of the newest check of a law. */
export function lawsCheckedOn(): string {
  const states = loadStateDeadlines(originalLanguage);
  const days = [loadFederal(originalLanguage), ...states].map(({ checked }) => checked);
  return days.sort().at(-1) ?? '';
}
