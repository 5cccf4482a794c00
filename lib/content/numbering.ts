import { mistakeAt } from './locate-value';
import type { ArticleFacts } from './markdown-schemas';
import type { Mistake } from './mistakes';
import type { MarkdownFile } from './read-file';

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
