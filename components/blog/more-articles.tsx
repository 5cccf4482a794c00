import { Heading } from '@/components/ui/section';
import { type Article, articlesBeside } from '@/lib/content/articles';
import { loadLabels } from '@/lib/content/site-content';
import { routesIn } from '@/lib/routes';
import { ArticleList } from './article-list';

/** Links to the articles before and after one, and to related ones. */
export function MoreArticles({ article }: { article: Article }) {
  const { language } = article;
  const labels = loadLabels(language).article;
  const { previous, next, related } = articlesBeside(article);
  const neighbors = [
    { facts: previous?.facts, label: labels.previous, rel: 'prev', column: '' },
    { facts: next?.facts, label: labels.next, rel: 'next', column: 'md:col-start-2 md:text-right' },
  ];
  return (
    <>
      <nav
        aria-label={labels.neighbors}
        className="border-line mt-12 grid gap-4 border-t pt-6 md:grid-cols-2 print:hidden"
      >
        {neighbors.map(
          ({ facts, label, rel, column }) =>
            facts && (
              <a
                key={rel}
                href={routesIn(language).article(facts.id)}
                rel={rel}
                className={`rounded-control text-ink hover:bg-wash -mx-[14px] grid content-start px-[14px] py-3 no-underline ${column}`}
              >
                <span className="text-ink-soft text-sm">{label}</span>
                <span className="font-semibold">{facts.title}</span>
              </a>
            ),
        )}
      </nav>
      {related.length > 0 && (
        <section aria-labelledby="related-title" className="mt-12 print:hidden">
          <Heading as="h2" size="title" id="related-title" className="mb-6">
            {labels.related}
          </Heading>
          <ArticleList language={language} articles={related} headingLevel="h3" isLazy />
        </section>
      )}
    </>
  );
}
