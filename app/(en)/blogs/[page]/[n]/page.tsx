import type { Metadata } from 'next';
import { ArticleBody } from '@/components/blog/article-body';
import { type Article, findArticle } from '@/lib/content/articles';
import { articleParams } from '@/lib/content/editions';
import { coverOf } from '@/lib/content/pictures';
import { pageOfArticle, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

type PageProps = { params: Promise<{ page: string; n: string }> };

export const generateStaticParams = () => articleParams('en');

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const article = await articleAt(params);
  if (!article) return {};
  const { id, title, description, updated, coverAlt } = article.facts;
  return pageMetadata({
    title,
    description,
    path: routes.article(id),
    picture: { src: coverOf(id).share, alt: coverAlt },
    updated,
  });
}

export default async function ArticlePage({ params }: PageProps) {
  const article = await articleAt(params);
  if (article) return <ArticleBody article={article} />;
  return (
    <p className="max-w-site px-gutter mx-auto">
      No article in content/en/articles/ has this number. Once its file is saved, it shows here.
    </p>
  );
}

/**
 * The article at an address; undefined where there is none. Only the development server asks for such an
 * address. `dynamicParams = false` would make it go by a list that is a request behind, so that a new
 * article was not found, and a page that is not found stays when a file appears.
 */
async function articleAt(params: PageProps['params']): Promise<Article | undefined> {
  const { page, n } = await params;
  const article = findArticle(Number(n));
  return article && page === `page${pageOfArticle(article.facts.id)}` ? article : undefined;
}
