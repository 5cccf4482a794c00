import { FigureCaption } from '@/components/figures/figure-frame';
import type { Labels } from '@/lib/content/label-schemas';
import type { ArticleFacts } from '@/lib/content/markdown-schemas';
import { fillText } from '@/lib/fill-text';
import { longDate } from '@/lib/long-date';
import { NotPublic } from './not-public';

const wordsPerMinute = 220;

type ArticleHeaderProps = {
  facts: ArticleFacts;
  /** The address of its cover. */
  cover: string;
  words: number;
  /** The site's name and the article's full address, which stand on paper only. */
  origin: string;
  labels: Labels['article'];
};

/** Title, italic summary, what kind of text it is and how long it takes, and the cover. */
export function ArticleHeader({ facts, cover, words, origin, labels }: ArticleHeaderProps) {
  const { reviewed, updated } = facts;
  const minutes = Math.ceil(words / wordsPerMinute);
  return (
    <header>
      <p className="border-line hidden border-b pb-2 text-sm print:mb-4 print:block">{origin}</p>
      <NotPublic facts={facts} className="mb-4" />
      <h1 className="font-display text-headline">{facts.title}</h1>
      <p className="text-ink-soft mt-5 text-lg">
        <em>{facts.summary}</em>
      </p>
      <p className="text-ink-soft mt-4 text-sm">
        {fillText(labels.minutes, { minutes })} {labels.updated}{' '}
        <time dateTime={updated}>{longDate(updated)}</time>.
        {reviewed &&
          ` ${fillText(labels.reviewed, { name: reviewed.by, date: longDate(reviewed.date) })}`}
      </p>
      <figure className="my-8">
        <img
          src={cover}
          alt={facts.coverAlt}
          width={1200}
          height={675}
          fetchPriority="high"
          className="rounded-picture w-full print:max-h-[6cm] print:object-cover"
        />
        <FigureCaption>{facts.coverCaption}</FigureCaption>
      </figure>
    </header>
  );
}
