import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { loadLabels, loadReviews } from '@/lib/content/site-content';
import type { DeadlineRecord } from '@/lib/deadlines/open-data';
import { languages } from '@/lib/language';
import { areas } from '@/lib/states';
import { sentencesIn } from '@/scripts/content/units';
import { openPage, pageAt, pages, siteUrl } from './pages';

// Typed from the specification and the law, because the other tests read the product's own tables.

// The test site's content is shortened.
const { builtSite } = globalThis as { builtSite?: string };
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
  for (const address of ['/', '/contact', '/formInput'])
    expect(openPage(address)('main').text()).toContain('Demonstration. No mail account is set up');
  expect(openPage('/contact')('main').text()).toContain('We reply in under 24 hours');
  expect(openPage('/')('#faq').text()).toContain('25% to 40%');
});

itOnRealSite.each(languages)('what a link promises stands where it leads (%s)', (language) => {
  const subjects = pageAt(
    language,
    '/',
  )('#legal-areas li')
    .get()
    .map((card) => [load(card)('h3').text(), load(card)('p a').attr('href')]);
  const links = pageAt(language, '/blogs/page1')('[aria-labelledby=situations] a').get();
  for (const link of links) subjects.push([load(link).text(), link.attribs['href']]);
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
    deadlines.json deadlines.csv deadlines.schema.json`.split(/\s+/);
  expect(files.filter((name) => !existsSync(`out/${name}`))).toEqual([]);
});

// The law as last checked, below the address or the law that says it. A sentence may be worded anew;
// one that differs only in these words says another law.
const law = readFileSync(join(__dirname, '../fixtures/law.txt'), 'utf8');
const telling = `one two three four five six seven eight nine ten twelve half thirds? quarter twice first
  second hours? business days? weeks? months? years? not no never can cannot none nothing without only even unless
  more less than fewer least most longer later earlier sooner before after until above below over under city cities
  county counties towns? states? federal child children and or do does`;
const words = [...telling.trim().split(/\s+/), ...areas].join('|');
const differing = RegExp(
  `^clock .*|\\b(${words})\\b|n[’']t\\b|[\\d$%,.:\\s]|(?<=\\d)(st|nd|rd|th)\\b|s\\b`,
  'gi',
);
const shapeOf = (sentence: string) => sentence.replace(differing, '');

const deadlines: DeadlineRecord[] = JSON.parse(
  readFileSync('out/deadlines.json', 'utf8'),
).deadlines;

const rows = readFileSync('out/deadlines.csv', 'utf8').split('\r\n');

function sentencesAt(place: string): string[] {
  // The columns from join to late.
  const clocks = rows.filter((row) => row.startsWith(`"${place}"`));
  if (clocks.length > 0) {
    const { text = '', outer = '' } = deadlines.find(({ id }) => id === place)?.en ?? {};
    const facts = clocks.map((row) => row.split('","').slice(10, 22).filter(Boolean).join(' '));
    return [...facts.map((one) => `clock ${one}`), ...sentencesIn(`${text}\n\n${outer}`)];
  }
  if (pages.every(({ address }) => address !== place)) return [];
  const main = openPage(place)('main').clone();
  main.find('sup, svg, h2 a').remove();
  main.find('th, td span, dt').append(' | ');
  main.find('p, li, tr, div, h2, h3, caption, summary, dd').append('\n\n');
  main.find('td').append('; ');
  return sentencesIn(main.text().replaceAll('\u00ad', ''));
}

itOnRealSite('no text says another number, place or opposite of the law', () => {
  const wrong = law.split(/^# /m).flatMap((part) => {
    const [place = '', ...right] = part.trim().split('\n');
    const shapes = new Set(right.map(shapeOf));
    const said = sentencesAt(place);
    const lost = right.filter((one) => one.startsWith('clock ') && !said.includes(one));
    const other = said.filter((one) => shapes.has(shapeOf(one)) && !right.includes(one));
    return [...lost, ...other].map((one) => `${place}: ${one}`);
  });
  expect(wrong).toEqual([]);
});
