import {
  findArticle,
  firstList,
  hiddenArticles,
  listPages,
  loadArticles,
  resolveLink,
} from './content/articles';
import { listFiles } from './content/read-file';
import { loadRedirects, loadSite } from './content/site-content';
import { type Language, languageAt, languages, originalLanguage } from './language';
import { cached } from './memoize';
import { paths } from './pages';
import { addressIn, articlePath, listPath, pageOfArticle, routesIn } from './routes';

type Redirect = {
  from: string;
  to: string;
  language: Language;
  /** False for hidden articles: browsers cache permanent redirects, and the article may return. */
  isPermanent: boolean;
};

export function redirects(): Redirect[] {
  const kept = loadRedirects().filter(({ from }) => !isOfRemovedEdition(from));
  const old = kept.map(({ from, to }) => {
    const language = languageAt(from);
    const target = resolveLink(to, language);
    return { from, to: target ?? firstList(language), language, isPermanent: target !== undefined };
  });
  const ofEdition = (language: Language) => [
    ...shortRedirects(language).map((one) => ({ ...one, language, isPermanent: true })),
    ...hiddenRedirects(language).map((one) => ({ ...one, language, isPermanent: false })),
  ];
  return [...old, ...languages.flatMap(ofEdition)];
}

/** Whether an address is below a language whose texts are there, but which is no edition. */
function isOfRemovedEdition(address: string): boolean {
  const folder = /^\/([a-z]{2})\//.exec(address)?.[1];
  const isEdition = languages.some((one) => one === folder);
  return folder !== undefined && !isEdition && listFiles('pages', `.${folder}.md`).length > 0;
}

function shortRedirects(language: Language) {
  const { blogs, article } = routesIn(language);
  const short = loadSite(language).shortAddresses.filter((id) => findArticle(id, language));
  return [
    { from: blogs, to: firstList(language) },
    ...short.map((id) => ({ from: `${blogs}/${id}`, to: article(id) })),
  ];
}

export function articleParams(language: Language) {
  return loadArticles(language).map(({ facts: { id } }) => ({
    page: `page${pageOfArticle(id)}`,
    n: String(id),
  }));
}

/** Addresses of lists and articles that only the original edition has. */
export const blogPathsMissingIn = cached((language): ReadonlySet<string> => {
  const there = new Set(blogPages(language));
  return new Set(blogPages(originalLanguage).filter((path) => !there.has(path)));
});

function blogPages(language: Language): string[] {
  return [
    ...listPages(language).map(listPath),
    ...loadArticles(language).map(({ facts }) => articlePath(facts.id)),
  ];
}

function hiddenRedirects(language: Language): { from: string; to: string }[] {
  const [there, lists] = [blogPages(language), listPages(language)];
  const found = hiddenArticles().flatMap((id) => {
    const page = pageOfArticle(id);
    const list = listPath(lists.includes(page) ? page : (lists[0] ?? 1));
    const short = loadSite(language).shortAddresses.includes(id) ? [`${paths.blogs}/${id}`] : [];
    return [articlePath(id), listPath(page), ...short].map((path) => [path, list] as const);
  });
  return [...new Map(found)]
    .filter(([path]) => !there.includes(path))
    .map(([path, list]) => ({ from: addressIn(language, path), to: addressIn(language, list) }));
}
