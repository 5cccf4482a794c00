import { existsSync, readFileSync } from 'node:fs';
import { loadLabels, loadReviews } from '@/lib/content/site-content';
import { languages } from '@/lib/language';
import { builtSite, openPage, pageAt, pages, siteUrl } from './pages';

// Typed from the specification and the law, because the other tests read the product's own tables.

// The test site's content is shortened.
const itOnRealSite = builtSite === '.' ? it : it.skip;

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
  for (const address of ['/', '/contact', '/formInput']) {
    const $ = openPage(address);
    expect($('main').text()).toContain('Demonstration. No mail account is set up');
    // Without scripts a form could lose what is typed, so it says how to reach a person.
    expect($('main form:has([name=user])').attr('method')).toBe('dialog');
    const said = $('main noscript').filter((_, one) => $(one).text().includes('href="tel:'));
    expect([...said].map((one) => $(one).closest('form').length)).toEqual([0, 1]);
  }
  expect(openPage('/formInput')('main').text()).toContain('3 short parts.');
  expect(openPage('/contact')('main').text()).toContain('We reply in under 24 hours');
  expect(openPage('/')('#faq').text()).toContain('25% to 40%');
});

itOnRealSite.each(languages)('what a link promises stands where it leads (%s)', (language) => {
  const home = pageAt(language, '/');
  const list = pageAt(language, '/blogs/page1');
  const subjects = [
    ...[...home('#legal-areas li')].map((card) => [
      home(card).find('h3').text(),
      home(card).find('p a').attr('href'),
    ]),
    ...[...list('#situations a')].map((link) => [list(link).text(), link.attribs['href']]),
  ];
  for (const [words = '', href = ''] of subjects) {
    const [address = '', id] = href.split('#');
    // A text without a translation is linked in English.
    if (!pages.some((page) => page.address === address && page.language === language)) continue;
    const $ = openPage(address);
    const there = id ? $(`#${id}`).nextUntil('h2').addBack() : $('h1, main header p');
    const stems = words.replaceAll('\u00ad', '').match(/\p{L}{4,}/gu) ?? [];
    const says = RegExp(stems.map((one) => one.slice(0, 4)).join('|'), 'i');
    expect([words, there.text()]).toEqual([words, expect.stringMatching(says)]);
  }
});

it('what other machines ask for is there', () => {
  const files = `robots.txt sitemap.xml feed.xml manifest.webmanifest .well-known/security.txt
    favicon.ico icon.svg apple-touch-icon.png logo.png icon-192.png icon-512.png 404.html _headers _redirects
    deadlines.json deadlines.csv deadlines.schema.json datapackage.json CITATION.cff`.split(/\s+/);
  expect(files.filter((name) => !existsSync(`out/${name}`))).toEqual([]);
});
