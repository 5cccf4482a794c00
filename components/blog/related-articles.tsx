import type { ArticleFacts } from '@/lib/content/markdown-schemas';
import { ArticleList } from './article-list';

/** A few articles on neighboring questions. */
export function RelatedArticles({ articles }: { articles: ArticleFacts[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="related">
      <h2 id="related-title" className="heading-2 mb-6">
        Read next
      </h2>
      <ArticleList articles={articles} headingLevel="h3" isLazy />
    </section>
  );
}
