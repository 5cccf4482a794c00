import type { MetadataRoute } from 'next';
import { listPages, loadArticles } from '@/lib/content/articles';
import { loadStateDeadlines } from '@/lib/content/site-content';
import { type Language, languages } from '@/lib/language';
import { sitePages } from '@/lib/pages';
import { addressIn, articlePath, listPath, stateDeadlinesPath } from '@/lib/routes';
import { editionsOf, fullAddress } from '@/lib/seo';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const pages = sitePages.filter(({ isPrivate }) => !isPrivate).map(({ address }) => address);
  return languages.flatMap((language) => [
    ...[...pages, ...listPages(language).map(listPath)].map((path) => entry(path, language)),
    ...loadStateDeadlines(language).map(({ id, row }) => ({
      ...entry(stateDeadlinesPath(id), language),
      lastModified: row.checked,
    })),
    ...loadArticles(language).map(({ facts }) => ({
      ...entry(articlePath(facts.id), language),
      lastModified: facts.updated,
    })),
  ]);
}

function entry(path: string, language: Language) {
  const editions = editionsOf(path);
  return {
    url: fullAddress(addressIn(language, path)),
    ...(editions && { alternates: { languages: editions } }),
  };
}
