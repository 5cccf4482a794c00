import { articlesPerPage, pageOfArticle } from '@/lib/routes';
import { currentLanguage, type Language } from '../language';
import { type ArticleFacts, articleSchema } from './markdown-schemas';
import { ContentError } from './mistakes';
import { numberingMistakes } from './numbering';
import { once } from './once';
import { isTranslated, listFiles, type MarkdownFile, readMarkdown } from './read-file';

/** An article in the language of its text, which is English where it has no translation. */
export type Article = MarkdownFile<ArticleFacts> & { language: Language };

/**
 * Returns all articles by number, drafts in development only; throws a ContentError for numbers
 * that repeat, leave a gap or belong to a draft among published articles.
 */
export const loadArticles = once((wanted): Article[] => {
  const articles = listFiles('en/articles', '.md').map((file) => {
    const path = file.slice('en/'.length);
    const language = isTranslated(path, wanted) ? wanted : 'en';
    return { ...readMarkdown(path, articleSchema, language), language };
  });
  articles.sort((a, b) => a.facts.id - b.facts.id);
  const mistakes = numberingMistakes(articles);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const showsDrafts = process.env.NODE_ENV === 'development';
  return articles.filter(({ facts }) => showsDrafts || !facts.draft);
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
export function loadArticle(id: number, language = currentLanguage()): Article {
  const article = loadArticles(language)[id - 1];
  if (!article) throw new Error(`There is no article ${id}.`);
  return article;
}

/** Takes an article and returns the one before, the one after, and those that its editor names as related. */
export function articlesBeside({ facts }: Article) {
  const all = loadArticles();
  return {
    previous: all[facts.id - 2],
    next: all[facts.id],
    related: facts.related.map((id) => loadArticle(id)),
  };
}
