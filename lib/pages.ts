import type { Labels } from './content/label-schemas';
import { paths } from './routes';

type SitePage = {
  address: string;
  /** Label of its header link in labels.yml. */
  header?: keyof Labels['header'];
  footer?: keyof Labels['footer'] | 'title';
  /** What people type instead of its address, in letters and digits. */
  nearMisses?: readonly string[];
  isPrivate?: boolean;
  text?: { file: string; label: string };
  /** Has its own route; other text pages share one. */
  hasRoute?: boolean;
  picture?: string;
  definesHeadings?: boolean;
  namesOperator?: boolean;
  isRedirect?: boolean;
};

/** Pages and other addresses of the navigation, in order, except articles and their lists. */
export const navigation: readonly SitePage[] = [
  { address: paths.home, header: 'home', nearMisses: ['home', 'index', 'default'] },
  { address: paths.blogs, header: 'blogs', isRedirect: true },
  {
    address: paths.about,
    header: 'about',
    footer: 'about',
    nearMisses: ['about', 'aboutus'],
    text: { file: 'pages/about', label: 'About us' },
    picture: '/images/about.svg',
    namesOperator: true,
  },
  {
    address: paths.service,
    header: 'services',
    footer: 'terms',
    nearMisses: ['service', 'terms', 'legal'],
    text: { file: 'pages/terms', label: 'Terms of service' },
  },
  {
    address: paths.privacy,
    footer: 'title',
    nearMisses: ['privacy', 'datapolicy'],
    text: { file: 'pages/privacy', label: 'Privacy' },
    namesOperator: true,
  },
  {
    address: paths.healthData,
    footer: 'title',
    nearMisses: ['healthdata', 'health', 'consumerhealthdata'],
    text: { file: 'pages/health-data', label: 'Health data' },
    namesOperator: true,
  },
  {
    address: paths.accessibility,
    footer: 'title',
    nearMisses: ['accessibility', 'a11y'],
    text: { file: 'pages/accessibility', label: 'Accessibility' },
  },
  {
    address: '/keep',
    footer: 'title',
    nearMisses: ['keep', 'checklist', 'evidence'],
    text: { file: 'pages/keep', label: 'What to keep' },
  },
  {
    address: '/glossary',
    footer: 'title',
    nearMisses: ['glossary', 'dictionary', 'legalwords', 'words'],
    text: { file: 'pages/glossary', label: 'Legal words' },
    definesHeadings: true,
  },
  {
    address: paths.deadlines,
    footer: 'deadlines',
    nearMisses: ['deadlines', 'statutes'],
    text: { file: 'pages/deadlines-intro', label: 'Text above the deadlines' },
    hasRoute: true,
  },
  { address: paths.contact, header: 'contact', nearMisses: ['contact', 'contactus', 'help'] },
  { address: paths.intake, isPrivate: true },
  { address: paths.confirmation, isPrivate: true },
];

export const sitePages = navigation.filter(({ isRedirect }) => !isRedirect);

export const pageTexts = sitePages.flatMap(({ address, text }) =>
  text ? [{ address, ...text }] : [],
);

export const textPages = sitePages.filter(({ text, hasRoute }) => text && !hasRoute);
