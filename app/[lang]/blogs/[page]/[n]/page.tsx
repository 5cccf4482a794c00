import { ArticleBody } from '@/components/blog/article-body';
import { SitePage } from '@/components/layout/site-page';
import { Container } from '@/components/ui/section';
import { type Article, findArticle, loadArticles } from '@/lib/content/articles';
import { pageLanguage } from '@/lib/page-language';
import { previewPicture } from '@/lib/pictures';
import { articlePath, listPath, pageOfArticle } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

type PageProps = { params: Promise<{ page: string; n: string }> };

export const generateStaticParams = async () =>
  loadArticles(await pageLanguage()).map(({ facts: { id } }) => ({
    page: `page${pageOfArticle(id)}`,
    n: `${id}`,
  }));

export async function generateMetadata({ params }: PageProps) {
  const article = await articleAt(params);
  if (!article) return {};
  const { id, title, description, updated, coverAlt } = article.facts;
  return pageMetadata(article.language, {
    title,
    description,
    path: articlePath(id),
    picture: { src: previewPicture(id), alt: coverAlt },
    updated,
  });
}

export default async function ArticlePage({ params }: PageProps) {
  const article = await articleAt(params);
  if (!article)
    return (
      <SitePage language={await pageLanguage()} path={listPath(1)}>
        <Container isSection>
          <p>No article is published at this address. If you just saved one, reload the page.</p>
        </Container>
      </SitePage>
    );
  const { facts, language } = article;
  return (
    <SitePage language={language} path={articlePath(facts.id)}>
      <ArticleBody article={article} />
    </SitePage>
  );
}

async function articleAt(params: PageProps['params']): Promise<Article | undefined> {
  const { page, n } = await params;
  const article = findArticle(Number(n), await pageLanguage());
  return article && page === `page${pageOfArticle(article.facts.id)}` ? article : undefined;
}
