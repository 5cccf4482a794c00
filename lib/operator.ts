import { loadOperator } from './content/site-content';
import { type Language, originalLanguage } from './language';
import { closedToResidents } from './referral';
import type { Served } from './served';

export function paymentKind() {
  return loadOperator(originalLanguage).payment?.kind;
}

/** States served; undefined if people everywhere may send both forms. */
export function loadServed(language: Language): Served | undefined {
  const operator = loadOperator(language);
  const { all = !operator.states, served = [], others = [] } = operator.states ?? {};
  const closedHomes = closedToResidents(operator);
  if (all && others.length + closedHomes.length === 0) return undefined;
  const entries = others.map(({ state, ...facts }) => [state, facts]);
  return { all, areas: served, others: Object.fromEntries(entries), closedHomes };
}

/** The specified words, or those that name no attorney better than others (Rule 7.1). */
export function worded(texts: Record<'specified' | 'neutral', string>, language: Language): string {
  return texts[loadOperator(language).wording ?? 'specified'];
}
