import type { Language } from '../language';
import { articlePath, pageOfArticle, paths } from '../routes';
import { findArticle, listPages, loadArticles } from './articles';
import { loadSite } from './site-content';

/** Returns an edition's list pages, and the short addresses /blogs/{number} that some articles also have. */
export function listParams(language: Language) {
  const short = loadSite(language).shortAddresses.filter((id) => findArticle(id, language));
  const lists = listPages(language).map((page) => `page${page}`);
  return [...lists, ...short.map(String)].map((page) => ({ page }));
}

/** Returns an edition's articles, by list page and number. */
export function articleParams(language: Language) {
  return loadArticles(language).map(({ facts: { id } }) => ({
    page: `page${pageOfArticle(id)}`,
    n: String(id),
  }));
}

/** Returns the English addresses that have no page in a language. */
export function pagesMissingIn(language: Language): string[] {
  const there = blogPages(language);
  return blogPages('en').filter((path) => !there.includes(path));
}

function blogPages(language: Language): string[] {
  const lists = listParams(language).map(({ page }) => `${paths.blogs}/${page}`);
  return [...lists, ...loadArticles(language).map(({ facts }) => articlePath(facts.id))];
}
