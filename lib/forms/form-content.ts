import type { Messages } from '@/lib/content/message-schemas';
import { loadAccidentTypes, loadForms, loadMessages, loadSite } from '@/lib/content/site-content';
import { loadUsualTimes } from '@/lib/deadlines/main-clocks';
import type { UsualTimes } from '@/lib/deadlines/usual-time';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import type { FormName } from '@/lib/message/records';
import { loadOperator, loadServed, paymentKind } from '@/lib/operator';
import { routesIn } from '@/lib/routes';
import type { Served } from '@/lib/served';
import { type EmailConfig, readEmailConfig } from '@/lib/settings';
import { contactForm } from './contact';
import type { Form } from './fields';
import { intakeForm } from './intake';
import type { Office } from './template-parameters';

export type FormMessages = Messages & {
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
  office: Omit<Office, 'clocks'>;
  config: EmailConfig;
  confirmation: string;
};

/** All that the island of a form needs, as plain data. */
export function formContent(name: FormName, language: Language): FormContent {
  const site = loadSite(language);
  const { phone, mailbox } = site;
  const config = readEmailConfig();
  const types = loadAccidentTypes(language).map(({ name, label }) => ({
    value: name,
    // Soft hyphens would end up in the copy and in the visitor's own e-mail.
    label: label.replaceAll('\u00ad', ''),
  }));
  const { contact, intake } = loadForms(language);
  const isIntake = name === 'intake';
  return {
    form: isIntake
      ? intakeForm(intake, types, site)
      : contactForm(contact, types, site, config.siteUrl),
    texts: {
      ...loadMessages(language),
      phone,
      mailbox,
      usualTimes: isIntake ? loadUsualTimes(language) : undefined,
    },
    atSend: textsAtSend(language),
    served: loadServed(language),
    office: { language, routing: loadOperator(language).routing },
    config,
    confirmation: routesIn(language).confirmation,
  };
}

function textsAtSend(language: Language) {
  const texts = loadForms(language).atSend;
  const { legalName = loadSite(language).name, ...facts } = loadOperator(language);
  const { payment, selection, adLabel = texts.label, attorneys, machineCalls } = facts;
  const operator = { operator: legalName };
  const shown = [
    payment && fillText(texts.advertisement, { label: adLabel, payment: payment.words }),
    paymentKind() === 'perMessage' && texts.sale,
    fillText(texts.request, operator),
    ...texts.keep,
  ];
  return {
    shown: shown.filter((text) => typeof text === 'string'),
    more: texts.more,
    folded: [selection, attorneys && texts.attorneys, ...texts.items].filter(
      (text) => text !== undefined,
    ),
    compensation: texts.compensation,
    consent: machineCalls && fillText(texts.consent, { ...operator, firms: machineCalls }),
  };
}
