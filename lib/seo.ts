import type { Metadata } from 'next';
import { type Article, articlesOnPage } from './content/articles';
import type { ArticleFacts } from './content/markdown-schemas';
import {
  lawsCheckedOn,
  loadHome,
  loadLabels,
  loadOperator,
  loadPage,
  loadSite,
  type StateDeadlines,
} from './content/site-content';
import { blogPathsMissingIn } from './edition-links';
import { editions, type Language, languages } from './language';
import { previewPicture, previewSize } from './pictures';
import {
  addressIn,
  dataLicense,
  deadlinesIntro,
  fileRoutes,
  openData,
  pageOfArticle,
  routesIn,
  sitePages,
} from './routes';
import { fullAddress, readMode } from './settings';

type PageFacts = {
  title: string;
  description?: string;
  path: string;
  /** Of `previewSize`; default: the site’s, which shows the home page’s picture. */
  picture?: { src: string; alt: string };
  /** False excludes the page from visit counting. */
  isCounted?: boolean;
  updated?: string;
};

const maxTitleLetters = 65;
const maxDescriptionLetters = 160;

export function editionAddresses(path: string): Record<string, string> | undefined {
  const there = languages.filter((language) => !blogPathsMissingIn(language).has(path));
  if (there.length < 2) return undefined;
  const addresses = there.map((language) => [language, fullAddress(addressIn(language, path))]);
  return Object.fromEntries([...addresses, ['x-default', fullAddress(path)]]);
}

export function pageMetadata(
  language: Language,
  { title, description, path, picture, isCounted = true, updated }: PageFacts,
): Metadata {
  const url = addressIn(language, path);
  const isPrivate = sitePages.some((page) => page.address === path && page.isPrivate);
  const addresses = isPrivate ? undefined : editionAddresses(path);
  const { name: siteName } = loadSite(language);
  const { src: image, alt } = picture ?? {
    src: fileRoutes.sharePicture,
    alt: loadHome(language).hero.pictureAlt,
  };
  const preview = { title, description, images: [{ url: image, ...previewSize, alt }] };
  const locale = editions[language].locale.replace('-', '_');
  // Search engines cut longer titles, and the layout appends the site's name.
  const isLong = title.length + siteName.length + 3 > maxTitleLetters;
  return {
    title: isLong || title.startsWith(siteName) ? { absolute: title } : title,
    description,
    alternates: {
      canonical: url,
      types: { 'application/atom+xml': routesIn(language).feed },
      ...(addresses ? { languages: addresses } : {}),
    },
    // Private addresses must not leak in the referrer.
    ...(isPrivate || readMode() !== 'live' ? { robots: { index: false } } : {}),
    ...(isPrivate ? { referrer: 'no-referrer' as const } : {}),
    // The finishing step reads and removes this tag.
    ...(isCounted ? {} : { other: { visits: 'uncounted' } }),
    openGraph: {
      ...{ ...preview, siteName, locale, url },
      ...(updated ? { type: 'article', modifiedTime: updated } : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** Description of a list page: its own for the first, titles for others. */
export function listDescription(language: Language, list: number): string {
  if (list === 1) return loadLabels(language).lists.description;
  return articlesOnPage(list, language)
    .map(({ facts }) => facts.listTitle ?? facts.title)
    .reduce((all, next) => {
      return all.length + next.length > maxDescriptionLetters ? all : `${all}; ${next}`;
    });
}

/** schema.org WebSite, and Organization once the operator is named. */
export function siteJsonLd(language: Language): object {
  const { name, description, phone, mailbox } = loadSite(language);
  const { legalName, address } = loadOperator(language);
  const url = fullAddress(routesIn(language).home);
  const site = {
    '@type': 'WebSite',
    name,
    description,
    url,
    inLanguage: editions[language].locale,
  };
  const organization = legalName && {
    '@type': 'Organization',
    name,
    legalName,
    url,
    logo: fullAddress('/logo.png'),
    telephone: phone,
    email: mailbox,
    address,
  };
  return { '@context': 'https://schema.org', '@graph': [site, organization].filter(Boolean) };
}

/** schema.org Dataset of the open data. */
export function datasetJsonLd(language: Language): object {
  const { title: name, description } = loadPage(deadlinesIntro, language).facts;
  const version = lawsCheckedOn();
  const file = (format: string, path: string) => ({
    '@type': 'DataDownload',
    encodingFormat: format,
    contentUrl: fullAddress(path),
  });
  return jsonLd('Dataset', {
    name,
    description,
    license: dataLicense,
    url: fullAddress(routesIn(language).deadlines),
    inLanguage: languages.map((language) => editions[language].locale),
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: loadSite(language).name, url: fullAddress('/') },
    version,
    dateModified: version,
    spatialCoverage: { '@type': 'Country', name: 'United States' },
    variableMeasured: ['time to act after an injury or a death', 'start of the time', 'law'],
    distribution: [file('application/json', openData.json), file('text/csv', openData.csv)],
  });
}

export function articleJsonLd({ facts, language }: Article): object[] {
  const labels = loadLabels(language);
  const siteName = loadSite(language).name;
  const routes = routesIn(language);
  const page = pageOfArticle(facts.id);
  const publisher = { '@type': 'Organization', name: siteName, url: fullAddress(routes.home) };
  return [
    jsonLd('Article', {
      inLanguage: editions[language].locale,
      headline: facts.title,
      description: facts.description,
      image: fullAddress(previewPicture(facts.id)),
      datePublished: facts.publish,
      dateModified: facts.updated,
      mainEntityOfPage: {
        '@type': 'WebPage',
        '@id': fullAddress(routes.article(facts.id)),
        ...review(facts),
      },
      author: publisher,
      publisher,
    }),
    breadcrumbs([
      { name: labels.header.home, path: routes.home },
      { name: labels.lists.title, path: routes.listPage(page) },
      { name: facts.title, path: routes.article(facts.id) },
    ]),
  ];
}

type Reviewed = Pick<ArticleFacts, 'reviewed'>;

const review = ({ reviewed }: Reviewed) =>
  reviewed && {
    reviewedBy: { '@type': 'Person', name: reviewed.by },
    lastReviewed: reviewed.date,
  };

/** schema.org WebPage and BreadcrumbList of a state’s deadlines, whose page has that title. */
export function stateJsonLd(
  language: Language,
  { id, checked, ...state }: Pick<StateDeadlines, 'id' | 'checked'> & Reviewed,
  title: string,
): object[] {
  const routes = routesIn(language);
  return [
    jsonLd('WebPage', {
      name: title,
      url: fullAddress(routes.stateDeadlines(id)),
      inLanguage: editions[language].locale,
      dateModified: checked,
      ...review(state),
    }),
    breadcrumbs([
      { name: loadLabels(language).header.home, path: routes.home },
      { name: loadPage(deadlinesIntro, language).facts.title, path: routes.deadlines },
      { name: title, path: routes.stateDeadlines(id) },
    ]),
  ];
}

function breadcrumbs(trail: { name: string; path: string }[]): object {
  return jsonLd('BreadcrumbList', {
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: fullAddress(path),
    })),
  });
}

const jsonLd = (type: string, facts: object) => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...facts,
});
