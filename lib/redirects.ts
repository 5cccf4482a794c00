import { findArticle, firstList, hiddenArticles, listPages } from './content/articles';
import { resolveLink } from './content/links';
import { listFiles } from './content/read-file';
import { loadRedirects, loadSite, loadStateDeadlines } from './content/site-content';
import { blogPages } from './edition-links';
import { type Language, languageAt, languages, originalLanguage } from './language';
import { addressIn, articlePath, listPath, pageOfArticle, paths, routesIn } from './routes';

type Redirect = {
  from: string;
  to: string;
  language: Language;
  /** False for hidden articles: browsers cache permanent redirects, and the article may return. */
  isPermanent: boolean;
};

/** Addresses that lead to another: those of redirects.yml, and those that follow from the articles. */
export function redirects(): Redirect[] {
  return [
    ...loadRedirects(originalLanguage).flatMap(redirectsOfRow),
    ...languages.flatMap(blogRedirects),
  ];
}

function redirectsOfRow(row: ReturnType<typeof loadRedirects>[number]): Redirect[] {
  const { from, to } = row;
  const language = row.language ?? languageAt(from);
  if (!isEdition(language) || isOfRemovedEdition(from)) return [];
  const target = resolveLink(to, language);
  const known = { language, isPermanent: target !== undefined };
  const states = from.endsWith('{state}') ? loadStateDeadlines(originalLanguage) : [undefined];
  const addresses = row.language ? [from, addressIn(language, from)] : [from];
  return states.flatMap((state) =>
    addresses.map((address) => ({
      ...known,
      from: address.replace('{state}', state?.id ?? ''),
      to: (target ?? firstList(language)) + (state ? `/${state.id}` : ''),
    })),
  );
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
    const gone = [articlePath(id), listPath(page)].filter((path) => !there.includes(path));
    if (shortAddresses.includes(id)) gone.push(`${paths.blogs}/${id}`);
    return gone.map((path) => [addressIn(language, path), list] as const);
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
  return (
    folder !== undefined && !isEdition(folder) && listFiles('pages', `.${folder}.md`).length > 0
  );
}

function isEdition(language: string): language is Language {
  return languages.some((edition) => edition === language);
}
