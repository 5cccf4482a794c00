import type { Article } from '@/lib/content/articles';
import { editions, type Language, languages } from '@/lib/language';
import { copyContent } from '../../content-copy';
import { itInSpanish, spanish } from '../../spanish';

const content = copyContent();
afterEach(() => {
  content.restore();
  jest.replaceProperty(process.env, 'NODE_ENV', 'test');
});
afterAll(content.leave);

function addArticles(last: number, edit = (text: string) => text) {
  const text = content.read('content/articles/11-car-accident-case.en.md');
  for (let id = 12; id <= last; id += 1)
    content.write(`content/articles/${id}-copy.en.md`, edit(text.replace('id: 11', `id: ${id}`)));
}

const fees = 'content/articles/09-contingency-fees.en.md';
const last = 'content/articles/11-car-accident-case.en.md';
const inSpanish = fees.replace('.en.', '.es.');
const asDraft = (text: string) => text.replace('draft: false', 'draft: true');
const asHidden = (text: string) => text.replace('hidden: false', 'hidden: true');
const change = (file: string, edit: (text: string) => string) =>
  content.write(file, edit(content.read(file)));

/** Reloads modules, because they cache what they read. */
async function loadSite(environment: 'production' | 'development' = 'production') {
  jest.replaceProperty(process.env, 'NODE_ENV', environment);
  jest.resetModules();
  const articles = await import('@/lib/content/articles');
  const { redirects } = await import('@/lib/redirects');
  const { default: sitemap } = await import('@/app/sitemap');
  const { GET } = await import('@/app/[lang]/feed.xml/route');
  const feed = await GET({} as Request, { params: Promise.resolve({ lang: 'en' }) });
  const { resolveLink } = await import('@/lib/content/links');
  return {
    ...articles,
    redirects,
    resolveLink,
    addresses: sitemap().map(({ url }) => new URL(url).pathname),
    feed: await feed.text(),
    idsIn: (language: Language) => articles.loadArticles(language).map(({ facts }) => facts.id),
    beside: (id: number) => {
      const { previous, next } = articles.articlesBeside(articles.findArticle(id, 'en') as Article);
      return [previous?.facts.id, next?.facts.id];
    },
  };
}

it('a twenty-first article creates a third list page', async () => {
  addArticles(21);
  const { listPages, articlesOnPage, beside, ...site } = await loadSite();
  expect(listPages('en')).toEqual([1, 2, 3]);
  expect(articlesOnPage(3, 'en').map(({ facts }) => facts.id)).toEqual([21]);
  expect(site.addresses).toEqual(expect.arrayContaining(['/blogs/page3', '/blogs/page3/21']));
  expect(site.feed).toMatch(/<entry>[\s\S]*?\/blogs\/page3\/21/);
  expect([beside(20), beside(21)]).toEqual([
    [19, 21],
    [20, undefined],
  ]);
});

it('an article is public from its date on, unless it is a draft or hidden', async () => {
  const { isPublic } = await loadSite();
  const isOut = (facts: object) =>
    isPublic({ draft: false, hidden: false, ...facts }, '2026-12-01');
  expect([{}, { publish: '2026-12-01' }].filter(isOut)).toHaveLength(2);
  const later = { publish: '2026-12-02' };
  const kept = [later, { draft: true }, { hidden: true }, { publish: '2026-11-30', hidden: true }];
  expect(kept.filter(isOut)).toEqual([]);
});

it('an unpublished article appears in development only', async () => {
  addArticles(12, asDraft);
  const { idsIn, beside, findArticle, ...site } = await loadSite();
  expect(idsIn('en')).toEqual([1, 9, 11]);
  expect(beside(11)).toEqual([9, undefined]);
  expect(findArticle(12, 'en')).toBeUndefined();
  expect(site.addresses).not.toContain('/blogs/page2/12');
  expect(site.feed).not.toContain('/blogs/page2/12');
  expect((await loadSite('development')).idsIn('en')).toContain(12);
});

itInSpanish('an article appears in Spanish if it is translated and public', async () => {
  expect((await loadSite()).idsIn(spanish)).toEqual([1, 9]);
  change(fees, asDraft);
  content.write(inSpanish, '---\ntitel: Honorarios\n---\n\nTexto.\n');
  expect((await loadSite()).idsIn(spanish)).toEqual([1]);
});

itInSpanish(
  'a translated article has the facts of the original, but its own short title',
  async () => {
    change(inSpanish, (text) => text.replace(/^listTitle: .*\n/m, ''));
    const { facts } = (await loadSite()).findArticle(9, spanish) as Article;
    const title = 'Cómo funcionan los honorarios de contingencia';
    expect(facts).toMatchObject({ id: 9, title, updated: '2026-11-21' });
    expect(facts.listTitle).toBeUndefined();
  },
);

it('a new article is a draft until it says otherwise', async () => {
  change(fees, (text) => text.replace('draft: false\n', ''));
  expect((await loadSite()).idsIn('en')).toEqual([1, 11]);
});

it('a hidden article redirects to its list, and its list disappears if it was the last', async () => {
  change(fees, asHidden);
  change(last, asHidden);
  const { redirects, resolveLink } = await loadSite();
  for (const language of languages) {
    const prefix = editions[language].prefix;
    const own = redirects().filter((one) => one.language === language && !one.isPermanent);
    const expected = ['/blogs/page1/9', '/blogs/page2/11', '/blogs/page2', '/blogs/11'].map(
      (address) => [prefix + address, `${prefix}/blogs/page1`],
    );
    expect(own.map(({ from, to }) => [from, to])).toEqual(expect.arrayContaining(expected));
  }
  expect(resolveLink('/blogs/page2', 'en')).toBe('/blogs');
});

it('a removed article leaves a gap, and related lists skip it', async () => {
  content.remove(fees);
  const { listPages, articlesOnPage, articlesBeside, findArticle, beside } = await loadSite();
  const numbersOn = (page: number) => articlesOnPage(page, 'en').map(({ facts }) => facts.id);
  expect(listPages('en').map(numbersOn)).toEqual([[1], [11]]);
  expect([beside(1), beside(11)]).toEqual([
    [undefined, 11],
    [1, undefined],
  ]);
  const article = findArticle(11, 'en') as Article;
  expect(article.facts.related).toContain(9);
  expect(articlesBeside(article).related.map(({ facts }) => facts.id)).toEqual([1]);
});
