import type { MetadataRoute } from 'next';
import { articlesOnPage, listPages, loadArticles } from '@/lib/content/articles';
import { loadStateDeadlines } from '@/lib/content/site-content';
import { type Language, languages } from '@/lib/language';
import {
  addressIn,
  articlePath,
  listPath,
  paths,
  sitePages,
  stateDeadlinesPath,
} from '@/lib/routes';
import { editionAddresses } from '@/lib/seo';
import { fullAddress } from '@/lib/settings';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const pages = sitePages.filter(({ isPrivate }) => !isPrivate).map(({ address }) => address);
  return languages.flatMap((language) => [
    ...pages.map((path) =>
      entry(path, language, path === paths.deadlines ? lawDays(language) : []),
    ),
    ...listPages(language).map((list) =>
      entry(
        listPath(list),
        language,
        articlesOnPage(list, language).map(({ facts }) => facts.updated),
      ),
    ),
    ...loadStateDeadlines(language).map(({ id, checked }) =>
      entry(stateDeadlinesPath(id), language, [checked]),
    ),
    ...loadArticles(language).map(({ facts }) =>
      entry(articlePath(facts.id), language, [facts.updated]),
    ),
  ]);
}

const lawDays = (language: Language) => loadStateDeadlines(language).map(({ checked }) => checked);

/** A page that the content dates with the latest of these days, or leaves undated. */
function entry(path: string, language: Language, days: string[]) {
  const editions = editionAddresses(path);
  const lastModified = days.toSorted().at(-1);
  return {
    url: fullAddress(addressIn(language, path)),
    ...(lastModified && { lastModified }),
    ...(editions && { alternates: { languages: editions } }),
  };
}
