import { render, screen } from '@testing-library/react';
import { ArticleHeader } from '@/components/blog/article-header';
import { loadArticles } from '@/lib/content/articles';

const facts = { ...loadArticles()[0]?.facts, reviewed: undefined } as Parameters<
  typeof ArticleHeader
>[0]['facts'];

describe('the header of an article', () => {
  it('says who reviewed it and when', () => {
    const reviewed = { by: 'Ann Lee', date: '2026-11-21' };
    render(<ArticleHeader facts={{ ...facts, reviewed }} words={1000} />);
    expect(screen.getByText(/Reviewed by Ann Lee, November 21, 2026\./)).toBeVisible();
  });

  it('says nothing of a review that has not been', () => {
    render(<ArticleHeader facts={facts} words={1000} />);
    expect(screen.queryByText(/Reviewed/)).toBeNull();
    expect(screen.getByText(/Last updated/)).toBeVisible();
  });
});
