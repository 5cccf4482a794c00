import type { ArticleFacts } from '../../lib/content/markdown-schemas';

/**
 * Takes an article's file name and what its front matter holds, right or wrong, and returns facts to
 * go on checking with: what is missing is empty, and the number comes from the file's name.
 */
export function looseFacts(name: string, data: unknown): ArticleFacts {
  const facts = isRecord(data) ? data : {};
  const id = Number.isInteger(facts.id) ? Number(facts.id) : Number(/\d+/.exec(name)?.[0]);
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  const sources = list(facts.sources).filter(isSource);
  const related = list(facts.related).filter(Number.isInteger);
  const text = (name: string) => String(facts[name] ?? '');
  const review = isRecord(facts.reviewed) ? facts.reviewed : undefined;
  return {
    id,
    title: text('title'),
    summary: text('summary'),
    description: text('description'),
    updated: text('updated'),
    coverAlt: text('coverAlt'),
    coverCaption: text('coverCaption'),
    draft: facts.draft === true,
    ...(review && { reviewed: { by: String(review.by), date: String(review.date) } }),
    ...(typeof facts.listTitle === 'string' && { listTitle: facts.listTitle }),
    ...(typeof facts.accidentType === 'string' && { accidentType: facts.accidentType }),
    related,
    sources,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSource(value: unknown): value is ArticleFacts['sources'][number] {
  return isRecord(value) && typeof value.id === 'string';
}
