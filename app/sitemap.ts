import type { MetadataRoute } from 'next';
import { listPages, loadArticles } from '@/lib/content/articles';
import { languages } from '@/lib/language';
import { sitePages } from '@/lib/pages';
import { addressIn, routes } from '@/lib/routes';
import { editionsOf, fullAddress } from '@/lib/seo';

export const dynamic = 'force-static';

/** Every page in each language that it exists in, with its other editions. */
export default function sitemap(): MetadataRoute.Sitemap {
  const pages = sitePages.filter(({ isPrivate }) => !isPrivate).map(({ address }) => address);
  const inBoth = loadArticles('es')
    .filter(({ language }) => language === 'es')
    .map(({ facts }) => facts.id);
  return languages.flatMap((language) =>
    [
      ...[...pages, ...listPages().map(routes.listPage)].map((path) => entry(path)),
      ...loadArticles(language)
        .filter((article) => article.language === language)
        .map(({ facts: { id, updated } }) => ({
          ...entry(routes.article(id), inBoth.includes(id)),
          lastModified: updated,
        })),
    ].map((one) => ({ ...one, url: fullAddress(addressIn(language, one.url)) })),
  );

  function entry(path: string, hasEditions = true) {
    return { url: path, ...(hasEditions && { alternates: { languages: editionsOf(path) } }) };
  }
}
