import { Prose } from '@/components/ui/prose';
import type { Article } from '@/lib/content/articles';
import { pictureAt } from '@/lib/content/pictures';
import { renderMarkdown } from '@/lib/markdown';
import { routes } from '@/lib/routes';

/** One article: cover, title, italic summary, text, sources. */
export function ArticleBody({ article: { facts, body } }: { article: Article }) {
  const { html } = renderMarkdown(body, {
    sources: facts.sources,
    findPicture: (file) => pictureAt(routes.articleImage(facts.id, file)),
  });
  return (
    <article className="mx-auto max-w-2xl">
      <h1 className="heading-1">{facts.title}</h1>
      <p className="mt-4 text-ink-soft text-lg italic">{facts.summary}</p>
      <img
        src={routes.articleImage(facts.id, 'cover.svg')}
        alt={facts.coverAlt}
        width={1200}
        height={675}
        className="my-8 w-full rounded-picture"
      />
      <Prose html={html} />
      <p className="mt-8 text-ink-soft text-sm">
        Information, not legal advice. Last updated{' '}
        <time dateTime={facts.updated}>{longDate(facts.updated)}</time>.
      </p>
    </article>
  );
}

function longDate(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
