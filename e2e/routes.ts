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

/** The same in Spanish, with two of the articles for all. */
export const spanishRoutes = allRoutes
  .filter((route) => !/^\/blogs\/page\d+\/(?!1$|9$)\d+$/.test(route))
  .map((route) => `/es${route.replace(/^\/$/, '')}`);
