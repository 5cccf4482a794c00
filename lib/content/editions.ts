import type { Language } from '../language';
import { addressIn, articlePath, listPath, pageOfArticle, paths } from '../routes';
import { findArticle, hiddenArticles, listPages, loadArticles } from './articles';
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

/**
 * Returns the addresses in a language that have no page because their articles are hidden, each with the list to
 * which it leads.
 */
export function hiddenRedirects(language: Language): { from: string; to: string }[] {
  const [there, lists] = [blogPages(language), listPages(language)];
  const redirects = hiddenArticles().flatMap((id) => {
    const page = pageOfArticle(id);
    const list = listPath(lists.includes(page) ? page : (lists[0] ?? 1));
    const short = loadSite(language).shortAddresses.includes(id) ? [`${paths.blogs}/${id}`] : [];
    return [articlePath(id), listPath(page), ...short].map((path) => [path, list] as const);
  });
  // Two hidden articles may name the same list page.
  return [...new Map(redirects)]
    .filter(([path]) => !there.includes(path))
    .map(([path, list]) => ({ from: addressIn(language, path), to: addressIn(language, list) }));
}
