import {
  loadAccidentTypes,
  loadForms,
  loadMessages,
  loadSite,
  loadUsualTimes,
} from '@/lib/content/site-content';
import type { NoteTexts } from '@/lib/forms/notes';
import type { Language } from '@/lib/language';
import { routesIn } from '@/lib/routes';
import { readEmailConfig } from '@/lib/settings';

/** What both forms need of the content and the settings, as plain props for their client leaves. */
function formContent(language: Language) {
  const { name, mailLabel, mailbox, phone } = loadSite(language);
  return {
    accidentTypes: loadAccidentTypes(language).map(({ name, label }) => ({
      value: name,
      // The tile's soft hyphens would go into the copy and the visitor's own e-mail.
      label: label.replaceAll('\u00ad', ''),
    })),
    texts: { ...loadMessages(language), phone, mailbox, atSend: loadForms(language).atSend },
    sender: { name, mailLabel, mailbox },
    config: readEmailConfig(),
    addresses: { confirmation: routesIn(language).confirmation },
  };
}

type Content = ReturnType<typeof formContent>;
export type FormContent = Content & { texts: Content['texts'] & NoteTexts };
export type ContactFormProps = FormContent & { words: ReturnType<typeof loadForms>['contact'] };
export type IntakeFormProps = FormContent & { words: ReturnType<typeof loadForms>['intake'] };

export function contactFormContent(language: Language): ContactFormProps {
  return { ...formContent(language), words: loadForms(language).contact };
}

export function intakeFormContent(language: Language): IntakeFormProps {
  const { texts, ...content } = formContent(language);
  return {
    ...content,
    texts: { ...texts, usualTimes: loadUsualTimes(language) },
    words: loadForms(language).intake,
  };
}
