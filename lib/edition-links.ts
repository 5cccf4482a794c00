import { listPages, loadArticles } from './content/articles';
import { type Language, originalLanguage, otherLanguages } from './language';
import { cached } from './memoize';
import { addressIn, articlePath, listPath, paths } from './routes';

/** Links to a page in other languages: to the articles if the edition lacks it, or home from a 404. */
export const editionLinks = (language: Language, path: string = paths.home) =>
  otherLanguages(language).map((to) => {
    const target = blogPathsMissingIn(to).has(path) ? paths.blogs : path;
    return { href: addressIn(to, target), hrefLang: to, lang: to };
  });

/** Addresses of lists and articles that only the original edition has. */
export const blogPathsMissingIn = cached((language): ReadonlySet<string> => {
  const there = new Set(blogPages(language));
  return new Set(blogPages(originalLanguage).filter((path) => !there.has(path)));
});

/** Paths of all lists and articles that an edition has. */
export function blogPages(language: Language): string[] {
  return [
    ...listPages(language).map(listPath),
    ...loadArticles(language).map(({ facts }) => articlePath(facts.id)),
  ];
}
