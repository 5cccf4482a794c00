import type { Labels } from './content/label-schemas';
import { paths } from './routes';

type SitePage = {
  address: string;
  /** Its link in the header, by the label's name in labels.yml. */
  header?: keyof Labels['header'];
  /** The same in the footer; `title` stands for the title of the page's text. */
  footer?: keyof Labels['footer'] | 'title';
  /** What people type for its address, in letters and digits. */
  nearMisses?: readonly string[];
  /** Kept out of search engines and the sitemap; its address may hold what a visitor chose. */
  isPrivate?: boolean;
  /** Its running text below a language's folder, with what the editing page calls that. */
  text?: { file: string; label: string };
  /** Has its own route; other pages with a text share one. */
  hasRoute?: boolean;
  /** Stands above its text. */
  picture?: string;
  /** Each heading is a term explained below it. */
  definesHeadings?: boolean;
  /** Says below its text who runs the site. */
  namesOperator?: boolean;
  /** Only leads to another page. */
  isRedirect?: boolean;
};

/** Every address of the navigation and every page but articles and their lists, in the order of the navigation. */
export const navigation: readonly SitePage[] = [
  { address: paths.home, header: 'home', nearMisses: ['home', 'index', 'default'] },
  { address: paths.blogs, header: 'blogs', isRedirect: true },
  {
    address: paths.about,
    header: 'about',
    footer: 'about',
    nearMisses: ['about', 'aboutus'],
    text: { file: 'pages/about.md', label: 'About us' },
    picture: '/images/about.svg',
    namesOperator: true,
  },
  {
    address: paths.service,
    header: 'services',
    footer: 'terms',
    nearMisses: ['service', 'terms', 'legal'],
    text: { file: 'pages/terms.md', label: 'Terms of service' },
  },
  {
    address: paths.privacy,
    footer: 'title',
    nearMisses: ['privacy', 'datapolicy'],
    text: { file: 'pages/privacy.md', label: 'Privacy' },
    namesOperator: true,
  },
  {
    address: paths.healthData,
    footer: 'title',
    nearMisses: ['healthdata', 'health', 'consumerhealthdata'],
    text: { file: 'pages/health-data.md', label: 'Health data' },
    namesOperator: true,
  },
  {
    address: paths.accessibility,
    footer: 'title',
    nearMisses: ['accessibility', 'a11y'],
    text: { file: 'pages/accessibility.md', label: 'Accessibility' },
  },
  {
    address: '/keep',
    footer: 'title',
    nearMisses: ['keep', 'checklist', 'evidence'],
    text: { file: 'pages/keep.md', label: 'What to keep' },
  },
  {
    address: '/glossary',
    footer: 'title',
    nearMisses: ['glossary', 'dictionary', 'legalwords', 'words'],
    text: { file: 'pages/glossary.md', label: 'Legal words' },
    definesHeadings: true,
  },
  {
    address: paths.deadlines,
    footer: 'deadlines',
    nearMisses: ['deadlines', 'statutes'],
    text: { file: 'pages/deadlines-intro.md', label: 'Text above the deadlines' },
    hasRoute: true,
  },
  { address: paths.contact, header: 'contact', nearMisses: ['contact', 'contactus', 'help'] },
  { address: paths.intake, isPrivate: true },
  { address: paths.confirmation, isPrivate: true },
];

export const sitePages = navigation.filter(({ isRedirect }) => !isRedirect);

/** The texts of these pages. */
export const pageTexts = sitePages.flatMap(({ address, text }) =>
  text ? [{ address, ...text }] : [],
);

/** Those that are nothing but a text. */
export const textPages = sitePages.filter(({ text, hasRoute }) => text && !hasRoute);
