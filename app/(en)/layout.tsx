import type { Metadata, Viewport } from 'next';
import { type ReactNode, Suspense } from 'react';
import { BrokenPart } from '@/components/islands/broken-part';
import { ContentMistakes } from '@/components/layout/content-mistakes';
import { LanguageOffer } from '@/components/layout/language-offer';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { PageScript } from '@/components/page-scripts/page-script';
import { loadLabels, loadSite } from '@/lib/content/site-content';
import { currentLanguage } from '@/lib/language';
import { readEmailConfig } from '@/lib/settings';
import '../globals.css';

export function generateMetadata(): Metadata {
  const { name, tagline, description } = loadSite();
  return {
    metadataBase: new URL(readEmailConfig().siteUrl),
    title: { default: `${name}: ${tagline}`, template: `%s | ${name}` },
    description,
    icons: { icon: ['/favicon.ico', '/icon.svg'], apple: '/apple-touch-icon.png' },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf7f0' },
    { media: '(prefers-color-scheme: dark)', color: '#0b1f26' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const site = loadSite();
  const labels = loadLabels();
  return (
    // The first script may have given it a class before React takes over.
    <html lang={currentLanguage()} suppressHydrationWarning>
      <body>
        <PageScript name="fonts-at-once" />
        <a
          href="#content"
          className="rounded-control bg-action text-on-action absolute -top-24 left-4 z-10 px-5 py-3 focus:top-4 print:hidden"
        >
          {labels.skipLink}
        </a>
        {currentLanguage() === 'en' && <LanguageOffer />}
        {process.env.NODE_ENV === 'development' && (
          // A boundary of its own for each change: the page does not wait until it has been checked.
          <Suspense key={Date.now()}>
            <ContentMistakes />
          </Suspense>
        )}
        <SiteHeader name={site.name} phone={site.phone} labels={labels.header} />
        <main id="content">{children}</main>
        <SiteFooter site={site} labels={labels.footer} />
        <BrokenPart />
        <PageScript name="start-up" />
        <SpeculationRules />
      </body>
    </html>
  );
}
