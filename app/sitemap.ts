import type { MetadataRoute } from 'next';
import { listPages, loadArticles } from '@/lib/content/articles';
import { sitePages } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { fullAddress } from '@/lib/seo';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const pages = sitePages.filter(({ isPrivate }) => !isPrivate).map(({ address }) => address);
  return [
    ...[...pages, ...listPages().map(routes.listPage)].map((path) => ({ url: fullAddress(path) })),
    ...loadArticles().map(({ facts }) => ({
      url: fullAddress(routes.article(facts.id)),
      lastModified: facts.updated,
    })),
  ];
}
