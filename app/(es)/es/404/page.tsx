import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/not-found';
import { loadLabels } from '@/lib/content/site-content';
import { inSpanish } from '@/lib/language';
import { pageMetadata } from '@/lib/seo';

/** What servers answer with at a wrong Spanish address. */
export const generateMetadata = inSpanish((): Metadata => {
  const { title } = loadLabels().notFound;
  return pageMetadata({ title, path: '/es/404', isIndexed: false });
});
export default inSpanish(NotFound);
