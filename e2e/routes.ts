import { readdirSync } from 'node:fs';

const articles = readdirSync('content/articles')
  .filter((name) => name.endsWith('.md'))
  .map((_, index) => `/blogs/page${Math.floor(index / 10) + 1}/${index + 1}`);

/** Every page of the site that a visitor can come to, the page for unknown addresses included. */
export const allRoutes = [
  '/',
  '/blogs/page1',
  '/blogs/page2',
  ...articles,
  '/formInput',
  '/formInput?accidentId=Auto+Accident&zipCode=90210',
  '/confirmAlert',
  '/about',
  '/service',
  '/privacy',
  '/accessibility',
  '/deadlines',
  '/contact',
  '/no-such-page',
];
