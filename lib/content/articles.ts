import { articlesPerPage, pageOfArticle } from '@/lib/routes';
import { type ArticleFacts, articleSchema } from './markdown-schemas';
import { ContentError, type Mistake } from './mistakes';
import { once } from './once';
import { listFiles, type MarkdownFile, readMarkdown } from './read-file';

export type Article = MarkdownFile<ArticleFacts>;

/** Returns all articles by number; throws a ContentError for a number that repeats or leaves a gap. */
export const loadArticles = once((): Article[] => {
  const articles = listFiles('articles', '.md').map((path) => readMarkdown(path, articleSchema));
  articles.sort((a, b) => a.facts.id - b.facts.id);
  const mistakes = articles.flatMap(({ facts, file }, index): Mistake[] => {
    if (facts.id === index + 1) return [];
    const problem = `is ${facts.id}, but the articles are numbered without gap or repetition: write ${index + 1}, or correct the file before it.`;
    return [{ file, line: 2, field: 'id', problem }];
  });
  // The first wrong number makes all that follow look wrong too.
  if (mistakes[0]) throw new ContentError([mistakes[0]]);
  return articles;
});

/** Returns the numbers of the list pages that the articles fill, from 1. */
export function listPages(): number[] {
  const count = Math.max(1, pageOfArticle(loadArticles().length));
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Takes a list page's number and returns its articles in ascending order. */
export function articlesOnPage(page: number): Article[] {
  return loadArticles().slice((page - 1) * articlesPerPage, page * articlesPerPage);
}

/** Takes an article's number and returns that article; throws where there is none. */
export function loadArticle(id: number): Article {
  const article = loadArticles()[id - 1];
  if (!article) throw new Error(`There is no article ${id}.`);
  return article;
}

/** Takes an article and returns the one before, the one after, and those that its editor names as related. */
export function articlesBeside({ facts }: Article) {
  const all = loadArticles();
  return {
    previous: all[facts.id - 2],
    next: all[facts.id],
    related: facts.related.map(loadArticle),
  };
}
