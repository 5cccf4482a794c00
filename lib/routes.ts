import { type Language, prefixOf } from './language';
import { memoize } from './memoize';

const articlesPerPage = 10;

/** The address in a language of a page of the original. */
export function addressIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return prefix ? prefix + path.replace(/^\/(?=#|$)/, '') : path;
}

/** The original's addresses of the pages that have a fixed one. */
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

/** Every address of an edition; nothing else writes a path by hand. */
export const routesIn = memoize((language: Language) => {
  const here = (path: string) => addressIn(language, path);
  const fixed = Object.entries(paths).map(([name, path]) => [name, here(path)]);
  return {
    ...(Object.fromEntries(fixed) as Record<keyof typeof paths, string>),
    /** The finder with an accident type chosen. */
    finderFor: (accidentType: string) => here(`/#${tileId(accidentType)}`),
    listPage: (page: number) => here(listPath(page)),
    /** An article, or the part of it below the heading that is named. */
    article: (id: number, section?: string) =>
      here(articlePath(id) + (section ? `#${section}` : '')),
    stateDeadlines: (stateId: string) => here(stateDeadlinesPath(stateId)),
  };
});

/** The addresses of files, which all editions share. */
export const fileRoutes = {
  articleImage: (id: number, file: string) => `/images/blogs/${id}/${file}`,
  /** A symbol in the sheet of all icons. */
  icon: (name: string) => `/icons.svg#${name}`,
  sharePicture: '/images/share.jpg',
  plainCover: '/images/cover.svg',
};

/**
 * Takes an article's number and returns the number of the list page that holds it. It does not depend on
 * which others there are, so that no address changes when an article is removed.
 */
export function pageOfArticle(id: number): number {
  return Math.ceil(id / articlesPerPage);
}

/** The original's address of a list page, by its number. */
export function listPath(page: number): string {
  return `${paths.blogs}/page${page}`;
}

/** The original's address of an article, by its number. */
export function articlePath(id: number): string {
  return `${listPath(pageOfArticle(id))}/${id}`;
}

/** The original's address of a state's deadlines. */
export function stateDeadlinesPath(stateId: string): string {
  return `${paths.deadlines}/${stateId}`;
}

/** Takes a list page's name in the address and returns its number; undefined for another name. */
export function pageNumber(name: string): number | undefined {
  const number = /^page(\d+)$/.exec(name)?.[1];
  return number ? Number(number) : undefined;
}

/** Takes a phone number as it is written and returns its `tel:` address with the US country code. */
export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** A phone number as a link in a line of content. */
export const phoneLink = (phone: string) => `[${phone}](${phoneAddress(phone)})`;

/** The phone number and the mailbox as links for the places {phone} and {mailbox} of a text. */
export function reachLinks({ phone, mailbox }: { phone: string; mailbox: string }) {
  return {
    phone: phoneLink(phone),
    mailbox: `[${mailbox}](mailto:${mailbox})`,
  };
}

/**
 * Takes a question's key and returns its id on the home page. The prefix keeps a question such as
 * "contact" from taking the id of a section.
 */
export const questionId = (key: string) => idOf('question', key);

/** Takes an accident type and returns the id of its tile in the finder. */
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
