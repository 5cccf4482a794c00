import type { Metadata } from 'next';
import { pagesMissingIn } from './content/editions';
import type { Labels } from './content/label-schemas';
import type { ArticleFacts } from './content/markdown-schemas';
import { coverOf } from './content/pictures';
import { currentLanguage, type Language, locales } from './language';
import { addressIn, englishAddress, pageOfArticle, routes } from './routes';
import { readEmailConfig } from './settings';

type PageFacts = {
  title: string;
  description?: string;
  path: string;
  /** The picture of link previews, 1200 by 630 pixels; the site's own where a page has none. */
  picture?: { src: string; alt: string };
  isIndexed?: boolean;
  /** False keeps the page out of the counting of visits. */
  isCounted?: boolean;
  /** True keeps the page's address, which may hold what a visitor chose, from every page it leads to. */
  isAddressPrivate?: boolean;
  updated?: string;
};

/** Takes a path of the site and returns its full address. */
export function fullAddress(path: string): string {
  return new URL(path, readEmailConfig().siteUrl).href;
}

/**
 * The full addresses of the same page in each language, and of the one for readers of any other; undefined for
 * a page that exists in English only.
 */
export function editionsOf(address: string): Record<Language | 'x-default', string> | undefined {
  const path = englishAddress(address);
  if (pagesMissingIn('es').includes(path)) return undefined;
  const english = fullAddress(path);
  return { en: english, es: fullAddress(addressIn('es', path)), 'x-default': english };
}

/** Takes what a page is about and returns its tags for search engines and link previews. */
export function pageMetadata({
  title,
  description,
  path,
  picture = { src: routes.sharePicture, alt: '' },
  isIndexed = true,
  isCounted = true,
  isAddressPrivate = false,
  updated,
}: PageFacts): Metadata {
  const editions = isIndexed ? editionsOf(path) : undefined;
  const images = [{ url: picture.src, width: 1200, height: 630, alt: picture.alt }];
  const preview = { title, description, images };
  const locale = locales[currentLanguage()].replace('-', '_');
  return {
    title,
    description,
    alternates: {
      canonical: path,
      types: { 'application/atom+xml': routes.feed },
      ...(editions ? { languages: editions } : {}),
    },
    ...(isIndexed ? {} : { robots: { index: false } }),
    ...(isAddressPrivate ? { referrer: 'no-referrer' } : {}),
    // For the finishing step, which takes it out.
    ...(isCounted ? {} : { other: { visits: 'uncounted' } }),
    openGraph: updated
      ? { ...preview, locale, type: 'article', url: path, modifiedTime: updated }
      : { ...preview, locale, type: 'website', url: path },
    twitter: { card: 'summary_large_image', ...preview },
  };
}

/** Takes an article's facts, the site's name and its labels and returns its schema.org Article and its breadcrumbs. */
export function articleJsonLd(facts: ArticleFacts, siteName: string, labels: Labels): object[] {
  const page = pageOfArticle(facts.id);
  const publisher = { '@type': 'Organization', name: siteName, url: fullAddress(routes.home) };
  const trail = [
    { name: labels.header.home, path: routes.home },
    { name: labels.lists.title, path: routes.listPage(page) },
    { name: facts.title, path: routes.article(facts.id) },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      inLanguage: locales[currentLanguage()],
      headline: facts.title,
      description: facts.description,
      image: fullAddress(coverOf(facts.id).share),
      dateModified: facts.updated,
      mainEntityOfPage: fullAddress(routes.article(facts.id)),
      author: publisher,
      publisher,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: fullAddress(path),
      })),
    },
  ];
}
