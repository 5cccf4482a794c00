import { renderPage } from '@/lib/content/page-places';
import { loadSite } from '@/lib/content/site-content';

const site = loadSite('en');
const operator = { legalName: 'Lantern Referrals LLC', place: 'the State of Ohio' };

afterEach(() => jest.restoreAllMocks());

it.each([
  ['{place}', { operator: undefined }, site.operatorWords.noPlace],
  ['{operator}', { operator }, operator.legalName],
  ['{place}', { operator }, operator.place],
  ['{phone}', { phone: '(212) 736-5000' }, '<a href="tel:+12127365000">(212) 736-5000</a>'],
  [
    '{mailbox}',
    { mailbox: 'us@lantern.law' },
    '<a href="mailto:us@lantern.law">us@lantern.law</a>',
  ],
  ['{visits}', {}, expect.stringContaining('does not count')],
])('a page says for %s of a site with %j: %s', (place, facts, said) => {
  const html = renderPage(place, { ...site, ...facts }, 'en');
  expect(html.replace(/^<p>|<\/p>\n$/g, '')).toEqual(said);
});

it('a page names the service that counts visits, and leads to pages of its own edition', () => {
  const counting = {
    NEXT_PUBLIC_COUNT_SCRIPT: 'https://count.example/a.js',
    NEXT_PUBLIC_COUNT_SITE: 'x',
  };
  jest.replaceProperty(process, 'env', { ...process.env, ...counting });
  const html = renderPage('{visits} [nosotros](/about)', site, 'es');
  expect(html).toContain('count.example');
  expect(html).toContain('<a href="/es/about">');
});
