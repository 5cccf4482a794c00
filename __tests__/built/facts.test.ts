import { readFileSync } from 'node:fs';
import { loadLabels, loadReviews } from '@/lib/content/site-content';
import { languages } from '@/lib/language';
import { openPage, pageAt, pages, siteUrl } from './pages';

// Typed from the specification and the law, because the other tests read the product's own tables.

const sitemap = readFileSync('out/sitemap.xml', 'utf8');

it.each(pages)('$address is private only as the form or its confirmation', ({ address, path }) => {
  const isPrivate = path === '/formInput' || path === '/confirmAlert';
  const referrer = openPage(address)('meta[name=referrer]').attr('content');
  expect(referrer).toBe(isPrivate ? 'no-referrer' : undefined);
  expect(sitemap.includes(`<loc>${siteUrl}${address}</loc>`)).toBe(!isPrivate);
});

it.each(pages)('links of $address that call have a whole number', ({ address, language }) => {
  const $ = openPage(address);
  const numbers = (selector: string) =>
    [...$(`${selector} a[href^="tel:"]`)].map((link) => $(link).attr('href'));
  for (const one of numbers('body')) expect(one).toMatch(/^tel:\+1[2-9]\d{9}$/);
  for (const part of ['header', 'footer']) expect(numbers(part)).not.toEqual([]);
  const { title } = loadLabels(language).callBar;
  const bar = $(`nav[aria-label="${title}"]`);
  expect(bar.find('a').first().attr('href')).toBe(bar.length ? numbers('header')[0] : undefined);
});

it.each(pages)('what $address shares is its own address', ({ address, article, path }) => {
  const $ = openPage(address);
  const links = [...$('#share a')].map(({ attribs: { href = '' } }) => decodeURIComponent(href));
  const own = links.filter((href) => href.endsWith(`\n${siteUrl}${address}`));
  const isShared = article || path === '/keep' || path.startsWith('/deadlines/');
  expect([links.length, own.length]).toEqual(isShared ? [3, 3] : [0, 0]);
});

it.each(languages)('only real reviews have stars (%s)', (language) => {
  const real = loadReviews(language).filter(({ sample }) => !sample);
  const $ = pageAt(language, '/');
  expect($('#reviews [role=img]')).toHaveLength(real.length);
  expect($('#reviews').text().match(/★/g)?.length ?? 0).toBe(
    real.reduce((sum, { rating }) => sum + rating, 0),
  );
});

it('a demonstration says so at its forms, and the contact page promises a reply', () => {
  for (const address of ['/', '/contact', '/formInput'])
    expect(openPage(address)('main').text()).toContain('Demonstration. No mail account is set up');
  expect(openPage('/contact')('main').text()).toContain('We reply in under 24 hours');
  expect(openPage('/')('#faq').text()).toContain('25% to 40%');
});
