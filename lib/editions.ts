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
import { type Language, languageAt, languages, originalLanguage, otherLanguages } from './language';
import { cached } from './memoize';
import { addressIn, articlePath, listPath, pageOfArticle, paths, routesIn } from './routes';

type Redirect = {
  from: string;
  to: string;
  language: Language;
  /** False for hidden articles: browsers cache permanent redirects, and the article may return. */
  isPermanent: boolean;
};

export function redirects(): Redirect[] {
  const kept = loadRedirects(originalLanguage).filter(({ from }) => !isOfRemovedEdition(from));
  const old = kept.map(({ from, to }) => {
    const language = languageAt(from);
    const target = resolveLink(to, language);
    return { from, to: target ?? firstList(language), language, isPermanent: target !== undefined };
  });
  return [...old, ...languages.flatMap(blogRedirects)];
}

function blogRedirects(language: Language): Redirect[] {
  const { blogs, article, listPage } = routesIn(language);
  const [there, lists] = [blogPages(language), listPages(language)];
  const { shortAddresses } = loadSite(language);
  const short = shortAddresses
    .filter((id) => findArticle(id, language))
    .map((id) => [`${blogs}/${id}`, article(id)] as const);
  const hidden = hiddenArticles().flatMap((id) => {
    const page = pageOfArticle(id);
    const list = lists.includes(page) ? listPage(page) : firstList(language);
    const own = [articlePath(id), listPath(page)].filter((path) => !there.includes(path));
    if (shortAddresses.includes(id)) own.push(`${paths.blogs}/${id}`);
    return own.map((path) => [addressIn(language, path), list] as const);
  });
  const all = new Map([[blogs, firstList(language)], ...short, ...hidden]);
  const temporary = hidden.map(([from]) => from);
  return [...all].map(([from, to]) => {
    return { from, to, language, isPermanent: !temporary.includes(from) };
  });
}

/** Whether an address is below a language whose texts are there, but which is no edition. */
function isOfRemovedEdition(address: string): boolean {
  const folder = /^\/([a-z]{2})\//.exec(address)?.[1];
  const isEdition = languages.some((one) => one === folder);
  return folder !== undefined && !isEdition && listFiles('pages', `.${folder}.md`).length > 0;
}

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

function blogPages(language: Language): string[] {
  return [
    ...listPages(language).map(listPath),
    ...loadArticles(language).map(({ facts }) => articlePath(facts.id)),
  ];
}
