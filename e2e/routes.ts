import { readdirSync } from 'node:fs';
import { sitePages } from '../lib/pages';

const articles = readdirSync('content/en/articles')
  .filter((name) => name.endsWith('.md'))
  .map((_, index) => `/blogs/page${Math.floor(index / 10) + 1}/${index + 1}`);

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
export const everyFigure = ['/blogs/page1/1', '/blogs/page1/9', '/blogs/page1/10'] as const;

/** Whether a page is also there in Spanish: of the fixtures' articles, 1 and 9 are. */
const isTranslated = (route: string) => !/^\/blogs\/page(?!1(\/[19])?$)/.test(route);

export const spanishRoutes = allRoutes
  .filter(isTranslated)
  .map((route) => `/es${route.replace(/^\/$/, '')}`);
