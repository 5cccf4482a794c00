import { type Mistake, mistakeAt } from '../../lib/content/mistakes';
import { outlineOf } from './outline';
import type { Content } from './read-content';

/** What keeps articles from being published, and what would break in them. */
export function* checkArticles({ articles }: Content): Iterable<Mistake> {
  for (const article of articles) {
    const { file, facts, front } = article;
    const { citations } = outlineOf(article);
    if (facts.sources.length === 0)
      yield mistakeAt(front, ['sources'], 'is missing. Write at least one, and cite it as [^id].');
    for (const { id, line } of citations)
      if (!facts.sources.some((source) => source.id === id)) {
        const problem = 'is not a source. Correct it, or add the source above.';
        yield { file, line, field: `[^${id}]`, problem };
      }
  }
}
