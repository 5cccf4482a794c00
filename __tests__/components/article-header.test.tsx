/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ArticleHeader } from '@/components/blog/article-header';
import { loadArticles } from '@/lib/content/articles';
import { loadLabels } from '@/lib/content/site-content';

const facts = { ...loadArticles()[0]?.facts, reviewed: undefined } as Parameters<
  typeof ArticleHeader
>[0]['facts'];

const rest = {
  cover: '/cover.svg',
  words: 1000,
  origin: 'Example: https://example.com',
  labels: loadLabels().article,
};

describe('the header of an article', () => {
  it('says who reviewed it and when', () => {
    const reviewed = { by: 'Ann Lee', date: '2026-11-21' };
    render(<ArticleHeader {...rest} facts={{ ...facts, reviewed }} />);
    expect(screen.getByText(/Reviewed by Ann Lee, November 21, 2026\./)).toBeVisible();
  });

  it.each([
    [{ draft: true }, 'Draft: not on the published site.'],
    [{ hidden: true }, 'Hidden: not on the published site.'],
    [{ publish: '2999-12-01' }, 'Not on the published site before December 1, 2999.'],
  ])('says to editors why visitors do not see it: %j', (state, line) => {
    render(<ArticleHeader {...rest} facts={{ ...facts, ...state }} />);
    expect(screen.getByText(line)).toBeVisible();
  });

  it('says nothing of a review that has not been', () => {
    render(<ArticleHeader {...rest} facts={facts} />);
    expect(screen.queryByText(/Reviewed/)).toBeNull();
    expect(screen.getByText(/Last updated/)).toBeVisible();
  });
});
