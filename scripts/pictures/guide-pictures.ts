import type { Region } from './mark-regions';

/** A picture of the editors' guide: a page, how much of it shows, and what is marked there. */
export type GuidePicture = {
  name: string;
  address: string;
  from: string;
  to: string;
  regions: Region[];
};

const content = (label: string) => `content/${label}`;

export const guidePictures: GuidePicture[] = [
  {
    name: 'guide-home-top',
    address: '/',
    from: 'header',
    to: '#legal-areas',
    regions: [
      { selector: 'header', label: content('site.yml') },
      { selector: 'section.hero', label: content('home.yml') },
      { selector: '#finder', label: content('accident-types.yml') },
      { selector: '#how-it-works', label: content('how-it-works.yml') },
      { selector: 'section[aria-labelledby=why-title]', label: content('why-choose-us.yml') },
      { selector: '#legal-areas', label: content('legal-areas.yml') },
    ],
  },
  {
    name: 'guide-home-bottom',
    address: '/',
    from: '#reviews',
    to: 'footer',
    regions: [
      { selector: '#reviews', label: content('reviews.yml') },
      { selector: '#contact form', label: content('messages.yml') },
      { selector: '#faq', label: content('faq.yml') },
      { selector: 'footer', label: content('site.yml') },
    ],
  },
  {
    name: 'guide-article',
    address: '/blogs/page1/9',
    from: 'header',
    to: 'article header',
    regions: [
      { selector: 'article h1', label: 'title' },
      { selector: 'article header p em', label: 'summary' },
      { selector: 'article header time', label: 'updated' },
      { selector: 'article header img', label: 'cover.svg, coverAlt' },
      { selector: 'article + *', label: '## headings' },
    ],
  },
  {
    name: 'guide-confirmation',
    address: '/confirmAlert',
    from: 'header',
    to: 'main',
    regions: [{ selector: 'main', label: content('confirmation.yml') }],
  },
];
