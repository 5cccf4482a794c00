import { resolveLink, resolveLinks } from '@/lib/content/links';
import { itInSpanish, spanish } from '../../spanish';

// The fixtures have articles 1 and 9 in Spanish.
itInSpanish.each([
  ['/about#who', '/es/about#who'],
  ['/#finder', '/es#finder'],
  ['/formInput?zipCode=10001', '/es/formInput?zipCode=10001'],
  ['/feed.xml', '/es/feed.xml'],
  ['blogs/9', '/es/blogs/page1/9'],
  ['/blogs/page1/9#fees', '/es/blogs/page1/9#fees'],
  ['/blogs/page1', '/es/blogs/page1'],
  ['blogs/11', '/blogs/page2/11'],
  ['/blogs/page2', '/es/blogs'],
  ['/files/form.pdf', '/files/form.pdf'],
  ['https://nolo.com/about', 'https://nolo.com/about'],
])('a link to %s in a Spanish text leads to %s', (address, resolved) => {
  expect(resolveLink(address, spanish)).toBe(resolved);
});

it('a link in an English text stays English, or is undefined without its article', () => {
  expect(resolveLink('/blogs/page2/11', 'en')).toBe('/blogs/page2/11');
  expect(resolveLink('/blogs/page2/17', 'en')).toBeUndefined();
});

it('resolves the links in a line of text', () => {
  const line = 'Read [one](blogs/9), [two](/blogs/page2/17) and [three](/about).';
  const resolved = 'Read [one](/blogs/page1/9), two and [three](/about).';
  expect(resolveLinks(line, 'en')).toBe(resolved);
});
