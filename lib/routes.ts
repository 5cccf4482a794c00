import { currentLanguage, type Language } from './language';

const articlesPerPage = 10;

/** An English address in a language, for which all but English have a folder. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return `/${language}${path.replace(/^\/(?=#|$)/, '')}`;
}

/** The English address of the same page. */
export function englishAddress(path: string): string {
  return path.replace(/^\/es(?=[/#]|$)/, '').replace(/^(?!\/)/, '/');
}

const here = (path: string) => addressIn(currentLanguage(), path);

/** The English addresses of the pages that have a fixed one. */
export const paths = {
  home: '/',
  finder: '/#finder',
  blogs: '/blogs',
  about: '/about',
  service: '/service',
  deadlines: '/deadlines',
  privacy: '/privacy',
  accessibility: '/accessibility',
  contact: '/contact',
  intake: '/formInput',
  confirmation: '/confirmAlert',
  feed: '/feed.xml',
} as const;

/** Every address of the site, in the language of the page; nothing else writes a path by hand. */
export const routes = inLanguageOfPage(paths, {
  /** The finder with an accident type chosen. */
  finderFor: (accidentType: string) => here(`/#${tileId(accidentType)}`),
  listPage: (page: number) => here(listPath(page)),
  article: (id: number) => here(articlePath(id)),
  /** A state's row on the page of deadlines. */
  deadline: (stateId: string) => here(`/deadlines#${stateId}`),
  articleImage: (id: number, file: string) => `/images/blogs/${id}/${file}`,
  /** A symbol in the sheet of all icons. */
  icon: (name: string) => `/icons.svg#${name}`,
  sharePicture: '/images/share.jpg',
  plainCover: '/images/cover.svg',
});

function inLanguageOfPage<Fixed extends object, Others>(fixed: Fixed, others: Others) {
  const getters = Object.entries(fixed).map(([name, path]) => [name, { get: () => here(path) }]);
  return Object.defineProperties(others, Object.fromEntries(getters)) as Others & {
    readonly [Name in keyof Fixed]: string;
  };
}

/**
 * Takes an article's number and returns the number of the list page that holds it. It does not depend on
 * which others there are, so that no address changes when an article is removed.
 */
export function pageOfArticle(id: number): number {
  return Math.ceil(id / articlesPerPage);
}

/** The English address of a list page, by its number. */
export function listPath(page: number): string {
  return `${paths.blogs}/page${page}`;
}

/** The English address of an article, by its number. */
export function articlePath(id: number): string {
  return `${listPath(pageOfArticle(id))}/${id}`;
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

/** The phone number and the mailbox as links for the places {phone} and {mailbox} of a text. */
export function reachLinks({ phone, mailbox }: { phone: string; mailbox: string }) {
  return {
    phone: `[${phone}](${phoneAddress(phone)})`,
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
