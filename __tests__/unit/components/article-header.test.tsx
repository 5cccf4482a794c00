import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleHeader } from '@/components/blog/article-header';
import { type Article, loadArticles } from '@/lib/content/articles';

const [article] = loadArticles('en') as [Article];

function render(facts: Partial<Article['facts']>): string {
  const changed = { ...article, facts: { ...article.facts, reviewed: undefined, ...facts } };
  return renderToStaticMarkup(<ArticleHeader article={changed} words={1000} />);
}

describe('the header of an article', () => {
  it('says who reviewed it and when', () => {
    const reviewed = { by: 'Ann Lee', license: 'Texas', date: '2026-11-21' };
    expect(render({ reviewed })).toContain(
      'Reviewed by Ann Lee, licensed in Texas, November 21, 2026.',
    );
  });

  it.each([
    [{ draft: true }, 'Draft: not on the published site.'],
    [{ hidden: true }, 'Hidden: not on the published site.'],
    [{ publish: '2999-12-01' }, 'Not on the published site before December 1, 2999.'],
  ])('says to editors why visitors do not see it: %j', (state, line) => {
    expect(render(state)).toContain(line);
  });

  it('says nothing of a review that has not been', () => {
    expect(render({})).not.toContain('Reviewed');
    expect(render({})).toContain('Last updated');
  });
});
