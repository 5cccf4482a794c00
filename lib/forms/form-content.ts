import type { Messages } from '@/lib/content/message-schemas';
import {
  loadAccidentTypes,
  loadForms,
  loadMessages,
  loadOperator,
  loadSite,
} from '@/lib/content/site-content';
import { loadUsualTimes } from '@/lib/deadlines/main-clocks';
import type { UsualTimes } from '@/lib/deadlines/usual-time';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import type { FormName } from '@/lib/message/records';
import { loadServed } from '@/lib/operator';
import { type Outage, readOutage } from '@/lib/outage';
import { placesOfText } from '@/lib/referral';
import { routesIn } from '@/lib/routes';
import { asksForHome, asksForPlace, type Served } from '@/lib/served';
import { type EmailConfig, readEmailConfig } from '@/lib/settings';
import { contactForm } from './contact';
import type { Form } from './fields';
import { intakeForm } from './intake';
import type { Office } from './template-parameters';

export type FormMessages = Messages & {
  language: Language;
  phone: string;
  mailbox: string;
  /** Of the intake, which asks for a state. */
  usualTimes?: UsualTimes | undefined;
};

export type FormContent = {
  form: Form;
  texts: FormMessages;
  atSend: ReturnType<typeof textsAtSend>;
  served?: Served | undefined;
  outage?: Outage | undefined;
  office: Omit<Office, 'clocks'>;
  config: EmailConfig;
  confirmation: string;
};

/** All that the island of a form needs, as plain data. */
export function formContent(name: FormName, language: Language): FormContent {
  const site = loadSite(language);
  const { phone, mailbox } = site;
  const operator = loadOperator(language);
  const config = readEmailConfig();
  const types = loadAccidentTypes(language).map(({ name, label }) => ({
    value: name,
    // Soft hyphens would end up in the copy and in the visitor's own e-mail.
    label: label.replaceAll('\u00ad', ''),
  }));
  const { contact, intake, home } = loadForms(language);
  const served = loadServed(language);
  const places = {
    ...(asksForPlace(served) && { accident: contact.fields.zipCode }),
    ...(asksForHome(served) && { home }),
  };
  const isIntake = name === 'intake';
  return {
    form: isIntake
      ? intakeForm(intake, types, site, places)
      : contactForm(contact, types, site, config.siteUrl, places),
    texts: {
      ...loadMessages(language),
      language,
      phone,
      mailbox,
      usualTimes: isIntake ? loadUsualTimes(language) : undefined,
    },
    atSend: textsAtSend(language),
    served,
    outage: readOutage(operator),
    office: { language, routing: operator.routing },
    config,
    confirmation: routesIn(language).confirmation,
  };
}

function textsAtSend(language: Language) {
  const texts = loadForms(language).atSend;
  const facts = loadOperator(language);
  const { legalName = loadSite(language).name, payment, selection, retention } = facts;
  const { adLabel = texts.label, attorneys, machineCalls } = facts;
  const operator = { operator: legalName };
  const isDue = (text: 'advertisement' | 'sale') => placesOfText(text, facts).length > 0;
  const shown = [
    isDue('advertisement') &&
      fillText(texts.advertisement, { label: adLabel, payment: payment?.words ?? '' }),
    isDue('sale') && texts.sale,
    selection,
    retention,
    texts.confidential,
    fillText(texts.request, operator),
    ...texts.keep,
  ];
  return {
    shown: shown.filter((text) => typeof text === 'string'),
    more: texts.more,
    folded: [...(attorneys ? [texts.attorneys] : []), ...texts.items],
    compensation: {
      text: texts.compensation,
      areas: placesOfText('compensation', facts),
      types: loadAccidentTypes(language).flatMap(({ name, atWork }) => (atWork ? [name] : [])),
    },
    consent: machineCalls && fillText(texts.consent, { ...operator, firms: machineCalls }),
  };
}
