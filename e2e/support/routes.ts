import { readdirSync } from 'node:fs';
import { sitePages } from '../../lib/pages';
import { articlePath } from '../../lib/routes';

const articles = readdirSync('content/en/articles')
  .filter((name) => name.endsWith('.md'))
  .map((name) => articlePath(Number.parseInt(name, 10)));

/** Every page of the site that a visitor can come to, the page for unknown addresses included. */
export const allRoutes = [
  ...sitePages.map(({ address }) => address),
  '/blogs/page1',
  '/blogs/page2',
  ...articles,
  '/formInput?accidentId=Auto+Accident&zipCode=90210',
  '/no-such-page',
];

/** Articles that have every kind of figure between them. */
export const everyFigure = ['/blogs/page1/1', '/blogs/page1/9', '/blogs/page2/11'] as const;

/** Whether a page is also there in Spanish: of the fixtures' articles, 1 and 9 are. */
const isTranslated = (route: string) => !/^\/blogs\/page(?!1(\/[19])?$)/.test(route);

export const spanishRoutes = allRoutes
  .filter(isTranslated)
  .map((route) => `/es${route.replace(/^\/$/, '')}`);
