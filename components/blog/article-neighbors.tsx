import type { Labels } from '@/lib/content/label-schemas';
import type { ArticleFacts } from '@/lib/content/markdown-schemas';
import { routes } from '@/lib/routes';

type ArticleNeighborsProps = {
  previous: ArticleFacts | undefined;
  next: ArticleFacts | undefined;
  labels: Labels['article'];
};

/** The way to the article before and the one after, where there is one. */
export function ArticleNeighbors({ previous, next, labels }: ArticleNeighborsProps) {
  return (
    <nav
      aria-label={labels.neighbors}
      className="border-line mt-12 grid gap-4 border-t pt-6 md:grid-cols-2 print:hidden"
    >
      {previous && <Neighbor facts={previous} label={labels.previous} rel="prev" />}
      {next && <Neighbor facts={next} label={labels.next} rel="next" />}
    </nav>
  );
}

type NeighborProps = { facts: ArticleFacts; label: string; rel: 'prev' | 'next' };

function Neighbor({ facts, label, rel }: NeighborProps) {
  const place = rel === 'next' ? 'md:col-start-2 md:text-right' : '';
  return (
    <a
      href={routes.article(facts.id)}
      rel={rel}
      className={`rounded-control text-ink hover:bg-wash -mx-[14px] grid content-start px-[14px] py-3 no-underline ${place}`}
    >
      <span className="text-ink-soft text-sm">{label}</span>
      <span className="font-semibold">{facts.title}</span>
    </a>
  );
}
