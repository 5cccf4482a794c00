import { type Language, originalLanguage } from '../language';
import { cached } from '../memoize';
import { pageOfArticle, routesIn } from '../routes';
import { mistakeAt } from './locate-value';
import { type ArticleFacts, articleSchema } from './markdown-schemas';
import { ContentError, type Mistake } from './mistakes';
import { isTranslated, listFiles, type MarkdownFile, readMarkdown } from './read-file';

/** An article in one of its languages. */
export type Article = MarkdownFile<ArticleFacts> & { language: Language };

type Publicity = Pick<ArticleFacts, 'draft' | 'hidden' | 'publish'>;

/** Takes an article's facts and a day such as 2026-12-01, and returns whether visitors see it on that day. */
export function isPublic(facts: Publicity, today: string): boolean {
  return whyNotPublic(facts, today) === undefined;
}

/** Takes the same and returns why they don't; undefined if they do. */
export function whyNotPublic({ draft, hidden, publish = '' }: Publicity, today: string) {
  if (hidden) return 'hidden';
  if (draft) return 'draft';
  return publish > today ? 'scheduled' : undefined;
}

/** Returns the day of the build, such as 2026-12-01, in UTC. */
export function dayOfBuild(): string {
  return new Date().toISOString().slice(0, 10);
}

const readArticles = cached((): Article[] => {
  const articles = listFiles(`${originalLanguage}/articles`, '.md')
    .map((file) =>
      readMarkdown(file.slice(`${originalLanguage}/`.length), articleSchema, originalLanguage),
    )
    .map((article) => ({ ...article, language: originalLanguage }))
    .sort((a, b) => a.facts.id - b.facts.id);
  const mistakes = numberingMistakes(articles);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return articles;
});

/**
 * Returns the articles that a language has, by number, and in development also those that are not public;
 * throws a ContentError for numbers that repeat. Between them numbers may be missing.
 */
export const loadArticles = cached((language): Article[] => {
  const showsAll = process.env.NODE_ENV === 'development';
  const shown = readArticles(originalLanguage).filter(
    ({ facts }) => showsAll || isPublic(facts, dayOfBuild()),
  );
  if (language === originalLanguage) return shown;
  return shown
    .map(({ file }) => file.slice(`content/${originalLanguage}/`.length))
    .filter((path) => isTranslated(path, language))
    .map((path) => ({ ...readMarkdown(path, articleSchema, language), language }));
});

/** Returns the numbers of the articles that are hidden. */
export function hiddenArticles(): number[] {
  return readArticles(originalLanguage).flatMap(({ facts }) => (facts.hidden ? facts.id : []));
}

/** Returns the numbers of the list pages that hold articles; 1 if there is none. */
export function listPages(language: Language): number[] {
  const pages = loadArticles(language).map(({ facts }) => pageOfArticle(facts.id));
  return pages.length > 0 ? [...new Set(pages)] : [1];
}

/** Returns the address of the first list, to which /blogs leads. */
export function firstList(language: Language): string {
  return routesIn(language).listPage(listPages(language)[0] ?? 1);
}

/** Takes a list page's number and returns its articles in ascending order. */
export function articlesOnPage(page: number, language: Language): Article[] {
  return loadArticles(language).filter(({ facts }) => pageOfArticle(facts.id) === page);
}

/** Takes a number and returns the article that has it, or undefined if there is none. */
export function findArticle(id: number, language: Language): Article | undefined {
  return loadArticles(language).find(({ facts }) => facts.id === id);
}

/** Takes an article's number and returns that article; throws if there is none. */
export function loadArticle(id: number, language: Language): Article {
  const article = findArticle(id, language);
  if (!article) throw new Error(`There is no article ${id}.`);
  return article;
}

/**
 * Takes an article and returns the one before, the one after, and those that its editor names as related,
 * as far as they are there: removing an article must not break others.
 */
export function articlesBeside({ facts, language }: Article) {
  const all = loadArticles(language);
  return {
    previous: all.findLast((one) => one.facts.id < facts.id),
    next: all.find((one) => one.facts.id > facts.id),
    related: facts.related.flatMap((id) => findArticle(id, language) ?? []),
  };
}

/**
 * Takes all articles by number and returns those whose number another one has already. A gap is no mistake:
 * an article's number is its address, which stays when another article is removed.
 */
export function numberingMistakes(articles: readonly MarkdownFile<ArticleFacts>[]): Mistake[] {
  return articles
    .filter(({ facts }, index) => facts.id === articles[index - 1]?.facts.id)
    .map(({ facts, front }) => {
      const problem = `is ${facts.id}, which another article has already. Give each a number of its own.`;
      return mistakeAt(front, ['id'], problem);
    });
}
