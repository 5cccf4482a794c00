import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/not-found';
import { loadLabels, loadSite } from '@/lib/content/site-content';
import RootLayout, {
  viewport as sameViewport,
  generateMetadata as siteMetadata,
} from './(en)/layout';

export const viewport = sameViewport;

/** For any address that is no page: Next renders it outside of all layouts. */
export function generateMetadata(): Metadata {
  const title = `${loadLabels().notFound.title} | ${loadSite().name}`;
  return { ...siteMetadata(), title };
}

export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFound />
    </RootLayout>
  );
}
