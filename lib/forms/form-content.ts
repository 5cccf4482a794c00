import {
  loadAccidentTypes,
  loadForms,
  loadMessages,
  loadOperator,
  loadSite,
} from '@/lib/content/site-content';
import { loadAnswers, loadHelpToday } from '@/lib/deadlines/answers';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import type { FormName } from '@/lib/message/records';
import { loadServed } from '@/lib/operator';
import { readOutage } from '@/lib/outage';
import { placesOfText } from '@/lib/referral';
import { routesIn } from '@/lib/routes';
import { readEmailConfig } from '@/lib/settings';
import { loadForm } from './forms';

export type FormContent = ReturnType<typeof formContent>;
export type FormMessages = FormContent['texts'];

/** All that the island of a form needs, as plain data. */
export function formContent(name: FormName, language: Language) {
  const operator = loadOperator(language);
  return {
    form: loadForm(name, language),
    texts: {
      ...loadMessages(language),
      language,
      mailbox: loadSite(language).mailbox,
      /** Of the intake, which asks for a state. */
      answers: name === 'intake' ? loadAnswers(language) : undefined,
      help: name === 'intake' ? loadHelpToday(language) : undefined,
      served: loadServed(language),
    },
    atSend: textsAtSend(language),
    outage: readOutage(operator),
    office: { language, routing: operator.routing },
    config: readEmailConfig(),
    confirmation: routesIn(language).confirmation,
  };
}
function textsAtSend(language: Language) {
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
    texts.confidential,
    texts.request,
    ...texts.keep,
  ];
  return {
    shown: shown.filter((text) => typeof text === 'string'),
    more: texts.more,
    folded: [...(attorneys ? [texts.attorneys] : []), ...texts.items],
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
