/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ArticleHeader } from '@/components/blog/article-header';
import { loadArticles } from '@/lib/content/articles';
import { loadLabels } from '@/lib/content/site-content';

const facts = { ...loadArticles()[0]?.facts, reviewed: undefined } as Parameters<
  typeof ArticleHeader
>[0]['facts'];

const rest = { words: 1000, origin: 'Example: https://example.com', labels: loadLabels().article };

describe('the header of an article', () => {
  it('says who reviewed it and when', () => {
    const reviewed = { by: 'Ann Lee', date: '2026-11-21' };
    render(<ArticleHeader {...rest} facts={{ ...facts, reviewed }} />);
    expect(screen.getByText(/Reviewed by Ann Lee, November 21, 2026\./)).toBeVisible();
  });

  it('says nothing of a review that has not been', () => {
    render(<ArticleHeader {...rest} facts={facts} />);
    expect(screen.queryByText(/Reviewed/)).toBeNull();
    expect(screen.getByText(/Last updated/)).toBeVisible();
  });
});
