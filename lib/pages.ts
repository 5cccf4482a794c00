import { routes } from './routes';

type SitePage = {
  address: string;
  /** Kept out of search engines and the sitemap. */
  isPrivate?: boolean;
  /** Its running text below content/, with what the editing page calls that. */
  text?: { file: string; label: string };
};

/**
 * Every page that is not made of an article or a list of them. The sitemap, the check of links and files, the
 * editing page and the tests go by it.
 */
export const sitePages: readonly SitePage[] = [
  { address: routes.home },
  { address: routes.about, text: { file: 'pages/about.md', label: 'About us' } },
  { address: routes.service, text: { file: 'pages/terms.md', label: 'Terms of service' } },
  { address: routes.privacy, text: { file: 'pages/privacy.md', label: 'Privacy' } },
  {
    address: routes.accessibility,
    text: { file: 'pages/accessibility.md', label: 'Accessibility' },
  },
  {
    address: routes.deadlines,
    text: { file: 'pages/deadlines-intro.md', label: 'Text above the deadlines' },
  },
  { address: routes.contact },
  { address: routes.intake, isPrivate: true },
  { address: routes.confirmation, isPrivate: true },
];

/** The texts of these pages. */
export const pageTexts = sitePages.flatMap(({ address, text }) =>
  text ? [{ address, ...text }] : [],
);
