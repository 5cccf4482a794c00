import { loadMessages, loadOperator } from './content/site-content';
import { loadUsualTimes } from './deadlines/main-clocks';
import { type Language, originalLanguage } from './language';
import { closedToResidents } from './referral';
import { asksForHome, asksForPlace, type Served, servedPlaces } from './served';

export function paymentKind() {
  return loadOperator(originalLanguage).payment?.kind;
}

/** States served; undefined if people everywhere may send both forms. */
export function loadServed(language: Language): Served | undefined {
  const operator = loadOperator(language);
  const served = { ...servedPlaces(operator), closedHomes: closedToResidents(operator) };
  return asksForPlace(served) || asksForHome(served) ? served : undefined;
}

/** What an island says about the place of an accident. */
export function loadPlaces(language: Language) {
  const { stateNames, notServed, unknownZip, softChecks, invalidZipCode } = loadMessages(language);
  const texts = { language, stateNames, notServed, unknownZip, softChecks, invalidZipCode };
  return { ...texts, served: loadServed(language), usualTimes: loadUsualTimes(language) };
}

/** The specified words, or those that name no attorney better than others (Rule 7.1). */
export function worded(texts: Record<'specified' | 'neutral', string>, language: Language): string {
  return texts[loadOperator(language).wording ?? 'specified'];
}
