import { Heading } from '@/components/ui/section';
import type { Article } from '@/lib/content/articles';
import type { ArticleFacts } from '@/lib/content/markdown-schemas';
import { loadLabels } from '@/lib/content/site-content';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';
import { ArticleList } from './article-list';

type ArticleNeighborsProps = {
  previous: ArticleFacts | undefined;
  next: ArticleFacts | undefined;
  language: Language;
};

export function ArticleNeighbors({ previous, next, language }: ArticleNeighborsProps) {
  const labels = loadLabels(language).article;
  const { article } = routesIn(language);
  return (
    <nav
      aria-label={labels.neighbors}
      className="border-line mt-12 grid gap-4 border-t pt-6 md:grid-cols-2 print:hidden"
    >
      {previous && (
        <Neighbor facts={previous} href={article(previous.id)} label={labels.previous} rel="prev" />
      )}
      {next && <Neighbor facts={next} href={article(next.id)} label={labels.next} rel="next" />}
    </nav>
  );
}

type NeighborProps = { facts: ArticleFacts; href: string; label: string; rel: 'prev' | 'next' };

function Neighbor({ facts, href, label, rel }: NeighborProps) {
  const column = rel === 'next' ? 'md:col-start-2 md:text-right' : '';
  return (
    <a
      href={href}
      rel={rel}
      className={`rounded-control text-ink hover:bg-wash -mx-[14px] grid content-start px-[14px] py-3 no-underline ${column}`}
    >
      <span className="text-ink-soft text-sm">{label}</span>
      <span className="font-semibold">{facts.title}</span>
    </a>
  );
}

type RelatedArticlesProps = { language: Language; articles: Article[] };

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
