import { type ReactNode, Suspense } from 'react';
import { BrokenPart } from '@/components/islands/island';
import { PageScript } from '@/components/page-scripts/page-script';
import { loadLabels, loadOperator, loadSite } from '@/lib/content/site-content';
import { editionLinks } from '@/lib/edition-links';
import { type Language, originalLanguage } from '@/lib/language';
import { addressIn, paths } from '@/lib/routes';
import { fullAddress, readCounter, readMode } from '@/lib/settings';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type SitePageProps = {
  language: Language;
  path?: string;
  children: ReactNode;
};

export function SitePage({ language, path, children }: SitePageProps) {
  const site = loadSite(language);
  return (
    <>
      <a
        href="#content"
        className="rounded-control bg-action text-night absolute -top-24 left-4 z-10 px-5 py-3 focus:top-4 print:hidden"
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
      {loadOperator(language).source && !holdsAnswers(path) && <PageScript name="keep-source" />}
      <PageScript name="start-up" />
      <SpeculationRules />
    </>
  );
}

/** Where a page's first screen ends: the export loads the styles of the rest here. */
export function EndOfFirstScreen() {
  return <i hidden data-first-screen="" />;
}

/** Lines of the original edition, with the script that runs before the first paint. */
function LanguageOffers({ language, path }: { language: Language; path?: string | undefined }) {
  const offers = language === originalLanguage ? editionLinks(language, path) : [];
  return (
    <>
      {offers.map((to) => (
        // The script may show it before hydration.
        <p
          key={to.lang}
          data-offers={to.lang}
          data-instead-of={language}
          hidden
          suppressHydrationWarning
          className="bg-wash text-center print:hidden"
        >
          <a {...to} className="inline-block px-4 py-2.5 font-semibold">
            {loadLabels(to.lang).language.offer}
          </a>
        </p>
      ))}
      <PageScript name={offers.length > 0 ? 'offer-language' : 'skip-font-delay'} />
    </>
  );
}

/** Whether an address may say what happened to whom. */
const holdsAnswers = (path = '') =>
  [paths.intake, paths.deadlines, paths.confirmation].some((start) => path.startsWith(start));

// Not forms: their address and content belong to one visit.
const links = {
  and: [
    { href_matches: '/*' },
    {
      not: {
        href_matches: [paths.intake, paths.confirmation].map((path) => `/*${path.slice(1)}*`),
      },
    },
  ],
};

// Prefetch only: what a form's next page shows is decided when it opens.
const nextPage = { where: { selector_matches: 'a[data-next]' }, eagerness: 'immediate' };

/** Lets browsers prefetch or prerender pages when a link is pointed at. */
function SpeculationRules() {
  const linked = { where: links, eagerness: 'moderate' };
  // Prerendering would count visits that never happen.
  const rules = readCounter()
    ? { prefetch: [linked, nextPage] }
    : { prerender: [linked], prefetch: [nextPage] };
  return <script type="speculationrules">{JSON.stringify(rules)}</script>;
}

/** In development, shows results of the content check at the top of every page. */
async function ContentMistakes() {
  // Cache buster: the development server caches responses by URL.
  const address = `${process.env.COMPANION_URL}/content-mistakes?${Date.now()}`;
  const report: { errors: string; advice: string } = await fetch(address)
    .then((answer) => answer.json())
    .catch(() => ({ errors: '', advice: '' }));
  const [summary, ...advice] = report.advice.split('\n');
  const box = 'rounded-control text-ink m-4 px-4 py-3 text-sm whitespace-pre-wrap';
  return (
    <>
      {report.errors && (
        <pre role="alert" className={`${box} border-danger bg-danger-wash border-2`}>
          {report.errors}
        </pre>
      )}
      {summary && (
        <details className={`${box} border-line border`}>
          <summary>{summary}</summary>
          {advice.join('\n')}
        </details>
      )}
    </>
  );
}
