import type { ZodType, z } from 'zod';
import { type Language, localeOf, originalLanguage } from '../language';
import { cached, memoize } from '../memoize';
import { namedStates } from '../states';
import { type DataFile, dataFiles } from './data-files';
import { resolveLinks } from './links';
import { pageSchema } from './markdown-schemas';
import { parseYaml } from './parse-yaml';
import { readMarkdown, readText, readYaml } from './read-file';

type Data<Name extends DataFile> = z.infer<(typeof dataFiles)[Name]['schema']>;

const yaml = <Name extends DataFile>(name: Name) => {
  const schema: ZodType = dataFiles[name].schema;
  return cached((language) => {
    return readYaml(name, schema, language, (text) => resolveLinks(text, language)) as Data<Name>;
  });
};
/** The one list of a file. */
const list =
  <Name extends string, Items>(load: (language: Language) => Record<Name, Items>, name: Name) =>
  (language: Language) =>
    load(language)[name];

/** Each returns one content file's validated data in a language; throws a ContentError that names its mistakes. */
export const loadSite = yaml('site.yml');
export const loadLabels = yaml('labels.yml');
export const loadHome = yaml('home.yml');
export const loadMessages = yaml('messages.yml');
export const loadForms = yaml('forms.yml');
export const loadAccidentTypes = list(yaml('accident-types.yml'), 'types');
export const loadHowItWorks = list(yaml('how-it-works.yml'), 'steps');
export const loadWhyChooseUs = list(yaml('why-choose-us.yml'), 'points');
export const loadLegalAreas = list(yaml('legal-areas.yml'), 'areas');
export const loadReviews = list(yaml('reviews.yml'), 'reviews');
export const loadFaq = list(yaml('faq.yml'), 'topics');
export function loadRedirects() {
  return readRedirects(originalLanguage);
}
const readRedirects = cached(() => {
  const name = 'redirects.yml';
  const source = { file: `content/${name}`, text: readText(name) };
  return parseYaml(source, dataFiles[name].schema).redirects;
});
export const loadConfirmation = yaml('confirmation.yml');

const pageLoader = memoize((path: string) =>
  cached((language) => readMarkdown(path, pageSchema, language)),
);
/** Takes the path of a page's text below a language's folder, and returns its facts and text. */
export function loadPage(path: string, language: Language) {
  return pageLoader(path)(language);
}

/** The states with their names in a language, in the order of these. */
export const loadStates = cached((language) =>
  namedStates(loadMessages(language).stateNames, localeOf(language)),
);

/** The deadlines, with the states in that order. */
export const loadDeadlines = cached((language) => {
  const deadlines = readYaml('deadlines.yml', dataFiles['deadlines.yml'].schema, language);
  const order = loadStates(language).map(({ state }) => state);
  const states = deadlines.states.toSorted(
    (a, b) => order.indexOf(a.state) - order.indexOf(b.state),
  );
  return { ...deadlines, states };
});
