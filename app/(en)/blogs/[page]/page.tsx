import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleList } from '@/components/blog/article-list';
import { PageButtons } from '@/components/blog/page-buttons';
import { Redirect } from '@/components/layout/redirect';
import { WithCallBar } from '@/components/layout/with-call-bar';
import { articlesOnPage, listPages, loadArticle } from '@/lib/content/articles';
import { listParams } from '@/lib/content/editions';
import { loadLabels } from '@/lib/content/site-content';
import { fillText } from '@/lib/fill-text';
import { currentLanguage } from '@/lib/language';
import { pageNumber, routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

type PageProps = { params: Promise<{ page: string }> };

export const generateStaticParams = () => listParams('en');

/** The development server asks for any address. */
async function readAddress(params: PageProps['params']) {
  const { page } = await params;
  if (!listParams(currentLanguage()).some((one) => one.page === page)) notFound();
  return { page, list: pageNumber(page) };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { page, list } = await readAddress(params);
  const { lists } = loadLabels();
  return pageMetadata({
    title: list
      ? fillText(lists.place, { page: list, pages: listPages().at(-1) ?? list })
      : loadArticle(Number(page)).facts.title,
    description: lists.description,
    path: list ? routes.listPage(list) : routes.article(Number(page)),
  });
}

export default async function ListPage({ params }: PageProps) {
  const { page, list } = await readAddress(params);
  if (!list) {
    const { id, title } = loadArticle(Number(page)).facts;
    return <Redirect to={routes.article(id)} title={title} />;
  }
  const { lists } = loadLabels();
  return (
    <WithCallBar>
      <div className="max-w-site px-gutter mx-auto">
        <h1 className="font-display text-headline mb-6">{lists.title}</h1>
        <ArticleList articles={articlesOnPage(list)} />
        <div className="my-6">
          <PageButtons pages={listPages()} current={page} labels={lists} isBelow />
        </div>
      </div>
    </WithCallBar>
  );
}
