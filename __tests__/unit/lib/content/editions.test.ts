import sitemap from '@/app/sitemap';
import { listPages, loadArticles } from '@/lib/content/articles';
import { articleParams, pagesMissingIn } from '@/lib/content/editions';
import { atomFeed } from '@/lib/feed';
import { pageMetadata } from '@/lib/seo';

// Of the fixtures' articles, 1 and 9 have a Spanish text.
describe('an article without a Spanish text', () => {
  it('is in no list, page, feed or sitemap of the Spanish edition', async () => {
    expect(loadArticles('es').map(({ facts }) => facts.id)).toEqual([1, 9]);
    expect(listPages('es')).toEqual([1]);
    expect(articleParams('es')).toEqual([
      { page: 'page1', n: '1' },
      { page: 'page1', n: '9' },
    ]);
    expect((await atomFeed('es').text()).match(/<entry>/g)).toHaveLength(2);
    const addresses = sitemap().map(({ url }) => new URL(url).pathname);
    expect(addresses.filter((address) => address.startsWith('/es/blogs'))).toEqual([
      '/es/blogs/page1',
      '/es/blogs/page1/1',
      '/es/blogs/page1/9',
    ]);
  });

  it('names no other edition, as lists and short addresses that lack one', () => {
    expect(pagesMissingIn('es')).toEqual(
      expect.arrayContaining(['/blogs/page2', '/blogs/page2/11']),
    );
    expect(pagesMissingIn('en')).toEqual([]);
    const editionsOf = (path: string) =>
      pageMetadata('en', { title: 'A', path }).alternates?.languages;
    expect(editionsOf('/blogs/page2/11')).toBeUndefined();
    expect(editionsOf('/blogs/page1/9')).toHaveProperty(
      'es',
      expect.stringMatching(/\/es\/blogs\/page1\/9$/),
    );
  });
});
