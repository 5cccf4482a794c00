import type { Article } from '@/lib/content/articles';
import { ArticleList } from './article-list';

/** A few articles on neighboring questions. */
export function RelatedArticles({ articles, title }: { articles: Article[]; title: string }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="mt-12 print:hidden">
      <h2 id="related-title" className="font-display text-title mb-6">
        {title}
      </h2>
      <ArticleList articles={articles} headingLevel="h3" isLazy />
    </section>
  );
}
