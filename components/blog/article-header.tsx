import { FigureCaption } from '@/components/figures/figure-frame';
import type { ArticleFacts } from '@/lib/content/markdown-schemas';
import { longDate } from '@/lib/long-date';
import { routes } from '@/lib/routes';

const wordsPerMinute = 220;

/** Title, italic summary, what kind of text it is and how long it takes, and the cover. */
export function ArticleHeader({ facts, words }: { facts: ArticleFacts; words: number }) {
  return (
    <header>
      {facts.draft && <p className="mb-4 font-semibold">Draft: not on the published site.</p>}
      <h1 className="heading-1">{facts.title}</h1>
      <p className="mt-5 text-ink-soft text-lg">
        <em>{facts.summary}</em>
      </p>
      <p className="mt-4 text-ink-soft text-sm">
        {Math.ceil(words / wordsPerMinute)} minutes to read. Information, not legal advice. Last
        updated <time dateTime={facts.updated}>{longDate(facts.updated)}</time>.
        {facts.reviewed && ` Reviewed by ${facts.reviewed.by}, ${longDate(facts.reviewed.date)}.`}
      </p>
      <figure className="my-8">
        <img
          src={routes.articleImage(facts.id, 'cover.svg')}
          alt={facts.coverAlt}
          width={1200}
          height={675}
          fetchPriority="high"
          className="w-full rounded-picture"
        />
        <FigureCaption>{facts.coverCaption}</FigureCaption>
      </figure>
    </header>
  );
}
