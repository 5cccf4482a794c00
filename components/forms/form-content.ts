import {
  loadAccidentTypes,
  loadForms,
  loadMessages,
  loadOperator,
  loadSite,
} from '@/lib/content/site-content';
import type { NoteTexts } from '@/lib/forms/notes';
import type { Office } from '@/lib/forms/office';
import { fillText } from '@/lib/inline-text';
import type { Language } from '@/lib/language';
import { loadServed } from '@/lib/operator';
import { placesOfText } from '@/lib/referral';
import { routesIn } from '@/lib/routes';
import { asksForHome, asksForPlace } from '@/lib/served';
import { readEmailConfig } from '@/lib/settings';
import { loadUsualTimes } from '@/lib/usual-times';

function formContent(language: Language) {
  const { name, mailLabel, mailbox, phone } = loadSite(language);
  const { routing } = loadOperator(language);
  const served = loadServed(language);
  const { contact, home } = loadForms(language);
  return {
    accidentTypes: loadAccidentTypes(language).map(({ name, label }) => ({
      value: name,
      // Soft hyphens would end up in the copy and in the visitor's own e-mail.
      label: label.replaceAll('\u00ad', ''),
    })),
    texts: { ...loadMessages(language), phone, mailbox },
    atSend: textsAtSend(language),
    served,
    places: {
      ...(asksForPlace(served) && { zipCode: contact.fields.zipCode }),
      ...(asksForHome(served) && { home }),
    },
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
