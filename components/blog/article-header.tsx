import type { ReactNode } from 'react';
import { FigureCaption } from '@/components/figures/article-figure';
import { Masthead } from '@/components/layout/masthead';
import { ReviewedBy } from '@/components/layout/reviewed-by';
import { type Article, listPages, whyNotPublic } from '@/lib/content/articles';
import type { ArticleFacts } from '@/lib/content/markdown-schemas';
import { loadLabels } from '@/lib/content/site-content';
import { dayOfBuild } from '@/lib/day-of-build';
import { fillText } from '@/lib/inline-text';
import { editions, type Language, longDate } from '@/lib/language';
import { articleCover, isPhoto } from '@/lib/pictures';
import { pageOfArticle } from '@/lib/routes';
import { Pagination } from './pagination';

const wordsPerMinute = 220;
const photoFrame = 'aspect-video object-cover';

type ArticleHeaderProps = { article: Article; words: number; beside?: ReactNode };

export function ArticleHeader({ article, words, beside }: ArticleHeaderProps) {
  const { facts, language } = article;
  const { reviewed, updated } = facts;
  const labels = loadLabels(language).article;
  const minutes = Math.ceil(words / wordsPerMinute).toLocaleString(editions[language].locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  return (
    <Masthead
      title={facts.title}
      beside={beside}
      above={
        <div className="mb-4">
          <Pagination
            language={language}
            pages={listPages(language)}
            current={pageOfArticle(facts.id)}
            position="article"
          />
          <NotPublic facts={facts} language={language} className="mt-4" />
        </div>
      }
    >
      <p className="max-w-text mt-3 text-lg leading-snug">
        <em>{facts.summary}</em>
      </p>
      <p className="text-on-night-soft mt-3 text-sm">
        {fillText(labels.minutes, { minutes })} {labels.updated}{' '}
        <time dateTime={updated}>{longDate(updated, language)}</time>.
        <ReviewedBy reviewed={reviewed} language={language} />
      </p>
    </Masthead>
  );
}

type CoverProps = { facts: ArticleFacts; isBeside?: boolean; isFirst?: boolean };

/** Beside the headline on wide screens; on others in the text, where below steps it is not on the first screen. */
export async function Cover({ facts, isBeside, isFirst }: CoverProps) {
  const { src, srcSet } = await articleCover(facts.id);
  const picture = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && (isBeside ? '22rem' : 'min(41rem, 92vw)')}
      alt={facts.coverAlt}
      width={1200}
      height={675}
      loading={isBeside ? 'lazy' : undefined}
      fetchPriority={isFirst || isBeside ? 'high' : 'low'}
      className={`rounded-picture w-full print:max-h-[6cm] print:object-cover${isPhoto(src) ? ` ${photoFrame}` : ''}`}
    />
  );
  if (isBeside)
    return (
      <div className="hidden lg:block print:hidden">
        {picture}
        <p className="text-on-night-soft mt-2 text-sm">{facts.coverCaption}</p>
      </div>
    );
  return (
    <figure className="my-8 lg:hidden print:block">
      {picture}
      <FigureCaption>{facts.coverCaption}</FigureCaption>
    </figure>
  );
}

type NotPublicProps = { facts: ArticleFacts; language: Language; className: string };

/** Development only: why an article is not public. */
export function NotPublic({ facts, language, className }: NotPublicProps) {
  const reason = whyNotPublic(facts, dayOfBuild());
  if (!reason) return null;
  const date = facts.publish ? longDate(facts.publish, language) : '';
  return (
    <p className={`${className} font-semibold`}>
      {fillText(loadLabels(language).article[reason], { date })}
    </p>
  );
}
