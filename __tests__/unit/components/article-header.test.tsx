import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleHeader } from '@/components/blog/article-header';
import { type Article, loadArticles } from '@/lib/content/articles';

const [article] = loadArticles('en') as [Article];
const reviewed = { by: 'Ann Lee', license: 'Texas', date: '2026-11-21' };

it.each<[Partial<Article['facts']>, string]>([
  [{ reviewed }, 'Reviewed by Ann Lee, licensed in Texas, November 21, 2026.'],
  [{ draft: true }, 'Draft: not on the published site.'],
  [{ hidden: true }, 'Hidden: not on the published site.'],
  [{ publish: '2999-12-01' }, 'Not on the published site before December 1, 2999.'],
])('the header shows %j, and no review without one', async (state, line) => {
  const facts = { ...article.facts, reviewed: undefined, ...state };
  const html = renderToStaticMarkup(ArticleHeader({ article: { ...article, facts }, words: 1000 }));
  expect(html).toContain(line);
  expect(html).toMatch(/\b5 min/);
  expect(html.includes('Reviewed')).toBe(facts.reviewed !== undefined);
});
