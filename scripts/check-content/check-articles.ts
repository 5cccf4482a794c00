import type { Article } from '../../lib/content/articles';
import type { Mistake } from '../../lib/content/mistakes';
import { outlineOf } from './article-outline';
import { articleRules } from './article-rules';
import { readingLevel } from './reading-level';

export type ArticleFigures = {
  article: number;
  draft: boolean;
  words: number;
  grade: number;
  headings: number;
  figures: number;
  sources: number;
  links: number;
};

/** Takes an article and returns what is wrong with its text and its figures in numbers. */
export function checkArticle(article: Article): { mistakes: Mistake[]; figures: ArticleFigures } {
  const outline = outlineOf(article);
  const level = readingLevel(outline.tokens);
  return {
    mistakes: articleRules.flatMap((rule) => rule(article, outline, level)),
    figures: {
      article: article.facts.id,
      draft: article.facts.draft,
      words: level.words,
      grade: Math.round(level.grade * 10) / 10,
      headings: outline.headings.length,
      figures: outline.figures.length + outline.pictures.length,
      sources: article.facts.sources.length,
      links: outline.links.filter(({ address }) => address.startsWith('/blogs/')).length,
    },
  };
}
