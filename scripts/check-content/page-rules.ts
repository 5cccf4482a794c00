import type { Mistake } from '../../lib/content/mistakes';
import { outlineOf } from './article-outline';
import type { Content } from './read-content';
import { quoteSentence, readingLevel } from './reading-level';

// Terms need some words that an article can do without.
const highestGrade = 10;

/** Finds pages that are hard to read. */
export function checkPages({ texts, articles }: Content): Mistake[] {
  const isArticle = (file: string) => articles.some((article) => article.file === file);
  return texts
    .filter(({ file }) => !isArticle(file))
    .flatMap((text) => {
      const { grade, worst } = readingLevel(outlineOf(text).tokens);
      if (grade <= highestGrade) return [];
      const hardest = worst[0];
      const line = (hardest?.line ?? 1) + text.bodyLine - 1;
      const problem = `is grade ${grade.toFixed(1)}. Write at most ${highestGrade}; hardest: ${hardest && quoteSentence(hardest)}.`;
      return [{ file: text.file, line, field: 'reading level', problem }];
    });
}
