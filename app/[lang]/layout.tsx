import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { loadSite } from '@/lib/content/site-content';
import { languages } from '@/lib/language';
import { pageColors } from '@/lib/page-colors';
import { pageLanguage } from '@/lib/page-language';
import { routesIn } from '@/lib/routes';
import { readEmailConfig } from '@/lib/settings';
import '../globals.css';

export const generateStaticParams = () => languages.map((lang) => ({ lang }));

export async function generateMetadata(): Promise<Metadata> {
  const language = await pageLanguage();
  const { name, tagline, description } = loadSite(language);
  return {
    metadataBase: new URL(readEmailConfig().siteUrl),
    title: { default: `${name}: ${tagline}`, template: `%s | ${name}` },
    description,
    manifest: routesIn(language).manifest,
    icons: { icon: ['/favicon.ico', '/icon.svg'], apple: '/apple-touch-icon.png' },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: pageColors.light },
    { media: '(prefers-color-scheme: dark)', color: pageColors.dark },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The first script may add a class before hydration.
    <html lang={await pageLanguage()} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
