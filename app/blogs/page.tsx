import type { Metadata } from 'next';
import { Redirect } from '@/components/layout/redirect';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata: Metadata = pageMetadata({
  title: 'Articles',
  path: routes.listPage(1),
  needsScripts: false,
});

export default function BlogsPage() {
  return <Redirect to={routes.listPage(1)} title="Our articles" />;
}
