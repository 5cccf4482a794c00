import { loadAccidentTypes, loadForms, loadMessages, loadSite } from '@/lib/content/site-content';
import { loadUsualTimes } from '@/lib/deadlines/main-clocks';
import type { NoteTexts } from '@/lib/forms/notes';
import type { Office } from '@/lib/forms/office';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import { loadOperator, loadServed, paymentKind } from '@/lib/operator';
import { routesIn } from '@/lib/routes';
import { readEmailConfig } from '@/lib/settings';

function formContent(language: Language) {
  const { name, mailLabel, mailbox, phone } = loadSite(language);
  const { routing } = loadOperator(language);
  return {
    accidentTypes: loadAccidentTypes(language).map(({ name, label }) => ({
      value: name,
      // Soft hyphens would end up in the copy and in the visitor's own e-mail.
      label: label.replaceAll('\u00ad', ''),
    })),
    texts: { ...loadMessages(language), phone, mailbox },
    atSend: textsAtSend(language),
    served: loadServed(language),
    office: {
      name,
      mailLabel,
      mailbox,
      language,
      routing,
      clocks: loadUsualTimes(language).clocks,
    } as Office,
    config: readEmailConfig(),
    addresses: { confirmation: routesIn(language).confirmation },
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

type Content = ReturnType<typeof formContent>;
export type AtSend = Content['atSend'];
export type FormContent = Content & { texts: Content['texts'] & NoteTexts };
export type ContactFormProps = FormContent & { formTexts: ReturnType<typeof loadForms>['contact'] };
export type IntakeFormProps = FormContent & { formTexts: ReturnType<typeof loadForms>['intake'] };

export function contactFormContent(language: Language): ContactFormProps {
  return { ...formContent(language), formTexts: loadForms(language).contact };
}

export function intakeFormContent(language: Language): IntakeFormProps {
  const { texts, ...content } = formContent(language);
  return {
    ...content,
    texts: { ...texts, usualTimes: loadUsualTimes(language) },
    formTexts: loadForms(language).intake,
  };
}
