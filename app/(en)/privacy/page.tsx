import type { Metadata } from 'next';
import { OperatorFacts } from '@/components/layout/operator-facts';
import { TextPage } from '@/components/layout/text-page';
import { renderPage } from '@/lib/content/page-places';
import { loadPrivacy, loadSite } from '@/lib/content/site-content';
import { currentLanguage } from '@/lib/language';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export function generateMetadata(): Metadata {
  const { title, description } = loadPrivacy().facts;
  return pageMetadata({ title, description, path: routes.privacy });
}

export default function PrivacyPage() {
  const { facts, body } = loadPrivacy();
  const site = loadSite();
  return (
    <TextPage title={facts.title} html={renderPage(body, site, currentLanguage())}>
      <OperatorFacts site={site} />
    </TextPage>
  );
}
