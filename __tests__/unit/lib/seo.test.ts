import { loadArticle } from '@/lib/content/articles';
import { articleJsonLd, pageMetadata } from '@/lib/seo';

describe('a page’s tags', () => {
  it('hold its canonical address and a picture for link previews', () => {
    expect(pageMetadata('en', { title: 'About Us', path: '/about' })).toMatchObject({
      alternates: { canonical: '/about' },
      openGraph: { images: [{ url: '/images/share.jpg', width: 1200, height: 630 }] },
    });
  });

  it('keep a page out of search engines where it should be', () => {
    expect(pageMetadata('en', { title: 'Form', path: '/formInput' }).robots).toEqual({
      index: false,
    });
    expect(pageMetadata('en', { title: 'About', path: '/about' })).not.toHaveProperty('robots');
  });
});

describe('a page with a private address', () => {
  it('is not named to the pages that it leads to', () => {
    expect(pageMetadata('es', { title: 'Form', path: '/formInput' }).referrer).toBe('no-referrer');
    expect(pageMetadata('en', { title: 'About', path: '/about' })).not.toHaveProperty('referrer');
  });
});

it('a page that is not to be counted says so to the finishing step', () => {
  expect(pageMetadata('en', { title: 'Form', path: '/formInput' })).not.toHaveProperty('other');
  expect(pageMetadata('en', { title: 'Form', path: '/formInput', isCounted: false }).other).toEqual(
    {
      visits: 'uncounted',
    },
  );
});

describe('an article’s data for search engines', () => {
  const [article, breadcrumbs] = articleJsonLd(loadArticle(11, 'en'));

  it('names headline, date and picture', () => {
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: loadArticle(11, 'en').facts.title,
      dateModified: loadArticle(11, 'en').facts.updated,
      image: 'http://localhost:3000/images/blogs/11/share.jpg',
      mainEntityOfPage: 'http://localhost:3000/blogs/page2/11',
    });
  });

  it('leads from home by the list to the article', () => {
    const items = (breadcrumbs as { itemListElement: { item: string }[] }).itemListElement;
    expect(items.map(({ item }) => item)).toEqual([
      'http://localhost:3000/',
      'http://localhost:3000/blogs/page2',
      'http://localhost:3000/blogs/page2/11',
    ]);
  });
});
