import type { Metadata } from 'next';
import { ArticleBody } from '@/components/blog/article-body';
import { loadArticle, loadArticles } from '@/lib/content/articles';
import { addressIn, englishAddress, pageOfArticle, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

type PageProps = { params: Promise<{ page: string; n: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return loadArticles().map(({ facts: { id } }) => ({
    page: `page${pageOfArticle(id)}`,
    n: String(id),
  }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { facts, language } = loadArticle(Number((await params).n));
  const { id, title, description, updated, coverAlt } = facts;
  return pageMetadata({
    title,
    description,
    path: addressIn(language, englishAddress(routes.article(id))),
    isTranslated: loadArticle(id, 'es').language === 'es',
    picture: { src: routes.articleImage(id, 'share.jpg'), alt: coverAlt },
    updated,
    needsScripts: false,
  });
}

export default async function ArticlePage({ params }: PageProps) {
  return <ArticleBody article={loadArticle(Number((await params).n))} />;
}
