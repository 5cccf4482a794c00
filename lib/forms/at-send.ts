import {
  languageNote,
  loadAccidentTypes,
  loadForms,
  loadOperator,
} from '@/lib/content/site-content';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import { placesOfText } from '@/lib/referral';

/** What both forms say between the fields and Send, as the operator's facts and the law want it. */
export function textsAtSend(language: Language) {
  const texts = loadForms(language).atSend;
  const facts = loadOperator(language);
  const { payment, selection, retention, attorneys, machineCalls } = facts;
  const { adLabel = texts.label } = facts;
  const isDue = (text: 'advertisement' | 'sale') => placesOfText(text, facts).length > 0;
  const shown = [
    isDue('advertisement') &&
      fillText(texts.advertisement, { label: adLabel, payment: payment?.words ?? '' }),
    isDue('sale') && texts.sale,
    selection,
    retention,
    languageNote(language),
    texts.request,
    ...texts.keep,
    texts.confidential,
  ];
  return {
    shown: shown.filter((text) => typeof text === 'string'),
    more: texts.more,
    folded: [...(attorneys ? [texts.attorneys] : []), ...texts.items],
    /** What California wants said about injuries at work, for which places and types. */
    compensation: {
      text: texts.compensation,
      areas: placesOfText('compensation', facts),
      types: loadAccidentTypes(language).flatMap(({ name, clock }) =>
        clock === 'work' ? [name] : [],
      ),
    },
    consent: machineCalls && fillText(texts.consent, { firms: machineCalls }),
  };
}
