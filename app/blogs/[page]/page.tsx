import type { Metadata } from 'next';
import { ArticleList } from '@/components/blog/article-list';
import { Redirect } from '@/components/layout/redirect';
import { articlesOnPage, listPages, loadArticle } from '@/lib/content/articles';
import { loadSite } from '@/lib/content/site-content';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

type PageProps = { params: Promise<{ page: string }> };

export const dynamicParams = false;

/** The list pages, and the short addresses /blogs/{number} that some articles also answer at. */
export function generateStaticParams() {
  const lists = listPages().map((page) => `page${page}`);
  return [...lists, ...loadSite().shortAddresses.map(String)].map((page) => ({ page }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { page } = await params;
  const list = listNumber(page);
  return pageMetadata({
    title: list ? `Articles, page ${list}` : loadArticle(Number(page)).facts.title,
    description: 'Plain answers about injury law: fees, deadlines, insurers, and your rights.',
    needsScripts: false,
    path: list ? routes.listPage(list) : routes.article(Number(page)),
  });
}

export default async function ListPage({ params }: PageProps) {
  const { page } = await params;
  const list = listNumber(page);
  if (!list) {
    const { id, title } = loadArticle(Number(page)).facts;
    return <Redirect to={routes.article(id)} title={title} />;
  }
  return (
    <>
      <h1 className="heading-1 mb-8">Articles</h1>
      <ArticleList articles={articlesOnPage(list).map(({ facts }) => facts)} />
    </>
  );
}

function listNumber(page: string): number | undefined {
  const number = /^page(\d+)$/.exec(page)?.[1];
  return number ? Number(number) : undefined;
}
