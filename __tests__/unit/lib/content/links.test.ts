import { resolveLink, resolveLinks } from '@/lib/content/links';

// Of the fixtures' articles, 1 and 9 have a Spanish text.
describe('a link in a Spanish text', () => {
  it.each([
    ['/about', '/es/about'],
    ['/about#who', '/es/about#who'],
    ['/#finder', '/es#finder'],
    ['/formInput?zipCode=10001', '/es/formInput?zipCode=10001'],
    ['/feed.xml', '/es/feed.xml'],
    ['blogs/9', '/es/blogs/page1/9'],
    ['/blogs/page1/9#fees', '/es/blogs/page1/9#fees'],
    ['/blogs/page1', '/es/blogs/page1'],
  ])('stays in Spanish: %s', (address, resolved) => {
    expect(resolveLink(address, 'es')).toBe(resolved);
  });

  it('leads to the English article where there is no other, and to the lists that there are', () => {
    expect(resolveLink('blogs/11', 'es')).toBe('/blogs/page2/11');
    expect(resolveLink('/blogs/page2', 'es')).toBe('/es/blogs');
  });

  it.each([
    '/images/guide.svg',
    '/files/form.pdf',
    '#part',
    'tel:+15550100142',
    'https://nolo.com/about',
  ])('stays as it is where it is no page of the site: %s', (address) =>
    expect(resolveLink(address, 'es')).toBe(address),
  );
});

it('a link in an English text stays English, and leads nowhere without its article', () => {
  expect(resolveLink('/about', 'en')).toBe('/about');
  expect(resolveLink('/blogs/page2/11', 'en')).toBe('/blogs/page2/11');
  expect(resolveLink('/blogs/page2/17', 'en')).toBeUndefined();
});

it('a line of data has the same links, or their words', () => {
  const line = 'Read [one](blogs/9), [two](/blogs/page2/17) and [three](/about).';
  expect(resolveLinks(line, 'es')).toBe(
    'Read [one](/es/blogs/page1/9), two and [three](/es/about).',
  );
});
