import { readdirSync } from 'node:fs';
import { copyContent } from '../../content-copy';

const content = copyContent();
afterEach(() => {
  content.restore();
  jest.replaceProperty(process.env, 'NODE_ENV', 'test');
});
afterAll(content.leave);

/** Writes copies of article 11 with the numbers 12 to the last. */
function addArticles(last: number, change = (text: string) => text) {
  const text = content.read('content/en/articles/11-car-accident-case.md');
  for (let id = 12; id <= last; id += 1) {
    const copy = text
      .replace('id: 11', `id: ${id}`)
      .replace(/^updated: .*$/m, 'updated: 2026-12-01');
    content.write(`content/en/articles/${id}-copy.md`, change(copy));
  }
}

const fileOf = (id: number) => {
  const name = readdirSync('content/en/articles').find((one) => Number.parseInt(one, 10) === id);
  return `content/en/articles/${name}`;
};

/** Loads the articles anew, since the module keeps what it has read. */
function loadModule(environment: 'production' | 'development' = 'production') {
  jest.replaceProperty(process.env, 'NODE_ENV', environment);
  jest.resetModules();
  return import('@/lib/content/articles');
}

/** The same with what is made of them. */
async function loadSite() {
  const articles = await loadModule();
  const { articleParams } = await import('@/lib/content/editions');
  const { default: sitemap } = await import('@/app/sitemap');
  const { atomFeed } = await import('@/lib/feed');
  return { ...articles, articleParams, sitemap, feed: await atomFeed('en').text() };
}

describe('a twenty-first article', () => {
  it('opens a third page and is found everywhere, with no change of code', async () => {
    addArticles(21);
    const { listPages, articlesOnPage, articlesBeside, loadArticle, ...site } = await loadSite();
    expect(listPages('en')).toEqual([1, 2, 3]);
    expect(articlesOnPage(3, 'en').map(({ facts }) => facts.id)).toEqual([21]);
    expect(site.articleParams('en')).toContainEqual({ page: 'page3', n: '21' });
    const addresses = site.sitemap().map(({ url }) => new URL(url).pathname);
    expect(addresses).toEqual(expect.arrayContaining(['/blogs/page3', '/blogs/page3/21']));
    expect(site.feed).toMatch(/<entry>[\s\S]*?\/blogs\/page3\/21/);
    expect(articlesBeside(loadArticle(20, 'en')).next?.facts.id).toBe(21);
    expect(articlesBeside(loadArticle(21, 'en')).previous?.facts.id).toBe(20);
  });
});

const withFact = (fact: string) => (text: string) => text.replace('related:', `${fact}\nrelated:`);
const asDraft = withFact('draft: true');

it.each([
  [{}, true],
  [{ draft: true }, false],
  [{ hidden: true }, false],
  [{ publish: '2026-12-01' }, true],
  [{ publish: '2026-12-02' }, false],
  [{ publish: '2026-11-30', hidden: true }, false],
])('an article with %j is public on 2026-12-01: %s', async (facts, expected) => {
  const { isPublic } = await loadModule();
  expect(isPublic({ draft: false, hidden: false, ...facts }, '2026-12-01')).toBe(expected);
});

describe('an article that is not public', () => {
  it.each(['draft: true', 'hidden: true', 'publish: 2999-01-01'])(
    'is nowhere in the built site: %s',
    async (fact) => {
      addArticles(12, withFact(fact));
      const { loadArticles, articlesBeside, loadArticle, ...site } = await loadSite();
      expect(loadArticles('en')).toHaveLength(3);
      expect(articlesBeside(loadArticle(11, 'en')).next).toBeUndefined();
      expect(() => loadArticle(12, 'en')).toThrow('There is no article 12.');
      expect(JSON.stringify(site.sitemap())).not.toContain('/12');
      expect(site.feed).not.toContain('/blogs/page2/12');
      expect(site.articleParams('en')).toHaveLength(3);
    },
  );

  it('shows in development', async () => {
    addArticles(12, asDraft);
    const { loadArticles } = await loadModule('development');
    expect(loadArticles('en').map(({ facts }) => facts.id)).toContain(12);
  });

  it('may stand among published articles', async () => {
    addArticles(13, (text) => (text.includes('id: 12') ? asDraft(text) : text));
    const { articlesBeside, loadArticle } = await loadModule();
    expect(articlesBeside(loadArticle(13, 'en')).previous?.facts.id).toBe(11);
  });

  it('is not read in Spanish, where the text may follow later', async () => {
    const fees = 'content/en/articles/09-contingency-fees.md';
    content.write(fees, asDraft(content.read(fees)));
    content.write(fees.replace('/en/', '/es/'), '---\ntitel: Honorarios\n---\n\nTexto.\n');
    const { loadArticles } = await loadModule();
    expect(loadArticles('es').map(({ facts }) => facts.id)).toEqual([1]);
  });
});

describe('a hidden article', () => {
  const hide = (id: number) =>
    content.write(fileOf(id), withFact('hidden: true')(content.read(fileOf(id))));
  const redirectsIn = async (language: 'en' | 'es') => {
    await loadModule();
    const { redirects } = await import('@/lib/content/editions');
    const own = redirects().filter((one) => one.language === language && !one.isLasting);
    return own.map(({ from, to }) => `${from} ${to}`);
  };

  it('leads from its addresses to its list', async () => {
    hide(9);
    expect(await redirectsIn('en')).toContain('/blogs/page1/9 /blogs/page1');
    expect(await redirectsIn('es')).toEqual(['/es/blogs/page1/9 /es/blogs/page1']);
  });

  it('takes its list along when it was the last there, and the links to it stay', async () => {
    hide(11);
    const addresses = ['/blogs/page2/11', '/blogs/page2', '/blogs/11'];
    for (const [language, prefix] of [
      ['en', ''],
      ['es', '/es'],
    ] as const)
      expect(await redirectsIn(language)).toEqual(
        addresses.map((address) => `${prefix}${address} ${prefix}/blogs/page1`),
      );
    const { resolveLink } = await import('@/lib/content/links');
    expect(resolveLink('/blogs/page2', 'en')).toBe('/blogs');
  });
});

describe('an article that was removed', () => {
  it('leaves a gap that no other article fills: all addresses stay, and lists and neighbors go past it', async () => {
    content.remove(fileOf(9));
    const { listPages, articlesOnPage, articlesBeside, loadArticle, ...site } = await loadSite();
    const numbersOn = (page: number) => articlesOnPage(page, 'en').map(({ facts }) => facts.id);
    expect(listPages('en')).toEqual([1, 2]);
    expect(numbersOn(1)).toEqual([1]);
    expect(numbersOn(2)).toEqual([11]);
    expect(articlesBeside(loadArticle(1, 'en')).next?.facts.id).toBe(11);
    expect(articlesBeside(loadArticle(11, 'en')).previous?.facts.id).toBe(1);
    expect(site.articleParams('en')).not.toContainEqual({ page: 'page1', n: '9' });
  });

  it('is left out where others name it as related', async () => {
    content.remove(fileOf(11));
    const { articlesBeside, loadArticle } = await loadModule();
    const { facts } = loadArticle(9, 'en');
    expect(facts.related).toContain(11);
    const related = articlesBeside(loadArticle(9, 'en')).related.map((article) => article.facts.id);
    expect(related).toEqual(facts.related.filter((id) => id !== 11));
  });

  it('takes its list along when it was the last there', async () => {
    addArticles(21);
    for (let id = 11; id <= 20; id += 1) content.remove(fileOf(id));
    const { listPages, articlesBeside, loadArticle } = await loadModule();
    expect(listPages('en')).toEqual([1, 3]);
    expect(articlesBeside(loadArticle(21, 'en')).previous?.facts.id).toBe(9);
  });
});
