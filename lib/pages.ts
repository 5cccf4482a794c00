import { paths } from './routes';

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
  { address: paths.home },
  { address: paths.about, text: { file: 'pages/about.md', label: 'About us' } },
  { address: paths.service, text: { file: 'pages/terms.md', label: 'Terms of service' } },
  { address: paths.privacy, text: { file: 'pages/privacy.md', label: 'Privacy' } },
  {
    address: paths.accessibility,
    text: { file: 'pages/accessibility.md', label: 'Accessibility' },
  },
  {
    address: paths.deadlines,
    text: { file: 'pages/deadlines-intro.md', label: 'Text above the deadlines' },
  },
  { address: paths.contact },
  { address: paths.intake, isPrivate: true },
  { address: paths.confirmation, isPrivate: true },
];

/** The texts of these pages. */
export const pageTexts = sitePages.flatMap(({ address, text }) =>
  text ? [{ address, ...text }] : [],
);
