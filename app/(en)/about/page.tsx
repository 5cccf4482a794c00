import type { Metadata } from 'next';
import { OperatorFacts } from '@/components/layout/operator-facts';
import { TextPage } from '@/components/layout/text-page';
import { renderPage } from '@/lib/content/page-places';
import { loadAbout, loadSite } from '@/lib/content/site-content';
import { currentLanguage } from '@/lib/language';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export function generateMetadata(): Metadata {
  const { title, description } = loadAbout().facts;
  return pageMetadata({ title, description, path: routes.about });
}

export default function AboutPage() {
  const { facts, body } = loadAbout();
  const site = loadSite();
  const picture = (
    <img
      src="/images/about.svg"
      alt={facts.pictureAlt}
      width={960}
      height={640}
      className="rounded-picture mb-10 w-full"
    />
  );
  return (
    <TextPage
      title={facts.title}
      html={renderPage(body, site, currentLanguage())}
      picture={picture}
    >
      <OperatorFacts site={site} />
    </TextPage>
  );
}
