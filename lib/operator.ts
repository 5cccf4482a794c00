import { loadOperator } from './content/site-content';
import type { Language } from './language';
import { closedToResidents } from './referral';
import { asksForHome, asksForPlace, type Served, servedPlaces } from './served';

/** States served; undefined if people everywhere may send both forms. */
export function loadServed(language: Language): Served | undefined {
  const operator = loadOperator(language);
  const served = { ...servedPlaces(operator), closedHomes: closedToResidents(operator) };
  return asksForPlace(served) || asksForHome(served) ? served : undefined;
}

/** The specified words, or those that name no attorney better than others (Rule 7.1). */
export function worded(texts: Record<'specified' | 'neutral', string>, language: Language): string {
  return texts[loadOperator(language).wording ?? 'specified'];
}
