import type { Metadata } from 'next';
import { TextPage } from '@/components/layout/text-page';
import { renderPage } from '@/lib/content/page-places';
import { loadSite, loadTerms } from '@/lib/content/site-content';
import { currentLanguage } from '@/lib/language';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export function generateMetadata(): Metadata {
  const { title, description } = loadTerms().facts;
  return pageMetadata({ title, description, path: routes.service });
}

export default function TermsPage() {
  const { facts, body } = loadTerms();
  return <TextPage title={facts.title} html={renderPage(body, loadSite(), currentLanguage())} />;
}
