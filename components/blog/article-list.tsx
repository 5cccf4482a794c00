import type { Article } from '@/lib/content/articles';
import { loadLabels } from '@/lib/content/site-content';
import { currentLanguage } from '@/lib/language';
import { routes } from '@/lib/routes';

type ArticleListProps = {
  articles: Article[];
  headingLevel?: 'h2' | 'h3';
  /** True where the list stands below the first screen. */
  isLazy?: boolean;
};

// As many as a first screen shows; the rest is loaded when it comes near.
const eagerPictures = 4;

/**
 * List entries, one below the other: each a link with a 124 px high picture, a title of one line, and a
 * summary of three lines.
 */
export function ArticleList({
  articles,
  headingLevel: Heading = 'h2',
  isLazy = false,
}: ArticleListProps) {
  return (
    <ul className="divide-line border-line divide-y border-y">
      {articles.map(({ facts: { id, title, listTitle = title, summary }, language }, index) => (
        <li key={id} lang={language}>
          <a
            href={routes.article(id)}
            className="group grid gap-x-6 gap-y-3 py-5 text-inherit no-underline sm:grid-cols-[13rem_1fr]"
          >
            <img
              src={routes.articleImage(id, 'cover.svg')}
              alt=""
              width={220}
              height={124}
              loading={isLazy || index >= eagerPictures ? 'lazy' : 'eager'}
              className="rounded-control h-[124px] w-full object-cover"
            />
            <div className="max-w-2xl min-w-0">
              {/* Below the width that its length is made for, as in very large type, it may break. */}
              <Heading className="font-display text-subtitle 2xs:line-clamp-1 group-hover:underline max-sm:text-lg">
                {listTitle}
              </Heading>
              {language !== currentLanguage() && (
                <p lang={currentLanguage()} className="text-note font-semibold">
                  {loadLabels().lists.notTranslated}
                </p>
              )}
              <p className="text-ink-soft mt-1 line-clamp-3">{summary}</p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
