import type { ReactNode } from 'react';
import { FigureCaption } from '@/components/figures/article-figure';
import { ReviewedBy } from '@/components/layout/reviewed-by';
import { ShareLinks } from '@/components/layout/share-links';
import { Heading } from '@/components/ui/section';
import { type Article, whyNotPublic } from '@/lib/content/articles';
import type { ArticleFacts } from '@/lib/content/markdown-schemas';
import { loadLabels } from '@/lib/content/site-content';
import { dayOfBuild } from '@/lib/day-of-build';
import { fillText } from '@/lib/inline-text';
import { editions, type Language, longDate } from '@/lib/language';
import { articleCover, isPhoto } from '@/lib/pictures';
import { routesIn } from '@/lib/routes';

const wordsPerMinute = 220;
const photoFrame = 'aspect-video object-cover';

type ArticleHeaderProps = { article: Article; words: number; children?: ReactNode };

/** The children come between the ways to share and the cover. */
export async function ArticleHeader({ article, words, children }: ArticleHeaderProps) {
  const { facts, language } = article;
  const { reviewed, updated } = facts;
  const labels = loadLabels(language).article;
  const minutes = Math.ceil(words / wordsPerMinute).toLocaleString(editions[language].locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  const { src, srcSet } = await articleCover(facts.id);
  return (
    <header>
      <NotPublic facts={facts} language={language} className="mb-4" />
      <Heading as="h1" size="headline">
        {facts.title}
      </Heading>
      <p className="text-ink-soft mt-5 text-lg">
        <em>{facts.summary}</em>
      </p>
      <p className="text-ink-soft mt-4 text-sm">
        {fillText(labels.minutes, { minutes })} {labels.updated}{' '}
        <time dateTime={updated}>{longDate(updated, language)}</time>.
        <ReviewedBy reviewed={reviewed} language={language} />
      </p>
      <ShareLinks
        title={facts.title}
        path={routesIn(language).article(facts.id)}
        language={language}
      />
      {children}
      <figure className="my-8">
        <img
          src={src}
          srcSet={srcSet}
          sizes={srcSet && 'min(41rem, 92vw)'}
          alt={facts.coverAlt}
          width={1200}
          height={675}
          // Below the steps to take, it is not on the first screen.
          fetchPriority={children ? 'low' : 'high'}
          className={`rounded-picture w-full print:max-h-[6cm] print:object-cover${isPhoto(src) ? ` ${photoFrame}` : ''}`}
        />
        <FigureCaption>{facts.coverCaption}</FigureCaption>
      </figure>
    </header>
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
