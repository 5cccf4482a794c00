import { type ReactNode, Suspense } from 'react';
import { BrokenPart } from '@/components/islands/broken-part';
import { PageScript } from '@/components/page-scripts/page-script';
import { loadLabels, loadSite } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { paths } from '@/lib/pages';
import { addressIn } from '@/lib/routes';
import { fullAddress } from '@/lib/seo';
import { readMode } from '@/lib/settings';
import { ContentMistakes } from './content-mistakes';
import { EndOfFirstScreen } from './first-screen';
import { LanguageOffers } from './language-links';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SpeculationRules } from './speculation-rules';

type SitePageProps = {
  language: Language;
  path?: string;
  children: ReactNode;
};

export function SitePage({ language, path, children }: SitePageProps) {
  const site = loadSite(language);
  return (
    <>
      <PageScript name="skip-font-delay" />
      <a
        href="#content"
        className="rounded-control bg-action text-on-action absolute -top-24 left-4 z-10 px-5 py-3 focus:top-4 print:hidden"
      >
        {loadLabels(language).skipLink}
      </a>
      {readMode() === 'staging' && (
        <p className="border-amber bg-card px-gutter border-b-2 py-2 text-center font-semibold">
          {loadLabels(language).staging}
        </p>
      )}
      <LanguageOffers language={language} path={path} />
      {process.env.NODE_ENV === 'development' && (
        // A new key per request keeps the page from waiting for the check.
        <Suspense key={Date.now()}>
          <ContentMistakes />
        </Suspense>
      )}
      <SiteHeader language={language} path={path} />
      <p className="border-line mb-2 hidden border-b pb-1 text-sm print:block">
        {site.name}, {site.phone}. {fullAddress(addressIn(language, path ?? paths.home))}
      </p>
      <main id="content">{children}</main>
      <EndOfFirstScreen />
      <SiteFooter language={language} path={path} />
      <BrokenPart language={language} />
      <PageScript name="start-up" />
      <SpeculationRules />
    </>
  );
}
