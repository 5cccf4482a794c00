import { redirects } from '@/lib/content/editions';
import { loadLabels, loadPage, loadSite } from '@/lib/content/site-content';
import { languages, otherLanguages } from '@/lib/language';
import { memoize } from '@/lib/memoize';
import { navigation } from '@/lib/pages';
import { addressIn, paths, phoneAddress } from '@/lib/routes';
import { filesIn } from '@/tools/files';
import { fileAt, open, pages, siteUrl } from './pages';

const everywhere = [
  ...pages.map(({ address, language, path }) => ({ address, language, path })),
  ...languages.map((language) => ({ address: addressIn(language, '/404'), language, path: '' })),
];
const isThere = (language: string, path: string) =>
  pages.some((page) => page.language === language && page.path === path);

/** The ids of the document at an address, of an SVG file as well. */
const idsAt = memoize((address: string) => {
  const $ = open(address);
  return new Set(
    $('[id]')
      .map((_, element) => $(element).attr('id'))
      .get(),
  );
});

/** Why an address of the site leads nowhere; undefined where it does not, and for other sites. */
function problemOf(address: string, from: string): string | undefined {
  const { origin, pathname, hash } = new URL(address, siteUrl + from);
  if (origin !== siteUrl) return undefined;
  const place = decodeURI(pathname);
  if (!fileAt(place)) return `${address}: no such file`;
  const id = decodeURIComponent(hash.slice(1));
  return !id || idsAt(place).has(id) ? undefined : `${address}: no such id`;
}

describe.each(everywhere)('the links of $address', ({ address, language, path }) => {
  const $ = open(address);
  const all = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr() ?? {});

  it('lead to what is there, fragments included', () => {
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

  it('stay in its language as far as that has the page', () => {
    const leaving = all('a:not([hreflang])').filter(({ href = '' }) => {
      const { origin, pathname } = new URL(href, siteUrl + address);
      const to = pages.find((page) => page.address === pathname);
      return origin === siteUrl && to && to.language !== language && isThere(language, to.path);
    });
    expect(leaving).toEqual([]);
  });

  it('of the footer lead to the company’s pages, the phone and the other editions', () => {
    const { footer: labels } = loadLabels(language);
    const company = navigation.flatMap(({ address, footer, text }) => {
      if (!footer) return [];
      const title = text && loadPage(text.file, language).facts.title;
      return [[footer === 'title' ? title : labels[footer], addressIn(language, address)]];
    });
    const editions = otherLanguages(language).map((other) => {
      const target = !path || isThere(other, path) ? path || paths.home : paths.blogs;
      return [loadLabels(other).language.name, addressIn(other, target)];
    });
    const shown = $(`footer ul[aria-label="${labels.company}"] a`).get();
    expect(shown.map((link) => [$(link).text(), link.attribs['href']])).toEqual([
      ...company,
      ...editions,
    ]);
    const { phone } = loadSite(language);
    expect($('footer a[href^="tel:"]').first().attr('href')).toBe(phoneAddress(phone));
  });
});

it('the build has no page but those that the content asks for', () => {
  const asked = [
    ...everywhere.map(({ address }) => address),
    ...redirects().map(({ from }) => from),
  ];
  const files = asked.map((address) => fileAt(address.replace(/\.html$/, '')));
  // The home pages and those for unknown addresses are in one place, each other page in two.
  const built = filesIn('out').filter((file) => /\.html$/.test(file));
  const others = built.filter(
    (file) => !files.includes(file.replace(/(?<!^out)\/index\.html$/, '.html')),
  );
  expect(others).toEqual([]);
});

it.each(redirects())('$from leads to $to', ({ from, to }) => {
  const $ = open(from.replace(/\.html$/, ''));
  expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${to}`);
  expect(problemOf(to, from)).toBeUndefined();
});
