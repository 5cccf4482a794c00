import type { Metadata } from 'next';
import { TextPage } from '@/components/layout/text-page';
import { renderPage } from '@/lib/content/page-places';
import { loadAccessibility, loadSite } from '@/lib/content/site-content';
import { currentLanguage } from '@/lib/language';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export function generateMetadata(): Metadata {
  const { title, description } = loadAccessibility().facts;
  return pageMetadata({ title, description, path: routes.accessibility });
}

export default function AccessibilityPage() {
  const { facts, body } = loadAccessibility();
  return <TextPage title={facts.title} html={renderPage(body, loadSite(), currentLanguage())} />;
}
