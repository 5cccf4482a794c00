import { readdirSync } from 'node:fs';
import { markdownPath } from '../../lib/content/read-file';
import { originalLanguage } from '../../lib/language';
import { articlePath, sitePages } from '../../lib/routes';
import { hasSpanish, inSpanish } from './spanish';

const articles = readdirSync('content/articles')
  .filter((name) => name.endsWith(markdownPath('', originalLanguage)))
  .map((name) => articlePath(Number.parseInt(name, 10)));

export const allRoutes = [
  ...sitePages.map(({ address }) => address),
  '/blogs/page1',
  '/blogs/page2',
  ...articles,
  '/formInput?accidentId=Auto+Accident&zipCode=90210',
  '/no-such-page',
];

export const everyFigure = ['/blogs/page1/1', '/blogs/page1/9', '/blogs/page2/11'] as const;

/** The fixtures have articles 1 and 9 in Spanish. */
const isTranslated = (route: string) => !/^\/blogs\/page(?!1(\/[19])?$)/.test(route);

export const spanishRoutes = hasSpanish ? allRoutes.filter(isTranslated).map(inSpanish) : [];
