/** @jest-environment node */
import { copyContent } from '../../content-copy';

const content = copyContent();
afterEach(() => {
  content.restore();
  jest.replaceProperty(process.env, 'NODE_ENV', 'test');
});
afterAll(content.leave);

/** Writes copies of article 16 with the numbers 17 to the last. */
function addArticles(last: number, change = (text: string) => text) {
  const text = content.read('content/articles/16-filing-claims-promptly.md');
  for (let id = 17; id <= last; id += 1) {
    const copy = text
      .replace('id: 16', `id: ${id}`)
      .replace(/^updated: .*$/m, 'updated: 2026-12-01');
    content.write(`content/articles/${id}-copy.md`, change(copy));
  }
}

/** Loads the routes anew, since each keeps what it has read. */
async function loadSite(environment: 'production' | 'development' = 'production') {
  jest.replaceProperty(process.env, 'NODE_ENV', environment);
  jest.resetModules();
  const articles = await import('@/lib/content/articles');
  const lists = await import('@/app/(en)/blogs/[page]/page');
  const article = await import('@/app/(en)/blogs/[page]/[n]/page');
  const { default: sitemap } = await import('@/app/sitemap');
  const { GET } = await import('@/app/feed.xml/route');
  return { ...articles, lists, article, sitemap, feed: await GET().text() };
}

describe('a twenty-first article', () => {
  it('opens a third page and is found everywhere, with no change of code', async () => {
    addArticles(21);
    const { listPages, articlesOnPage, articlesBeside, loadArticle, ...site } = await loadSite();
    expect(listPages()).toEqual([1, 2, 3]);
    expect(articlesOnPage(3).map(({ facts }) => facts.id)).toEqual([21]);
    expect(site.lists.generateStaticParams()).toContainEqual({ page: 'page3' });
    expect(site.article.generateStaticParams()).toContainEqual({ page: 'page3', n: '21' });
    const addresses = site.sitemap().map(({ url }) => new URL(url).pathname);
    expect(addresses).toEqual(expect.arrayContaining(['/blogs/page3', '/blogs/page3/21']));
    expect(site.feed).toMatch(/<entry>[\s\S]*?\/blogs\/page3\/21/);
    expect(articlesBeside(loadArticle(20)).next?.facts.id).toBe(21);
    expect(articlesBeside(loadArticle(21)).previous?.facts.id).toBe(20);
    const params = Promise.resolve({ page: 'page3', n: '21' });
    expect((await site.article.generateMetadata({ params })).alternates?.canonical).toBe(
      '/blogs/page3/21',
    );
  });
});

describe('a draft', () => {
  const asDraft = (text: string) => text.replace('related:', 'draft: true\nrelated:');

  it('is nowhere in the built site', async () => {
    addArticles(17, asDraft);
    const { loadArticles, articlesBeside, loadArticle, ...site } = await loadSite();
    expect(loadArticles()).toHaveLength(16);
    expect(articlesBeside(loadArticle(16)).next).toBeUndefined();
    expect(() => loadArticle(17)).toThrow('There is no article 17.');
    expect(JSON.stringify(site.sitemap())).not.toContain('/17');
    expect(site.feed).not.toContain('/blogs/page2/17');
    expect(site.article.generateStaticParams()).toHaveLength(16);
  });

  it('shows in development', async () => {
    addArticles(17, asDraft);
    const { loadArticles } = await loadSite('development');
    expect(loadArticles().map(({ facts }) => facts.id)).toContain(17);
  });

  it('among published articles is refused', async () => {
    addArticles(18, (text) => (text.includes('id: 17') ? asDraft(text) : text));
    await expect(loadSite()).rejects.toThrow(
      'content/articles/17-copy.md:2: id: is 17, but drafts have the last numbers.',
    );
  });
});
