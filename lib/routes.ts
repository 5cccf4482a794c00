import { type Language, prefixOf } from './language';
import { memoize } from './memoize';

const articlesPerPage = 10;

/** A page's address in a language, from its English path. */
export function addressIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return prefix ? prefix + path.replace(/^\/(?=#|$)/, '') : path;
}

export const paths = {
  home: '/',
  finder: '/#finder',
  blogs: '/blogs',
  about: '/about',
  service: '/service',
  deadlines: '/deadlines',
  privacy: '/privacy',
  healthData: '/health-data',
  accessibility: '/accessibility',
  contact: '/contact',
  intake: '/formInput',
  confirmation: '/confirmAlert',
  feed: '/feed.xml',
  manifest: '/manifest.webmanifest',
} as const;

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
};

export const fileRoutes = {
  articleImage: (id: number, file: string) => `/images/blogs/${id}/${file}`,
  icon: (name: string) => `/icons.svg#${name}`,
  sharePicture: '/images/share.jpg',
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

export function stateId(state: string): string {
  return state.toLowerCase().replaceAll(' ', '-');
}

export function stateDeadlinesPath(stateId: string): string {
  return `${paths.deadlines}/${stateId}`;
}

/** List page number in an address; undefined if invalid. */
export function pageNumber(name: string): number | undefined {
  const number = /^page(\d+)$/.exec(name)?.[1];
  return number ? Number(number) : undefined;
}

export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

export const phoneLink = (phone: string) => `[${phone}](${phoneAddress(phone)})`;

export function contactLinks({ phone, mailbox }: { phone: string; mailbox: string }) {
  return {
    phone: phoneLink(phone),
    mailbox: `[${mailbox}](mailto:${mailbox})`,
  };
}

/** Id of a question on the home page, prefixed because sections have ids such as "contact". */
export const questionId = (key: string) => idOf('question', key);

export const tileId = (accidentType: string) => idOf('find', accidentType);

function withoutAccents(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '');
}

function idOf(prefix: string, words: string): string {
  return [
    prefix,
    ...(withoutAccents(words)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []),
  ].join('-');
}
