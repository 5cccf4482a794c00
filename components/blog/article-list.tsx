import type { ArticleFacts } from '@/lib/content/markdown-schemas';
import { routes } from '@/lib/routes';

type ArticleListProps = {
  articles: ArticleFacts[];
  headingLevel?: 'h2' | 'h3';
  /** True where the list stands below the first screen. */
  isLazy?: boolean;
};

// As many as a first screen shows; the rest is loaded when it comes near.
const eagerPictures = 4;

/** List entries: each a link with a 124 px high picture, a one-line title, a three-line summary. */
export function ArticleList({
  articles,
  headingLevel: Heading = 'h2',
  isLazy = false,
}: ArticleListProps) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {articles.map(({ id, title, summary }, index) => (
        <li key={id}>
          <a href={routes.article(id)} className="article-entry">
            <img
              src={routes.articleImage(id, 'cover.svg')}
              alt=""
              width={220}
              height={124}
              loading={isLazy || index >= eagerPictures ? 'lazy' : 'eager'}
              className="h-[124px]"
            />
            <div className="min-w-0">
              <Heading className="heading-3 line-clamp-1">{title}</Heading>
              <p className="mt-1 line-clamp-3 text-ink-soft">{summary}</p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
