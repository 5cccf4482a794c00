import { loadSite } from '@/lib/content/site-content';
import { languages, otherLanguages } from '@/lib/language';
import { memoize } from '@/lib/memoize';
import { redirects } from '@/lib/redirects';
import { addressIn, phoneAddress } from '@/lib/routes';
import { filesIn } from '@/tools/files';
import { fileAt, openPage, pages, siteUrl } from './pages';

const everywhere = [
  ...pages,
  ...languages.map((language) => ({ address: addressIn(language, '/404'), language, path: '' })),
];
const isThere = (language: string, path: string) =>
  pages.some((page) => page.language === language && page.path === path);

const idsAt = memoize((address: string) => {
  const ids = openPage(address)('[id]').map((_, element) => element.attribs['id']);
  return new Set(ids.get());
});

function problemOf(address: string, from: string): string | undefined {
  const { origin, pathname, hash } = new URL(address, siteUrl + from);
  if (origin !== siteUrl) return undefined;
  const place = decodeURI(pathname);
  if (!fileAt(place)) return `${address}: no such file`;
  const id = decodeURIComponent(hash.slice(1));
  return !id || idsAt(place).has(id) ? undefined : `${address}: no such id`;
}

describe.each(everywhere)('the links of $address', ({ address, language, path }) => {
  const $ = openPage(address);
  const all = (selector: string) => [...$(selector)].map((element) => $(element).attr() ?? {});

  it('lead to existing pages and fragments', () => {
    const written = all('[href], [src], [action], meta[content^="http"]').flatMap(
      ({ href, src, action, content }) => href ?? src ?? action ?? content ?? [],
    );
    const sources = all('[srcset]').flatMap(({ srcset = '' }) => srcset.split(/ [^,]+(?:, |$)/));
    const addresses = new Set(
      [...written, ...sources].filter((one) => !/^(data|tel|mailto):/.test(one)),
    );
    expect(addresses.size).toBeGreaterThan(20);
    expect([...addresses].flatMap((one) => problemOf(one, address) ?? [])).toEqual([]);
  });

  it('stay in its language where possible, and say the language otherwise', () => {
    for (const { hreflang, lang } of all('a[hreflang]')) expect(lang).toBe(hreflang);
    const leaving = all('a:not([hreflang])').filter(({ href = '' }) => {
      const { origin, pathname } = new URL(href, siteUrl + address);
      const to = pages.find((page) => page.address === pathname);
      return origin === siteUrl && to && to.language !== language && isThere(language, to.path);
    });
    expect(leaving).toEqual([]);
  });

  it('in header and footer lead to pages, phone and other editions', () => {
    const { phone, social } = loadSite(language);
    const own = (...all: string[]) => all.map((one) => addressIn(language, one));
    const shown = (selector: string) => [...$(selector)].map((link) => $(link).attr('href'));
    const editions = otherLanguages(language).map((other) =>
      addressIn(other, !path || isThere(other, path) ? path || '/' : '/blogs'),
    );
    const header = ['/', '/blogs', '/about', '/service', '/contact'];
    expect(shown('#site-menu a')).toEqual([...own(...header), ...editions, phoneAddress(phone)]);
    const current = header.find(
      (one) => one === path || (one === '/blogs' && path.startsWith('/blogs/')),
    );
    expect(shown('#site-menu [aria-current]')).toEqual(current ? own(current) : []);
    expect(shown('footer a')).toEqual(
      expect.arrayContaining([
        ...own('/about', '/service', '/privacy', '/health-data', '/accessibility'),
        ...own('/keep', '/glossary', '/deadlines'),
        ...editions,
        ...social.map(({ url }) => url),
        phoneAddress(phone),
      ]),
    );
  });
});

it('the build has only the pages of the content', () => {
  const asked = [
    ...everywhere.map(({ address }) => address),
    ...redirects().map(({ from }) => from),
  ];
  const files = asked.map((address) => fileAt(address.replace(/\.html$/, '')));
  // Most pages exist in two places.
  const built = filesIn('out').filter((file) => /\.html$/.test(file));
  const others = built.filter(
    (file) => !files.includes(file.replace(/(?<!^out)\/index\.html$/, '.html')),
  );
  expect(others).toEqual([]);
});

it.each(redirects())('$from leads to $to', ({ from, to }) => {
  const $ = openPage(from.replace(/\.html$/, ''));
  expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${to}`);
  expect($('link[rel=canonical]').attr('href')).toBe(siteUrl + to.replace(/#.*/, ''));
  expect($('a').attr('href')).toBe(to);
  expect($('meta[http-equiv=Content-Security-Policy]').attr('content')).toBe("default-src 'none'");
  expect(problemOf(to, from)).toBeUndefined();
});
