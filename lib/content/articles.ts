import { dayOfBuild } from '../day-of-build';
import { type Language, originalLanguage } from '../language';
import { cached } from '../memoize';
import { pageOfArticle, routesIn } from '../routes';
import { type Figure, figureSchema } from './figure-schemas';
import { type ArticleFacts, articleSchema, translatedArticleSchema } from './markdown-schemas';
import { isTranslated, listFiles, markdownPath } from './read-file';
import { type MarkdownFile, readMarkdown, readYaml } from './read-texts';

export type Article = MarkdownFile<ArticleFacts> & {
  /** Path without language and ending: articles/09-contingency-fees. */
  name: string;
  language: Language;
};

type Publicity = Pick<ArticleFacts, 'draft' | 'hidden' | 'publish'>;

/** Whether visitors see an article on a day such as 2026-12-01. */
export function isPublic(facts: Publicity, today: string): boolean {
  return whyNotPublic(facts, today) === undefined;
}

/** Why visitors don't see an article on a day; undefined if they do. */
export function whyNotPublic({ draft, hidden, publish = '' }: Publicity, today: string) {
  if (hidden) return 'hidden';
  if (draft) return 'draft';
  return publish > today ? 'scheduled' : undefined;
}

const readArticles = cached((): Article[] => {
  const ending = markdownPath('', originalLanguage);
  return listFiles('articles', ending)
    .map((file) => file.slice(0, -ending.length))
    .map((name) => ({
      ...readMarkdown(name, articleSchema, originalLanguage),
      name,
      language: originalLanguage,
    }))
    .sort((a, b) => a.facts.id - b.facts.id);
});

/** Articles by number; development includes drafts. */
export const loadArticles = cached((language): Article[] => {
  const showsAll = process.env.NODE_ENV === 'development';
  const shown = readArticles(originalLanguage).filter(
    ({ facts }) => showsAll || isPublic(facts, dayOfBuild()),
  );
  if (language === originalLanguage) return shown;
  return shown
    .filter(({ name }) => isTranslated(name, language))
    .map((article) => translateArticle(article, language));
});

function translateArticle({ name, facts }: Article, language: Language): Article {
  const translation = readMarkdown(name, translatedArticleSchema, language);
  // A translation without a short title must not get the English one.
  return {
    ...translation,
    name,
    language,
    facts: { ...facts, listTitle: undefined, ...translation.facts },
  };
}

export function hiddenArticles(): number[] {
  return readArticles(originalLanguage).flatMap(({ facts }) => (facts.hidden ? facts.id : []));
}

export function listPages(language: Language): number[] {
  const pages = loadArticles(language).map(({ facts }) => pageOfArticle(facts.id));
  return pages.length > 0 ? [...new Set(pages)] : [1];
}

export function firstList(language: Language): string {
  return routesIn(language).listPage(listPages(language)[0] ?? 1);
}

export function articlesOnPage(page: number, language: Language): Article[] {
  return loadArticles(language).filter(({ facts }) => pageOfArticle(facts.id) === page);
}

export function findArticle(id: number, language: Language): Article | undefined {
  return loadArticles(language).find(({ facts }) => facts.id === id);
}

/** The previous, next and related articles, skipping those that were removed. */
export function articlesBeside({ facts, language }: Article) {
  const all = loadArticles(language);
  return {
    previous: all.findLast((article) => article.facts.id < facts.id),
    next: all.find((article) => article.facts.id > facts.id),
    related: facts.related.flatMap((id) => findArticle(id, language) ?? []),
  };
}

export function figureFolder(id: number): string {
  return `figures/${String(id).padStart(2, '0')}`;
}

/** Throws an error if the figure is missing or has mistakes; the content check gives the line. */
export function readFigure({ facts, language }: Article, name: string): Figure {
  return readYaml(`${figureFolder(facts.id)}/${name}.yml`, figureSchema, language);
}
