import type { Labels } from './content/label-schemas';
import { tileId } from './ids';
import { editions, type Language } from './language';
import { memoize } from './memoize';

type SitePage = {
  address: string;
  /** Label of its header link in labels.yml. */
  header?: keyof Labels['header'];
  footer?: keyof Labels['footer'] | 'title';
  isPrivate?: boolean;
  text?: { file: string; label: string };
  /** Has its own route; other text pages share one. */
  hasRoute?: boolean;
  picture?: string;
  definesHeadings?: boolean;
  namesOperator?: boolean;
  /** People open it to print it. */
  isForPaper?: boolean;
  isRedirect?: boolean;
};

/** Pages and other addresses of the navigation, in order, except articles and their lists. */
const pages = {
  home: { address: '/', header: 'home' },
  blogs: { address: '/blogs', header: 'blogs', isRedirect: true },
  about: {
    address: '/about',
    header: 'about',
    footer: 'about',
    text: { file: 'pages/about', label: 'About us' },
    picture: 'about',
    namesOperator: true,
  },
  service: {
    address: '/service',
    header: 'services',
    footer: 'terms',
    text: { file: 'pages/terms', label: 'Terms of service' },
  },
  privacy: {
    address: '/privacy',
    footer: 'title',
    text: { file: 'pages/privacy', label: 'Privacy' },
    namesOperator: true,
  },
  healthData: {
    address: '/health-data',
    footer: 'title',
    text: { file: 'pages/health-data', label: 'Health data' },
    namesOperator: true,
  },
  accessibility: {
    address: '/accessibility',
    footer: 'title',
    text: { file: 'pages/accessibility', label: 'Accessibility' },
  },
  keep: {
    address: '/keep',
    footer: 'title',
    text: { file: 'pages/keep', label: 'What to keep' },
    isForPaper: true,
  },
  glossary: {
    address: '/glossary',
    footer: 'title',
    text: { file: 'pages/glossary', label: 'Legal words' },
    definesHeadings: true,
  },
  deadlines: {
    address: '/deadlines',
    footer: 'deadlines',
    text: { file: 'pages/deadlines-intro', label: 'Text above the deadlines' },
    hasRoute: true,
  },
  contact: { address: '/contact', header: 'contact' },
  intake: { address: '/formInput', isPrivate: true },
  confirmation: { address: '/confirmAlert', isPrivate: true },
} as const satisfies Record<string, SitePage>;

/** The text that is above and below the list of states. */
export const deadlinesIntro = pages.deadlines.text.file;

export const navigation: readonly SitePage[] = Object.values(pages);

const addresses = Object.entries(pages).map(([name, { address }]) => [name, address]);

/** Paths by name, in the original edition. */
export const paths = {
  ...(Object.fromEntries(addresses) as Record<keyof typeof pages, string>),
  finder: '/#finder',
  feed: '/feed.xml',
  manifest: '/manifest.webmanifest',
};

export const sitePages = navigation.filter(({ isRedirect }) => !isRedirect);

export const pageTexts = sitePages.flatMap(({ address, text }) =>
  text ? [{ address, ...text }] : [],
);

export const textPages = sitePages.filter(({ text, hasRoute }) => text && !hasRoute);

const articlesPerPage = 10;

/** A page's address in a language, from its English path. */
export function addressIn(language: Language, path: string): string {
  const prefix = editions[language].prefix;
  return prefix ? prefix + path.replace(/^\/(?=#|$)/, '') : path;
}

/** All addresses of an edition. Nothing else builds paths. */
export const routesIn = memoize((language: Language) => {
  const here = (path: string) => addressIn(language, path);
  const fixed = Object.entries(paths).map(([name, path]) => [name, here(path)]);
  return {
    ...(Object.fromEntries(fixed) as Record<keyof typeof paths, string>),
    finderFor: (accidentType: string) => here(`/#${tileId(accidentType)}`),
    listPage: (page: number) => here(listPath(page)),
    article: (id: number, section?: string) =>
      here(articlePath(id) + (section ? `#${section}` : '')),
    stateDeadlines: (stateId: string) => here(stateDeadlinesPath(stateId)),
  };
});

export const openData = {
  json: '/deadlines.json',
  csv: '/deadlines.csv',
  schema: '/deadlines.schema.json',
  dataPackage: '/datapackage.json',
  citation: '/CITATION.cff',
};

export const dataLicense = 'https://creativecommons.org/licenses/by/4.0/';

export const fileRoutes = {
  articleImage: (id: number, file: string) => `/images/blogs/${id}/${file}`,
  sharePicture: '/images/share.jpg',
  statePicture: (language: Language, stateId: string) =>
    addressIn(language, `/images/deadlines/${stateId}.jpg`),
  plainCover: '/images/cover.svg',
};

/** List page of an article, independent of other articles, so removals change no address. */
export function pageOfArticle(id: number): number {
  return Math.ceil(id / articlesPerPage);
}

export function listPath(page: number): string {
  return `${paths.blogs}/page${page}`;
}

export function articlePath(id: number): string {
  return `${listPath(pageOfArticle(id))}/${id}`;
}

/** The number of the article at a path such as blogs/9, as editors write it, or /blogs/page1/9. */
export function articleAt(path: string): number | undefined {
  const number = /^\/?blogs\/(?:page\d+\/)?(\d+)$/.exec(path)?.[1];
  return number ? Number(number) : undefined;
}

export function stateDeadlinesPath(stateId: string): string {
  return `${paths.deadlines}/${stateId}`;
}

/** For a link that calls: a number of ten digits is American. */
export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
