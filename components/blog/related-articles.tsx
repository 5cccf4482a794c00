import { Heading } from '@/components/ui/heading';
import type { Article } from '@/lib/content/articles';
import { loadLabels } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { ArticleList } from './article-list';

type RelatedArticlesProps = { language: Language; articles: Article[] };

/** A few articles on neighboring questions. */
export function RelatedArticles({ language, articles }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="related-title" className="mt-12 print:hidden">
      <Heading as="h2" size="title" id="related-title" className="mb-6">
        {loadLabels(language).article.related}
      </Heading>
      <ArticleList language={language} articles={articles} headingLevel="h3" isLazy />
    </section>
  );
}
