import type { Metadata } from 'next';
import { Redirect } from '@/components/layout/redirect';
import { loadLabels } from '@/lib/content/site-content';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export function generateMetadata(): Metadata {
  const { title } = loadLabels().lists;
  return pageMetadata({ title, path: routes.listPage(1), needsScripts: false });
}

export default function BlogsPage() {
  return <Redirect to={routes.listPage(1)} title={loadLabels().lists.redirect} />;
}
