import {
  type Language,
  languages,
  originalLanguage,
  prefixOf,
  translatedLanguages,
} from '../language';
import { addressIn, articlePath, listPath, pageOfArticle, paths, routesIn } from '../routes';
import { findArticle, firstList, hiddenArticles, listPages, loadArticles } from './articles';
import { resolveLink } from './links';
import { loadRedirects, loadSite } from './site-content';

type Redirect = {
  from: string;
  to: string;
  language: Language;
  /** Whether the target stays; browsers keep a host's redirect, and a hidden article may come back. */
  isLasting: boolean;
};

/** Returns all addresses that only lead to another one: short, old, and those of hidden articles. */
export function redirects(): Redirect[] {
  const old = loadRedirects().map(({ from, to }) => {
    const language =
      translatedLanguages.find((one) => from.startsWith(`${prefixOf(one)}/`)) ?? originalLanguage;
    const target = resolveLink(to, language);
    return { from, to: target ?? firstList(language), language, isLasting: target !== undefined };
  });
  const ofEdition = (language: Language) => [
    ...shortRedirects(language).map((one) => ({ ...one, language, isLasting: true })),
    ...hiddenRedirects(language).map((one) => ({ ...one, language, isLasting: false })),
  ];
  return [...old, ...languages.flatMap(ofEdition)];
}

/** The short addresses /blogs and /blogs/{number} of an edition. */
function shortRedirects(language: Language) {
  const { blogs, article } = routesIn(language);
  const short = loadSite(language).shortAddresses.filter((id) => findArticle(id, language));
  return [
    { from: blogs, to: firstList(language) },
    ...short.map((id) => ({ from: `${blogs}/${id}`, to: article(id) })),
  ];
}

/** Returns an edition's articles, by list page and number. */
export function articleParams(language: Language) {
  return loadArticles(language).map(({ facts: { id } }) => ({
    page: `page${pageOfArticle(id)}`,
    n: String(id),
  }));
}

/** Returns the original's addresses that have no page in a language. */
export function pagesMissingIn(language: Language): string[] {
  const there = blogPages(language);
  return blogPages(originalLanguage).filter((path) => !there.includes(path));
}

function blogPages(language: Language): string[] {
  return [
    ...listPages(language).map(listPath),
    ...loadArticles(language).map(({ facts }) => articlePath(facts.id)),
  ];
}

/**
 * Returns the addresses in a language that have no page because their articles are hidden, each with the list to
 * which it leads.
 */
function hiddenRedirects(language: Language): { from: string; to: string }[] {
  const [there, lists] = [blogPages(language), listPages(language)];
  const found = hiddenArticles().flatMap((id) => {
    const page = pageOfArticle(id);
    const list = listPath(lists.includes(page) ? page : (lists[0] ?? 1));
    const short = loadSite(language).shortAddresses.includes(id) ? [`${paths.blogs}/${id}`] : [];
    return [articlePath(id), listPath(page), ...short].map((path) => [path, list] as const);
  });
  // Two hidden articles may name the same list page.
  return [...new Map(found)]
    .filter(([path]) => !there.includes(path))
    .map(([path, list]) => ({ from: addressIn(language, path), to: addressIn(language, list) }));
}
