import { lineOf } from '../../lib/content/locate-value';
import type { Mistake } from '../../lib/content/mistakes';
import { numberingMistakes } from '../../lib/content/numbering';
import type { Content } from './read-content';

/** Finds numbers that repeat or leave a gap, titles that stand twice, and dates that are still to come. */
export function checkArticleFacts({ articles }: Content, now = new Date()): Mistake[] {
  const titles = new Map<string, string>();
  return [
    ...numberingMistakes(articles),
    ...articles.flatMap(({ facts, front, file }) => {
      const at = (path: string[], problem: string): Mistake => {
        return { file, line: lineOf(front, path), field: path.join('.'), problem };
      };
      const title = facts.title.toLowerCase();
      const first = titles.get(title);
      if (title) titles.set(title, first ?? file);
      return [
        ...(first && title ? [at(['title'], `is also the title of ${first}. Write another.`)] : []),
        ...(isToCome(facts.updated, now)
          ? [at(['updated'], `is ${facts.updated}, which is still to come. Write today’s date.`)]
          : []),
        ...(isToCome(facts.reviewed?.date ?? '', now)
          ? [at(['reviewed', 'date'], 'is still to come. Write the day of the review.')]
          : []),
      ];
    }),
  ];
}

// A day that has begun anywhere on earth is not to come.
function isToCome(day: string, now: Date): boolean {
  const latest = new Date(now.getTime() + 14 * 3_600_000);
  return Date.parse(day) > latest.getTime();
}
