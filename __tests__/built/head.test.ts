import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { loadSite } from '@/lib/content/site-content';
import { languages, localeOf } from '@/lib/language';
import { addressIn, paths } from '@/lib/routes';
import { articleJsonLd } from '@/lib/seo';
import { open, type Page, pages, siteUrl } from './pages';

const full = (address = '') => new URL(address, siteUrl).href;

/** The languages that have a page, with its address in each. */
function editionsOf({ path, isPrivate }: Page) {
  const there = pages.filter((page) => page.path === path);
  if (isPrivate || there.length < 2) return {};
  const editions = there.map(({ language, address }) => [language, full(address)]);
  return Object.fromEntries([...editions, ['x-default', full(path)]]);
}

describe.each(pages)('the head of $address', (page) => {
  const { language, address, title, description, picture, isPrivate, article } = page;
  const $ = open(address);
  const meta = (name: string) =>
    $(`head meta:is([name="${name}"], [property="${name}"])`).attr('content');
  const links = (selector: string) =>
    $(`head link${selector}`)
      .get()
      .map(({ attribs }) => attribs);

  it('names title, description, language and its addresses', () => {
    const { name } = loadSite(language);
    expect({
      title: $('head title').text(),
      description: meta('description'),
      language: $('html').attr('lang'),
      robots: meta('robots'),
      referrer: meta('referrer'),
      canonical: links('[rel=canonical]').map(({ href }) => full(href)),
      feed: links('[type="application/atom+xml"]').map(({ href }) => href),
      editions: Object.fromEntries(
        links('[hreflang]').map(({ hreflang, href }) => [hreflang, full(href)]),
      ),
    }).toEqual({
      title: page.path === paths.home ? title : `${title} | ${name}`,
      description,
      language,
      robots: isPrivate ? 'noindex' : undefined,
      referrer: isPrivate ? 'no-referrer' : undefined,
      canonical: [full(address)],
      feed: [full(addressIn(language, paths.feed))],
      editions: editionsOf(page),
    });
  });

  it('has a strict policy', () => {
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content');
    expect(policy).toMatch(/^default-src 'none'; (?!.*unsafe)/);
  });

  it('has a large link preview', () => {
    const preview = (kind: string) =>
      ['title', 'description', 'image'].map((name) => meta(`${kind}:${name}`));
    const shown = [title, description, full(picture)];
    expect({ og: preview('og'), twitter: preview('twitter') }).toEqual({
      og: shown,
      twitter: shown,
    });
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(full(meta('og:url'))).toBe(full(address));
    expect(meta('og:locale')).toBe(localeOf(language).replace('-', '_'));
    expect(meta('og:type')).toBe(article ? 'article' : 'website');
    expect(meta('article:modified_time')).toBe(article?.facts.updated);
  });

  it('describes an article for search engines', () => {
    const data = $('script[type="application/ld+json"]').get();
    expect(data.map((element) => JSON.parse($(element).text()))).toEqual(
      article ? [articleJsonLd(article)] : [],
    );
  });
});

it.each(languages)(
  'the %s page for unknown addresses is kept out of search engines',
  (language) => {
    const $ = open(addressIn(language, '/404'));
    expect($('html').attr('lang')).toBe(language);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
  },
);

it('the sitemap names every public page with its editions, and robots.txt names the sitemap', () => {
  const $ = load(readFileSync('out/sitemap.xml', 'utf8'), { xml: true });
  const named = $('url')
    .get()
    .map((url) => [
      full($(url).find('loc').text()),
      Object.fromEntries(
        $(url)
          .find('xhtml\\:link')
          .get()
          .map(({ attribs: { hreflang = '', href } }) => [hreflang, full(href)]),
      ),
    ]);
  const expected = pages.filter(({ isPrivate }) => !isPrivate);
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(expected.map((page) => [full(page.address), editionsOf(page)])),
  );
  expect(named).toHaveLength(expected.length);
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${full('/sitemap.xml')}`);
});

it.each(languages)('the %s feed holds every article, the newest first', (language) => {
  const file = `out${addressIn(language, paths.feed)}`;
  const $ = load(readFileSync(file, 'utf8'), { xml: true });
  const entries = $('entry')
    .get()
    .map((entry) => ({
      id: $(entry).find('id').text(),
      link: $(entry).find('link').attr('href'),
      title: $(entry).find('title').text(),
      day: $(entry).find('updated').text().slice(0, 10),
    }));
  const articles = pages.flatMap((page) =>
    page.language === language && page.article ? { ...page.article.facts, ...page } : [],
  );
  expect(entries).toEqual(
    articles
      .toSorted((a, b) => b.updated.localeCompare(a.updated) || b.id - a.id)
      .map(({ address, title, updated }) => ({
        id: full(address),
        link: full(address),
        title,
        day: updated,
      })),
  );
});
