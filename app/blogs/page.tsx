import type { Metadata } from 'next';
import { Redirect } from '@/components/layout/redirect';
import { routes } from '@/lib/routes';

export const metadata: Metadata = {
  title: 'Articles',
  alternates: { canonical: routes.listPage(1) },
};

export default function BlogsPage() {
  return <Redirect to={routes.listPage(1)} title="Our articles" />;
}
