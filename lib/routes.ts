import { tileId } from './ids';
import { editions, type Language } from './language';
import { memoize } from './memoize';
import { paths } from './pages';

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

export function stateDeadlinesPath(stateId: string): string {
  return `${paths.deadlines}/${stateId}`;
}
