import { loadMessages, loadOperator } from './content/site-content';
import { loadAnswers } from './deadlines/answers';
import type { Language } from './language';
import { closedToResidents } from './referral';
import { type Served, servedPlaces } from './served';

/** States served, and states whose residents may not send. */
export function loadServed(language: Language): Served {
  const operator = loadOperator(language);
  return { ...servedPlaces(operator), closedHomes: closedToResidents(operator) };
}

/** What an island says about the place of an accident. */
export function loadPlaces(language: Language) {
  const { stateNames, notServed, unknownZip, softChecks, invalidZipCode } = loadMessages(language);
  const texts = { language, stateNames, notServed, unknownZip, softChecks, invalidZipCode };
  return { ...texts, served: loadServed(language), answers: loadAnswers(language) };
}
