import { loadArticle } from '@/lib/content/articles';
import { articleJsonLd, pageMetadata } from '@/lib/seo';

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
