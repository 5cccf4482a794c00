import { load } from 'cheerio/slim';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteHeader } from '@/components/layout/site-header';
import { articlePath, listPath } from '@/lib/routes';

const render = (path?: string, language: 'en' | 'es' = 'en') =>
  load(renderToStaticMarkup(<SiteHeader language={language} path={path} />));

it.each([
  ['/', 'Home'],
  [listPath(1), 'Blogs'],
  [articlePath(14), 'Blogs'],
  ['/about', 'About Us'],
  ['/service', 'Services'],
  ['/contact', 'Contact Us'],
  ['/formInput', ''],
  [undefined, ''],
])('the header marks on %s the link %s alone', (path, label) => {
  expect(render(path)('[aria-current]').text()).toBe(label);
});

// Of the fixtures' articles, 11 has no Spanish text.
it.each([
  ['/about', '/es/about'],
  [articlePath(9), '/es/blogs/page1/9'],
  [articlePath(11), '/es/blogs'],
  [undefined, '/es'],
])('the link to the other edition leads from %s to %s', (path, address) => {
  expect(render(path)('[hreflang=es]').attr('href')).toBe(address);
});

it('leads back to the original, in links of its own edition', () => {
  const $ = render('/about', 'es');
  expect($('[hreflang=en]').attr('href')).toBe('/about');
  expect($('[aria-current]').attr('href')).toBe('/es/about');
});
