import type { ArticleFacts } from '@/lib/content/markdown-schemas';
import { routes } from '@/lib/routes';

/** The way to the article before and the one after, where there is one. */
export function ArticleNeighbors({
  previous,
  next,
}: {
  previous?: ArticleFacts;
  next?: ArticleFacts;
}) {
  return (
    <nav aria-label="Previous and next article" className="neighbors">
      {previous && <Neighbor facts={previous} label="Previous article" rel="prev" />}
      {next && <Neighbor facts={next} label="Next article" rel="next" />}
    </nav>
  );
}

function Neighbor({
  facts,
  label,
  rel,
}: {
  facts: ArticleFacts;
  label: string;
  rel: 'prev' | 'next';
}) {
  return (
    <a href={routes.article(facts.id)} rel={rel} className={`neighbor neighbor-${rel}`}>
      <span className="text-ink-soft text-sm">{label}</span>
      <span className="font-semibold">{facts.title}</span>
    </a>
  );
}
