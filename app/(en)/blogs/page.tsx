import type { Metadata } from 'next';
import { Redirect } from '@/components/layout/redirect';
import { firstList } from '@/lib/content/articles';
import { loadLabels } from '@/lib/content/site-content';
import { pageMetadata } from '@/lib/seo';

export function generateMetadata(): Metadata {
  const { title } = loadLabels().lists;
  return pageMetadata({ title, path: firstList() });
}

export default function BlogsPage() {
  return <Redirect to={firstList()} title={loadLabels().lists.redirect} />;
}
