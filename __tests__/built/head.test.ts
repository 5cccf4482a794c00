import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { loadSite } from '@/lib/content/site-content';
import { languages } from '@/lib/language';
import { addressIn } from '@/lib/routes';
import { fileAt, openPage, type Page, pages, siteUrl } from './pages';

const full = (address = '') => new URL(address, siteUrl).href;

function editionsOf({ path, isPrivate }: Page) {
  const there = pages.filter((page) => page.path === path);
  if (isPrivate || there.length < 2) return {};
  const editions = there.map(({ language, address }) => [language, full(address)]);
  return Object.fromEntries([...editions, ['x-default', full(path)]]);
}

describe.each(pages)('the head of $address', (page) => {
  const { language, path, address, title, description, picture, article } = page;
  const $ = openPage(address);
  const meta = (name: string) =>
    $(`head meta:is([name="${name}"], [property="${name}"])`).attr('content');
  const links = (selector: string) =>
    [...$(`head link${selector}`)].map((link) => $(link).attr() ?? {});

  it('has title, description, language, addresses and a large link preview', () => {
    const { name } = loadSite(language);
    const preview = (kind: string) =>
      ['title', 'description', 'image'].map((one) => meta(`${kind}:${one}`));
    const shown = [title, description, full(picture)];
    expect({
      title: $('head title').text(),
      description: meta('description'),
      language: $('html').attr('lang'),
      robots: meta('robots'),
      canonical: links('[rel=canonical]').map(({ href }) => full(href)),
      feed: links('[type="application/atom+xml"]').map(({ href }) => href),
      editions: Object.fromEntries(
        links('[hreflang]').map(({ hreflang = '', href }) => [hreflang, full(href)]),
      ),
      previews: [preview('og'), meta('twitter:card')],
      kind: [full(meta('og:url')), meta('og:type'), meta('og:locale')],
      colors: [...$('meta[name=theme-color]')].map((one) => $(one).attr('media')),
    }).toEqual({
      title: path === '/' || title.length + name.length > 62 ? title : `${title} | ${name}`,
      description,
      language,
      // Both tested sites are demonstrations; seo.test.ts covers live ones.
      robots: 'noindex',
      canonical: [full(address)],
      feed: [full(addressIn(language, '/feed.xml'))],
      editions: editionsOf(page),
      previews: [shown, 'summary_large_image'],
      kind: [full(address), article ? 'article' : 'website', `${language}_US`],
      colors: ['light', 'dark'].map((scheme) => `(prefers-color-scheme: ${scheme})`),
    });
    expect(fileAt(picture)).toBeDefined();
  });

  it('has a strict policy', () => {
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content');
    expect(policy).toMatch(/^default-src 'none'; (?!.*unsafe)/);
    // Only what follows it obeys it.
    expect($('meta[http-equiv="Content-Security-Policy"]').prevAll('*').attr('charset')).toBe(
      'utf-8',
    );
  });
});

it.each(languages)(
  'titles and descriptions are unique, and titles short, in the %s edition',
  (language) => {
    const edition = pages.filter((page) => page.language === language);
    for (const one of ['title', 'description'] as const)
      expect(new Set(edition.map((page) => page[one])).size).toBe(edition.length);
    // Search engines cut longer ones.
    expect(edition.filter(({ title }) => title.length > 65).map(({ title }) => title)).toEqual([]);
  },
);

it('the sitemap lists every public page with its editions, and robots.txt allows all', () => {
  const $ = load(readFileSync('out/sitemap.xml', 'utf8'), { xml: true });
  const named = $('url').map((_, url) => {
    const editions = $(url)
      .find('xhtml\\:link')
      .map((_, { attribs: { hreflang = '', href } }) => [[hreflang, full(href)]]);
    return [[full($(url).find('loc').text()), Object.fromEntries(editions.get())]];
  });
  const expected = pages.filter(({ isPrivate }) => !isPrivate);
  expect(named.get().sort()).toEqual(
    expected.map((page) => [full(page.address), editionsOf(page)]).sort(),
  );
  const robots = readFileSync('out/robots.txt', 'utf8');
  expect(robots).toContain(`Sitemap: ${full('/sitemap.xml')}`);
  expect(robots).toMatch(/^Allow: \/$/m);
  expect(robots).not.toMatch(/^Disallow:/m);
});

it('the sitemap dates articles and states by their content, not by the build', () => {
  const $ = load(readFileSync('out/sitemap.xml', 'utf8'), { xml: true });
  const dayOf = (address: string) =>
    $('url')
      .filter((_, url) => $(url).find('loc').text() === full(address))
      .find('lastmod')
      .text();
  for (const { address, path, article } of pages)
    if (article || path.startsWith('/deadlines/'))
      expect(dayOf(address).slice(0, 10)).toBe(
        openPage(address)('main time[datetime]').attr('datetime'),
      );
});
