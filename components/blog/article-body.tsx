import { ArticleFigure } from '@/components/figures/article-figure';
import { JsonLd } from '@/components/ui/json-ld';
import { Prose } from '@/components/ui/prose';
import { type Article, articlesBeside } from '@/lib/content/articles';
import { figureOf } from '@/lib/content/figures';
import { pictureOf } from '@/lib/content/pictures';
import { loadSite } from '@/lib/content/site-content';
import { renderMarkdown } from '@/lib/markdown';
import { splitAtFigures } from '@/lib/markdown/figures';
import { articleJsonLd } from '@/lib/seo';
import { ArticleHeader } from './article-header';
import { ArticleNeighbors } from './article-neighbors';
import { RelatedArticles } from './related-articles';
import { TableOfContents } from './table-of-contents';

/** The page of one article: header, contents, text with its figures and sources, and where to read on. */
export function ArticleBody({ article }: { article: Article }) {
  const { facts, body } = article;
  const { html, headings, words } = renderMarkdown(body, {
    sources: facts.sources,
    findPicture: (name) => pictureOf(article, name),
  });
  const { previous, next, related } = articlesBeside(article);
  return (
    <>
      {articleJsonLd(facts, loadSite().name).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
      <div className="article-page">
        <article>
          <ArticleHeader facts={facts} words={words} />
          {splitAtFigures(html).map((part, index) =>
            'html' in part ? (
              <Prose key={index} html={part.html} />
            ) : (
              <ArticleFigure key={index} figure={figureOf(article, part.figure)} />
            ),
          )}
        </article>
        <TableOfContents headings={headings} />
      </div>
      <ArticleNeighbors previous={previous?.facts} next={next?.facts} />
      <RelatedArticles articles={related.map((one) => one.facts)} />
    </>
  );
}
