import { notFound } from 'next/navigation';
import { ArticleList, Situations } from '@/components/blog/article-list';
import { Pagination } from '@/components/blog/pagination';
import { WithCallBar } from '@/components/layout/call-bar';
import { Masthead } from '@/components/layout/masthead';
import { SitePage } from '@/components/layout/site-page';
import { Container } from '@/components/ui/section';
import { articlesOnPage, listPages } from '@/lib/content/articles';
import { loadLabels } from '@/lib/content/site-content';
import { fillText } from '@/lib/inline-text';
import { pageLanguage } from '@/lib/page-language';
import { listPath } from '@/lib/routes';
import { listDescription, pageMetadata } from '@/lib/seo';

type PageProps = { params: Promise<{ page: string }> };

export const generateStaticParams = async () => {
  const pages = listPages(await pageLanguage());
  return pages.map((page) => ({ page: `page${page}` }));
};

async function readAddress(params: PageProps['params']) {
  const { page } = await params;
  const language = await pageLanguage();
  const pages = listPages(language);
  const list = pages.find((number) => page === `page${number}`);
  // Only the development server serves other addresses.
  if (!list) notFound();
  return { language, list, pages };
}

export async function generateMetadata({ params }: PageProps) {
  const { language, list, pages } = await readAddress(params);
  return pageMetadata(language, {
    title: fillText(loadLabels(language).lists.place, { page: list, pages: pages.at(-1) ?? list }),
    description: listDescription(language, list),
    path: listPath(list),
  });
}

export default async function ListPage({ params }: PageProps) {
  const { language, list, pages } = await readAddress(params);
  return (
    <SitePage language={language} path={listPath(list)}>
      <WithCallBar language={language}>
        <Masthead title={loadLabels(language).lists.title}>
          <div className="mt-3">
            <Pagination language={language} pages={pages} current={list} />
          </div>
        </Masthead>
        <Container className="pt-6 lg:pt-8">
          <Situations language={language} />
          <ArticleList language={language} articles={articlesOnPage(list, language)} />
          <div className="my-6">
            <Pagination language={language} pages={pages} current={list} position="below" />
          </div>
        </Container>
      </WithCallBar>
    </SitePage>
  );
}
