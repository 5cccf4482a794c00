import type { ArticleFacts } from '@/lib/content/schemas';
import { routes } from '@/lib/routes';

/** List entries: each a link with a 124 px high picture, a one-line title, a three-line summary. */
export function ArticleList({ articles }: { articles: ArticleFacts[] }) {
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
              loading={index < 4 ? 'eager' : 'lazy'}
              className="h-[124px]"
            />
            <div className="min-w-0">
              <h2 className="heading-3 line-clamp-1">{title}</h2>
              <p className="mt-1 line-clamp-3 text-ink-soft">{summary}</p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
