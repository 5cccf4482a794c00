import { existsSync, readFileSync } from 'node:fs';
import { loadLabels, loadReviews } from '@/lib/content/site-content';
import { languages } from '@/lib/language';
import { memoize } from '@/lib/memoize';
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
  // What is called is what is read.
  for (const link of $('a[href^="tel:"], a[href^="mailto:"]').get()) {
    const [read, href = ''] = [$(link).text(), link.attribs['href']];
    if (/\d{4}/.test(read)) expect(href).toBe(`tel:+1${read.replace(/\D/g, '').slice(-10)}`);
    if (read.includes('@')) expect(href).toBe(`mailto:${read.trim()}`);
  }
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

it('what other machines ask for is there', () => {
  const files = `robots.txt sitemap.xml feed.xml manifest.webmanifest .well-known/security.txt
    favicon.ico icon.svg apple-touch-icon.png logo.png icon-192.png icon-512.png 404.html _headers _redirects
    deadlines.json deadlines.csv deadlines.schema.json`.split(/\s+/);
  expect(files.filter((name) => !existsSync(`out/${name}`))).toEqual([]);
});

// From the laws and agencies that the articles cite. Where a page says this, it says these numbers.
const figures = `
only 30 days to complain to OSHA
tell OSHA, the federal safety agency, of a death within 8 hours
In most cases you must get them within 30 days, and the provider can take 30 days more
US government 20% before a lawsuit, 25% after
California, medical malpractice 25% before a lawsuit, 33% after
In Florida it pays only if care begins within 14 days of the crash. It pays up to $10,000, but only $2,500 unless
A truck of 10,001 pounds or more that carries ordinary goods for hire between states must have at least $750,000 of coverage
In Texas, body camera video must be kept for at least 90 days
The plan must look again if you ask within 180 days of the notice
ask in writing within {four} months of the final denial. A normal review takes 45 days at most, and an urgent one 72 hours
In Texas you get nothing if your share is more than 50%
the Federal Trade Commission, which takes complaints in English or Spanish at 1-877-382-4357
la Comisión Federal de Comercio, que recibe quejas en inglés o en español en el 1-877-382-4357
After an injury or a death, California gives you 10 days and Oregon just 72 hours
New York's steps work like tax brackets. The lawyer may take 50% of the first $1,000, 40% of the next $2,000, 35% of the next $22,000 and 25% of the rest`;

const textAt = memoize((address: string) => {
  const main = openPage(address)('main').clone();
  main.find('sup, td [aria-hidden]').remove();
  return main.text().replaceAll('\u00ad', '').replace(/\s+/g, ' ');
});

it.each(figures.trim().split('\n'))('pages say: %s', (figure) => {
  const literal = figure.replace(/[{}]/g, '');
  const parts = figure
    .split(/\{\w+\}|\d(?:[\d,-]*\d)?/)
    .map((part) => part.replace(/[.$]/g, '\\$&'));
  const numbers = RegExp(parts.join('[\\w,-]+'), 'g');
  for (const { address } of pages)
    for (const [said] of textAt(address).matchAll(numbers))
      expect([address, said]).toEqual([address, literal]);
});
