import { loadArticle } from '@/lib/content/articles';
import { loadLabels } from '@/lib/content/site-content';
import { articleJsonLd, pageMetadata } from '@/lib/seo';

describe('a page’s tags', () => {
  it('hold its canonical address and a picture for link previews', () => {
    expect(pageMetadata({ title: 'About Us', path: '/about' })).toMatchObject({
      alternates: { canonical: '/about' },
      openGraph: { images: [{ url: '/images/share.jpg', width: 1200, height: 630 }] },
    });
  });

  it('keep a page out of search engines where it should be', () => {
    const path = '/formInput';
    expect(pageMetadata({ title: 'Form', path, isIndexed: false }).robots).toEqual({
      index: false,
    });
    expect(pageMetadata({ title: 'Form', path })).not.toHaveProperty('robots');
  });
});

describe('a page with a private address', () => {
  it('is not named to the pages that it leads to', () => {
    const path = '/formInput';
    expect(pageMetadata({ title: 'Form', path, isAddressPrivate: true }).referrer).toBe(
      'no-referrer',
    );
    expect(pageMetadata({ title: 'Form', path })).not.toHaveProperty('referrer');
  });
});

it('a page that is not to be counted says so to the finishing step', () => {
  expect(pageMetadata({ title: 'Form', path: '/formInput' })).not.toHaveProperty('other');
  expect(pageMetadata({ title: 'Form', path: '/formInput', isCounted: false }).other).toEqual({
    visits: 'uncounted',
  });
});

describe('an article’s data for search engines', () => {
  const [article, breadcrumbs] = articleJsonLd(loadArticle(11).facts, 'ClaimLantern', loadLabels());

  it('names headline, date and picture', () => {
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: loadArticle(11).facts.title,
      dateModified: loadArticle(11).facts.updated,
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
