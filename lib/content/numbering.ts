import { lineOf } from './locate-value';
import type { ArticleFacts } from './markdown-schemas';
import type { Mistake } from './mistakes';
import type { MarkdownFile } from './read-file';

/**
 * Takes all articles by number and returns what is wrong with their numbers: the first that repeats
 * or leaves a gap (it makes all that follow look wrong too), or drafts that are not the last.
 */
export function numberingMistakes(articles: readonly MarkdownFile<ArticleFacts>[]): Mistake[] {
  const wrong = articles.findIndex(({ facts }, index) => facts.id !== index + 1);
  const article = articles[wrong];
  if (article) return [at(article, describeNumber(article.facts.id, wrong + 1))];

  const lastPublished = articles.findLastIndex(({ facts }) => !facts.draft);
  return articles
    .slice(0, lastPublished + 1)
    .filter(({ facts }) => facts.draft)
    .map((draft) =>
      at(
        draft,
        `is ${draft.facts.id}, but drafts have the last numbers. Publish it, or give it and the articles after it other numbers.`,
      ),
    );
}

function describeNumber(id: number, expected: number): string {
  return id < expected
    ? `is ${id}, which another article has already. Give each a number of its own.`
    : `is ${id}, but there is no article ${expected}. Write ${expected}: the numbers leave no gap.`;
}

function at({ file, front }: MarkdownFile<ArticleFacts>, problem: string): Mistake {
  return { file, line: lineOf(front, ['id']), field: 'id', problem };
}
