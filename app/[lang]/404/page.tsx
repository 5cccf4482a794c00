import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/not-found';
import { SitePage } from '@/components/layout/site-page';
import { loadLabels } from '@/lib/content/site-content';
import { pageLanguage } from '@/lib/page-language';

export async function generateMetadata(): Promise<Metadata> {
  const { title } = loadLabels(await pageLanguage()).notFound;
  return { title, robots: { index: false } };
}

export default async function NotFoundPage() {
  const language = await pageLanguage();
  return (
    <SitePage language={language}>
      <NotFound language={language} />
    </SitePage>
  );
}
